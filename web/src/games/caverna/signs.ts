// Reads the short pictures of data.ts: "ore-mine~deep-tunnel ore*3 > sword*2".
export interface Sign {
  symbol: string
  // What stands at it: "2", "+1", "-1".
  count: string
}

export interface Group {
  // Between two groups: or, then, and.
  between: string
  signs: Sign[]
}

const BETWEEN: Record<string, string> = { '/': '/', '>': '›', '+': '+' }
// Signs of this title's own sprite; all others are the house's.
const OWN = ['room', 'sow', 'sword', 'anvil', 'copy', 'stall']

export function readSigns(signs: string): Group[] {
  return signs
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({
      between: BETWEEN[word] ?? '',
      signs: word in BETWEEN ? [] : word.split('~').map(readSign),
    }))
}

function readSign(word: string): Sign {
  const [name = '', count = ''] = word.split('*')
  return { symbol: OWN.includes(name) ? `cav-${name}` : name, count: count.replace('-', '−') }
}
