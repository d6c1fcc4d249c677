// Options of Meduris that are pressed together on a picture.
import BonusFields from './BonusFields.svelte'

export const CHOOSERS = { bonus: BonusFields } as const
