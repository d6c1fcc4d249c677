// What a title gives to the page: its board, and the colours and symbols of its seats.
import type { Component } from 'svelte'
import type { Acting } from './acting.svelte'
import type { LegalMove, SeatInfo, View } from './wire'

export interface BoardProps<V = View> {
  view: V
  // The view before the last change, for pieces that move and marks of what is fresh.
  before: V | null
  seats: readonly SeatInfo[]
  names: readonly string[]
  // Whose eyes: a seat, or nobody's.
  seat: number | null
  acting: Acting
}

export interface SeatLook {
  // The token of the colour (--p-red) and the symbol of the sprite (seat-sun).
  colour: string
  symbol: string
}

export interface Title {
  board: Component<BoardProps<never>>
  // What stands in a player's card beside the name: the score, and what is public of the goods.
  player: Component<{ view: never; seat: number; names: readonly string[] }>
  look: (seat: number, view: View | null, options: Record<string, unknown>) => SeatLook
  // A board that wants all the width: the players stand above it, not beside it.
  broad?: boolean
  // Where a move stands in the list, lowest first; what is possible beside the question comes last.
  rank?: (move: LegalMove) => number
}
