import type { Language } from './languages.ts'

/** How a language joins the parts of a date (CLDR). */
type DateForm = {
  beforeMonth: string
  /** Before a month that is not shortened, where that differs. */
  beforeLongMonth?: string
  beforeYear: string
  /** Between a month and its year alone; with a month that is not shortened, where that differs. */
  beforeYearOfMonth?: string
  beforeYearOfLongMonth?: string
  afterWeekday: string
  beforeTime: string
  /** Between a time and its half of the day. */
  beforeHalf: string
  /** Before and after noon. */
  halves: readonly [am: string, pm: string]
  /** The whole language area has 24 hours; elsewhere the reader's locale says. */
  has24Hours?: true
}

const usual = {
  beforeMonth: ' ',
  beforeYear: ' ',
  afterWeekday: ', ',
  beforeTime: ', ',
  // It does not begin a line.
  beforeHalf: '\u00a0',
}

/** In English the order of day and month is the reader's own choice. */
export const dateForms: Record<Language, DateForm> = {
  en: { ...usual, afterWeekday: ' ', halves: ['AM', 'PM'] },
  de: { ...usual, beforeMonth: '. ', halves: ['', ''], has24Hours: true },
  es: {
    ...usual,
    beforeLongMonth: ' de ',
    beforeYearOfLongMonth: ' de ',
    halves: ['a.\u00a0m.', 'p.\u00a0m.'],
  },
  fr: { ...usual, afterWeekday: ' ', halves: ['', ''], has24Hours: true },
  pt: {
    ...usual,
    beforeMonth: ' de ',
    beforeYear: ' de ',
    beforeYearOfMonth: ' de ',
    halves: ['', ''],
    has24Hours: true,
  },
  bn: { ...usual, beforeYear: ', ', afterWeekday: ' ', halves: ['AM', 'PM'] },
  hi: { ...usual, halves: ['am', 'pm'] },
  ar: {
    ...usual,
    afterWeekday: '، ',
    beforeTime: '، ',
    halves: ['ص', 'م'],
  },
}
