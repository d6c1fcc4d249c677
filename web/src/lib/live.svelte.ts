// The socket of a table: what it last said, and questions with their answers. A lost connection is
// taken up again by itself, from the last entry that was seen.
import { whole } from './difference'
import type {
  Change,
  ChatLine,
  EntryTold,
  LegalMove,
  Refused,
  ServerMessage,
  TableState,
  Update,
  Why,
} from './wire'

type Answer = Refused | Why | { type: 'done'; n: number; id: string }
type Question = Record<string, unknown> & { type: string }

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 8000
// Close codes after which coming back is of no use.
const FOR_GOOD = [4400, 4403, 4404]
// And the one after which it is of no use soon.
const TOO_MANY = 4429

export class Live {
  table = $state.raw<TableState | null>(null)
  update = $state.raw<Update | null>(null)
  // The view before the last change: what a board moves its pieces from.
  before = $state.raw<Update | null>(null)
  story = $state.raw<EntryTold[]>([])
  chat = $state.raw<ChatLine[]>([])
  seat = $state<number | null>(null)
  mine = $state.raw<number[]>([])
  host = $state(false)
  state = $state<'connecting' | 'open' | 'lost' | 'closed'>('connecting')
  closing = $state<string | null>(null)

  #socket: WebSocket | null = null
  // Questions without an answer yet. What is sent twice under one id counts once, so that a question
  // whose answer was lost with the connection is simply asked again.
  #waiting = new Map<string, { sent: string; resolve: (answer: Answer) => void }>()
  #pause = FIRST_PAUSE
  #number = 0
  #ended = false
  // Whether the whole position was asked for: changes until then lead nowhere.
  #lost = false
  // The moves that were told, as they were told last: a change may say no more than their names.
  #moves = new Map<string, LegalMove>()

  constructor(
    readonly id: string,
    private wanted: number | null,
  ) {
    this.#connect()
  }

  // Looks with the eyes of another of my seats (or of nobody).
  look(seat: number | null): void {
    this.wanted = seat
    this.update = this.before = null
    this.story = []
    this.state = 'connecting'
    this.#socket?.close()
    this.#connect()
  }

  ask(question: Question): Promise<Answer> {
    const id = `${Date.now().toString(36)}-${this.#number++}`
    return new Promise((resolve) => {
      const sent = JSON.stringify({ ...question, id })
      this.#waiting.set(id, { sent, resolve })
      if (this.state === 'open') this.#socket?.send(sent)
    })
  }

  close(): void {
    this.#ended = true
    this.#socket?.close()
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`)
    this.#socket = socket
    socket.onopen = () => {
      this.#pause = FIRST_PAUSE
      this.#lost = false
      socket.send(
        JSON.stringify({ type: 'hello', seat: this.wanted, n: this.update?.n ?? null }),
      )
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#take(JSON.parse(event.data) as ServerMessage)
    }
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.#ended) return
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

  #see(update: Update): void {
    this.before = this.update
    this.update = update
    for (const move of update.legal) this.#moves.set(move.move, move)
    this.story = [...this.story.filter((told) => told.n <= update.since), ...update.entries]
  }

  // A change of another position than the one here is of no use: then the whole is asked for.
  #change(change: Change): void {
    if (this.#lost) return
    if (this.update?.n === change.base) {
      this.#see(whole(this.update, change, this.#moves))
      return
    }
    this.#lost = true
    this.#socket?.send(JSON.stringify({ type: 'view', n: this.update?.n ?? null }))
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.table = message.table
        this.seat = message.seat ?? null
        this.mine = message.mine
        this.host = message.host
        this.state = 'open'
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
        break
      case 'chat':
        if (!this.chat.some((line) => line.k === message.k)) this.chat = [...this.chat, message]
        break
      case 'closing':
        this.closing = message.sentence
        break
      case 'done':
      case 'why':
      case 'refused': {
        const question = this.#waiting.get(message.id ?? '')
        this.#waiting.delete(message.id ?? '')
        question?.resolve(message as Answer)
      }
    }
  }
}
