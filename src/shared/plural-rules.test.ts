import { expect, test } from 'vitest'
import { languageCodes } from './languages.ts'
import { pluralRules } from './plural-rules.ts'

test.each(languageCodes)('plural forms in %s are those of CLDR', (language) => {
  const rules = new Intl.PluralRules(language)
  const counts = [...Array(1_250).keys(), 0.5, 1.5, 3.5, 11.5, 10_000, 10_003, 1_000_011]
  for (const count of counts)
    expect(pluralRules[language].select(count), String(count)).toBe(rules.select(count))
})
