// Numbers to read: a minus sign, not a hyphen.
export const shown = (count: number): string => (count < 0 ? `−${-count}` : String(count))
