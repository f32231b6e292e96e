import type { Language } from './languages.ts'

/** Chooses the plural form of a count, as `Intl.PluralRules` does. */
type PluralRules = { select(count: number): Intl.LDMLPluralRule }

const oneOrOther: PluralRules = { select: (count) => (count === 1 ? 'one' : 'other') }

// Made ahead from CLDR: a slow phone takes milliseconds to make the first `Intl.PluralRules`.
export const pluralRules: Record<Language, PluralRules> = {
  en: oneOrOther,
  de: oneOrOther,
  ar: {
    select(count) {
      if (count === 0) return 'zero'
      if (count === 1) return 'one'
      if (count === 2) return 'two'
      const rest = count % 100
      if (rest < 3 || !Number.isInteger(count)) return 'other'
      return rest <= 10 ? 'few' : 'many'
    },
  },
}
