// What changed in a view, put together again; docs/api.md says what a difference is. What did not
// change stays the same object.
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
