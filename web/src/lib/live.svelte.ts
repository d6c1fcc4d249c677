// The socket of a table: what it said, and questions with their answers. A lost connection is taken up
// again by itself, from the last entry that came. What is shown of it follows at its own pace.
import { choices } from './choices.svelte'
import { whole } from './difference'
import type { Asks } from './heading'
import { lessons } from './lessons.svelte'
import { Looking } from './looking'
import { Pace, type Beat } from './pace.svelte'
import { beatOf, follow, type Until, type Weigh } from './trail'
import type {
  Advice,
  Change,
  ChatLine,
  EntryTold,
  LegalMove,
  Look,
  Refused,
  ServerMessage,
  TableState,
  Update,
  Why,
} from './wire'

type Answer = Refused | Why | Advice | { type: 'done'; n: number; id: string }
type Question = Record<string, unknown> & { type: string }

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 8000
// Close codes after which coming back is of no use.
const FOR_GOOD = [4400, 4403, 4404]
// And the one after which it is of no use soon.
const TOO_MANY = 4429
// What the server says when the seat somebody looks from is no longer theirs.
const UNSEATED = 'watching'

export class Live {
  table = $state.raw<TableState | null>(null)
  // The position that is shown; of those that came it may be an earlier one.
  update = $state.raw<Update | null>(null)
  // The one shown before, if it led here directly: what a board moves its pieces from.
  before = $state.raw<Update | null>(null)
  // What is shown of the story, and position by position what happened since I last decided.
  story = $state.raw<EntryTold[]>([])
  trail = $state.raw<readonly Beat[]>([])
  // How far the story is told, while a board plays something piece by piece.
  until = $state.raw<Until | null>(null)
  chat = $state.raw<ChatLine[]>([])
  seat = $state<number | null>(null)
  mine = $state.raw<number[]>([])
  host = $state(false)
  // The seats whose people I do not want to hear.
  muted = $state.raw<readonly number[]>([])
  state = $state<'connecting' | 'open' | 'lost' | 'closed'>('connecting')
  closing = $state<string | null>(null)
  // Whether the host opened my seat again: then I look on.
  isUnseated = $state(false)
  // Whose view a link shows, if I came by one.
  shown = $state.raw<Look | null>(null)
  // What of a title's events is a moment; known once its folder is here.
  weigh: Weigh = () => 1
  // Which of them make others answer.
  asks = $state.raw<Asks>(undefined)
  readonly pace = new Pace(
    (beats) => this.#show(beats),
    // Nobody watches a window that is not seen: then a turn is told at once.
    () => (document.hidden ? 'off' : choices.speed(lessons.isFirst(this.id))),
  )

  // Whether somebody has the table before their eyes: the server takes it so unless it is told.
  readonly #looking = new Looking((on) => this.state === 'open' && this.#tellLooking(on))
  #socket: WebSocket | null = null
  // Questions without an answer yet. What is sent twice under one id counts once, so that a question
  // whose answer was lost with the connection is simply asked again.
  #waiting = new Map<string, { sent: string; resolve: (answer: Answer) => void }>()
  #pause = FIRST_PAUSE
  #number = 0
  // The language of refusals, which is told as a socket opens.
  #spoken: string | null = null
  #ended = false
  // Whether the whole position was asked for: changes until then lead nowhere.
  #lost = false
  // The last position that came.
  #known: Update | null = null
  // The last entry that the table itself knew of.
  #told = $state(0)
  // The moves that were told, as they were told last: a change may say no more than their names.
  #moves = new Map<string, LegalMove>()

  constructor(
    readonly id: string,
    private wanted: number | null,
    // The key of a link that shows what a seat sees.
    private readonly key: string | null = null,
  ) {
    document.addEventListener('visibilitychange', this.#turnAway)
    this.#connect()
  }

  // The entry that is the last one now, shown or not.
  get n(): number | undefined {
    return this.#known?.n
  }

  // The one seat that is mine; people who share a screen have no place in common.
  get me(): number | null {
    return this.mine.length === 1 ? (this.mine[0] ?? null) : null
  }

  // Whose eyes a board is drawn for: mine, or those a link lends me.
  get eyes(): number | null {
    return this.shown?.seat ?? this.seat
  }

  // Whether the end was reached, and seen.
  get isOver(): boolean {
    const isShown = !this.pace.isPlaying && (this.update?.n ?? 0) >= this.#told
    return isShown && (this.table?.outcome ?? null) !== null
  }

  // Looks with the eyes of another of my seats (or of nobody). What those before saw is gone, unless all
  // see the same: then the board stays.
  look(seat: number | null): void {
    this.wanted = seat
    this.isUnseated = false
    if (this.table?.hidden !== false) this.#forget()
    this.#connectAgain()
  }

  #connectAgain(): void {
    this.state = 'connecting'
    this.#socket?.close()
    this.#connect()
  }

