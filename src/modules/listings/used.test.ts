import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseUsed } from './read-form.ts'

test.each([
  ['2 years', 24],
  ['2 Yrs', 24],
  ['18 mo', 18],
  ['18 months', 18],
  ['1.5 years', 18],
  ['1,5 years', 18],
  ['1½ years', 18],
  ['1 and a half years', 18],
  ['half a year', 6],
  ['1y 6m', 18],
  ['1y6m', 18],
  ['1 year and 6 months', 18],
  ['a year', 12],
  ['two years old', 24],
  ['about 3 years', 36],
  ['~ 8 months', 8],
  ['6 weeks', 1],
  ['new', 0],
  ['Brand new', 0],
  ['Never used', 0],
  ['2', 24],
])('%j is %i months', (typed, months) => {
  expect(parseUsed(typed)).toBe(months)
})

test.each([
  '',
  'a lot',
  'since 2021',
  '1-2 years',
  'like new',
  '500 years',
  '2 owners',
  '-3 years',
])('%j cannot be read', (typed) => {
  expect(parseUsed(typed)).toBeNull()
})

test('any input gives valid months', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (typed) => {
      const months = parseUsed(typed)
      if (months === null) return
      expect(Number.isInteger(months)).toBe(true)
      expect(months).toBeGreaterThanOrEqual(0)
      expect(months).toBeLessThanOrEqual(1200)
    }),
  )
})
