// What changed in a position, put together again; docs/api.md says what a difference is. What did not
// change stays the same object.
import type { Change, LegalMove, Update } from './wire'

// The update that a change stands for. `told` has the moves that the socket was told, by their names.
export function whole(last: Update, change: Change, told: Map<string, LegalMove>): Update {
  const since = change.since ?? change.base
  const entries = (change.entries ?? []).map((entry, i) => ({
    n: since + 1 + i,
    seat: entry.seat ?? null,
    kind: entry.kind ?? 'move',
    told: entry.told ?? [],
  }))
  return {
    type: 'update',
    n: change.n,
    since,
    entries,
    view: applied(last.view, change.view ?? {}) as Update['view'],
    actor: change.actor ?? null,
    ask: change.ask ?? (change.actor === undefined ? null : last.ask),
    legal: legal(change.legal ?? [], told),
    can_take_back: change.can_take_back ?? false,
    can_redo: change.can_redo ?? false,
    reach: change.reach ?? last.reach,
  }
}

// Each move is the name of one that was told, or the difference from the one before it.
function legal(items: NonNullable<Change['legal']>, told: Map<string, LegalMove>): LegalMove[] {
  const moves: LegalMove[] = []
  for (const item of items) {
    const move = typeof item === 'string' ? told.get(item) : applied(moves.at(-1) ?? {}, item)
    moves.push(move as LegalMove)
  }
  return moves
}

export function applied(old: unknown, change: unknown): unknown {
  if (!Array.isArray(change)) return within(old, change as Record<string, unknown>)
  if (change.length === 1) return change[0]
  const [at, count, ...items] = change as [number, number, ...unknown[]]
  return (old as unknown[]).toSpliced(at, count, ...items)
}

function within(old: unknown, changes: Record<string, unknown>): unknown {
  if (Array.isArray(old)) {
    const items = old.slice()
    for (const [index, change] of Object.entries(changes)) {
      items[Number(index)] = applied(items[Number(index)], change)
    }
    return items
  }
  // No key of a view means anything to JavaScript, not even __proto__.
  const members = new Map(Object.entries(old as Record<string, unknown>))
  for (const [key, change] of Object.entries(changes)) {
    if (Array.isArray(change) && change.length === 0) members.delete(key)
    else members.set(key, applied(members.get(key), change))
  }
  return Object.fromEntries(members)
}