  #forget(): void {
    this.pace.clear()
    this.update = this.before = this.#known = null
    this.story = []
    this.trail = []
    this.until = null
  }

  ask(question: Question): Promise<Answer> {
    const id = `${Date.now().toString(36)}-${this.#number++}`
    return new Promise((resolve) => {
      const sent = JSON.stringify({ ...question, id })
      this.#waiting.set(id, { sent, resolve })
      if (this.state !== 'open') return
      // Whatever waits is asked as soon as the socket is open again.
      if (this.#spoken !== choices.lang) this.#connectAgain()
      else this.#socket?.send(sent)
    })
  }

  close(): void {
    this.#ended = true
    document.removeEventListener('visibilitychange', this.#turnAway)
    this.#looking.close()
    this.pace.clear()
    this.#socket?.close()
  }

  #turnAway = (): void => {
    if (document.hidden) this.pace.skip()
  }

  #tellLooking(on: boolean): void {
    this.#socket?.send(JSON.stringify({ type: 'looking', on }))
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.#spoken = choices.lang
    const place = `${location.host}/api/tables/${this.id}/live?lang=${choices.lang}`
    const socket = new WebSocket(`${scheme}://${place}`)
    this.#socket = socket
    socket.onopen = () => {
      this.#pause = FIRST_PAUSE
      this.#lost = false
      socket.send(
        JSON.stringify({ type: 'hello', seat: this.wanted, n: this.#known?.n ?? null, ...(this.key && { look: this.key }) }),
      )
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#take(JSON.parse(event.data) as ServerMessage)
    }
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.#ended) return
      if (event.reason === UNSEATED && this.wanted !== null) {
        this.look(null)
        this.isUnseated = true
        this.closing = null
        return
      }
      if (FOR_GOOD.includes(event.code)) {
        this.state = 'closed'
        return
      }
      this.state = 'lost'
      if (event.code === TOO_MANY) this.#pause = LONGEST_PAUSE
      setTimeout(() => this.#connect(), this.#pause)
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
    }
  }

  // The seats that I play myself, with no bot standing in.
  get #own(): number[] {
    return this.mine.filter((seat) => !this.table?.seats[seat]?.stand_in)
  }

  #see(update: Update): void {
    const known = this.#known
    this.#known = update
    for (const move of update.legal) this.#moves.set(move.move, move)
    if (!known) {
      this.story = update.entries
      this.update = update
      return
    }
    const own = this.#own
    this.pace.most = own.length > 0 ? Infinity : (this.table?.seats.length ?? Infinity)
    this.pace.take(beatOf(update, known, own, this.seat, this.weigh))
  }

  #show(beats: readonly Beat[]): void {
    const last = beats.at(-1)
    if (!last) return
    for (const beat of beats) {
      const { since, entries } = beat.update
      this.trail = follow(this.trail, beat, this.#own.length > 0)
      this.story = [...this.story.filter((told) => told.n <= since), ...entries]
    }
    this.before = beats.length === 1 && last.moves <= 1 ? this.update : null
    this.update = last.update
  }

  // A change of another position than the last one is of no use: then the whole is asked for.
  #change(change: Change): void {
    if (this.#lost) return
    if (this.#known?.n === change.base) {
      this.#see(whole(this.#known, change, this.#moves))
      return
    }
    this.#lost = true
    this.#socket?.send(JSON.stringify({ type: 'view', n: this.#known?.n ?? null }))
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.table = message.table
        this.#told = message.n
        this.seat = message.seat ?? null
        this.mine = message.mine
        this.host = message.host
        this.muted = message.muted ?? []
        this.shown = message.look ?? null
        this.state = 'open'
        if (!this.#looking.on) this.#tellLooking(false)
        for (const { sent } of this.#waiting.values()) this.#socket?.send(sent)
        break
      case 'update':
        this.#lost = false
        this.#see(message)
        break
      case 'change':
        this.#change(message)
        break
      case 'table':
        this.table = message.table
        this.#told = message.n
        break
      case 'chat':
        // A line that the host removed comes a second time.
        this.chat = this.chat.some((line) => line.k === message.k)
          ? this.chat.map((line) => (line.k === message.k ? message : line))
          : [...this.chat, message]
        break
      case 'closing':
        // That there is no such table the page says itself.
        this.closing = message.code === 'unknown-table' ? null : message.sentence
        break
      case 'done':
      case 'why':
      case 'advice':
      case 'refused': {
        const question = this.#waiting.get(message.id ?? '')
        this.#waiting.delete(message.id ?? '')
        question?.resolve(message as Answer)
      }
    }
  }
}
