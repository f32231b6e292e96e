import type { Report } from '../api/index.ts'

/** What a report complains about, in words. */
export const reasonWords: Record<Report['reason'], string> = {
  stolen: 'Stolen phone',
  counterfeit: 'Counterfeit',
  misleading: 'Misleading listing',
  offensive: 'Offensive',
  other: 'Something else',
}
