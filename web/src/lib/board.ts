// A title on the page. Its folder games/<title>/ holds what no other file of the page knows:
//
//   index.ts         the default export, a `Title` (below): fetched with the first table of the title
//   Picture.svelte   its board in little, 360 by 220, for the first page
//   chapters.ts      figures for chapters of its rules
//   Overview.svelte  a picture for each panel of the overview before its rules (words/<language>/overview.ftl)
//   choosers.ts      pictures on which the value of an option is pressed together (choosers.ts of lib)
//   view.json        its view as shape.py of the title declares it, and generated.d.ts, types of that;
//   hints.json       what a first game says, and when (hints.ts)
//   figures.ts       the printed figures that figures.py names: all three made by `make wire`
//
// and whatever these are made of. titles.ts finds the folder; nothing is registered. Its sentences are
// src/dolmen/games/<title>/words/<language>/{title,names,web}.ftl. A title without such a folder is
// shown by generic/, which is a `Title` too.
import type { Component } from 'svelte'
import type { Acting } from './acting.svelte'
import type { Asks } from './heading'
import type { Lessons } from './hints'
import type { Step, Weigh } from './trail'
import type { Effect, LegalMove, SeatInfo, View, WhyNot } from './wire'

export interface BoardProps<V = View> {
  view: V
  // The view before the last change, for pieces that move.
  before: V | null
  // What happened since I last decided, for marks of what is fresh; left out, it is the last change.
  trail?: readonly Step<V>[]
  seats: readonly SeatInfo[]
  names: readonly string[]
  // Whose eyes: a seat, or nobody's.
  seat: number | null
  acting: Acting
}

export interface PlayerProps<V = View> {
  view: V
  seat: number
  names: readonly string[]
}

export interface SeatLook {
  // The token of the colour (--p-red) and the symbol of the sprite (seat-sun).
  colour: string
  symbol: string
}

// What a sign of the players' cards means.
export interface Sign {
  symbol: string
  said: string
}

// The title that is shown: what a board of many titles must know.
interface Shown {
  title: string
}

export interface Title {
  // Draws the view. Whatever may be the target of a move carries `{@attach target(...)}` (target.ts).
  board: Component<BoardProps<never> & Shown>
  // What stands in a player's card beside the name: the score, and what is public of the goods.
  player: Component<PlayerProps<never> & Shown>
  // How a seat is told apart, by colour and by symbol; before the first view by the options alone.
  look: (seat: number, view: View | null, options: Record<string, unknown>) => SeatLook
  // What a first game says, and when (hints.json); without it only what is said of any title.
  lessons?: Lessons
  // A board that wants all the width: the players stand above it, not beside it.
  broad?: boolean
  // Where a move stands in the list, lowest first; what is possible beside the question comes last.
  rank?: (move: LegalMove) => number
  // The sign of an effect in the art of the title: a symbol of the sprite, or none.
  icon?: (effect: Effect) => string | null
  // Which refused moves stand, dark and with the reason, beside the legal ones at a target; without it
  // those that something is missing for.
  beside?: (refused: WhyNot) => boolean
  // Which events are moments, and of how many beats; what is not named is plain,
  // and nothing is not worth a word.
  weigh?: Weigh<never>
  // Which events make others answer in somebody's turn: they stand over the question.
  asks?: Asks
  // How far the game has come, in a few words for the bar: the round, the stage.
  stage?: (view: never) => string
  // What the signs of the players' cards mean, where they stand beside the board.
  legend?: () => readonly Sign[]
  // What a good score of somebody who plays alone is, where the rulebook says so.
  yardstick?: number
}
