import type { Language } from './languages.ts'

/** Chooses the plural form of a count, as `Intl.PluralRules` does. */
type PluralRules = { select(count: number): Intl.LDMLPluralRule }

const oneOrOther: PluralRules = { select: (count) => (count === 1 ? 'one' : 'other') }

/** Whole millions have a form of their own in Spanish, French and Portuguese: "un millón de móviles". */
const isMillions = (count: number) => count !== 0 && count % 1_000_000 === 0

/** In French and Portuguese everything below two is one; in Bengali and Hindi everything up to one. */
const belowTwo: PluralRules = {
  select: (count) => (count < 2 ? 'one' : isMillions(count) ? 'many' : 'other'),
}
const upToOne: PluralRules = { select: (count) => (count <= 1 ? 'one' : 'other') }

// Made ahead from CLDR: a slow phone takes milliseconds to make the first `Intl.PluralRules`.
export const pluralRules: Record<Language, PluralRules> = {
  en: oneOrOther,
  de: oneOrOther,
  es: { select: (count) => (count === 1 ? 'one' : isMillions(count) ? 'many' : 'other') },
  fr: belowTwo,
  pt: belowTwo,
  bn: upToOne,
  hi: upToOne,
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
