import type { Grade } from './grades.ts'

/** What each grade says of a phone, for the pages that explain grades. */
export const gradeMeanings: Record<Grade, string> = {
  A: 'No marks visible at arm’s length in normal light. Everything works.',
  B: 'Light marks at arm’s length, none that show while the screen is on. Everything works.',
  C: 'Scratches that show while the screen is on, dents, a weak battery, or one part such as a camera that doesn’t work.',
  D: 'Cracks or bent parts, a worn-out battery, or something essential such as charging that doesn’t work.',
}
