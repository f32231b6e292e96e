import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { type Vocabulary, vocabulary } from '../query/vocabulary.ts'
import { searchTexts } from '../search-texts.ts'
import { readText } from './interpret-text.ts'
import { ruleGroups } from './parse-phrases.ts'
import { LETTERS, phrase } from './phrase.ts'

let app: TestApp
let words: Vocabulary
beforeAll(async () => {
  app = await testApp()
  words = await vocabulary(app.deps.db.kysely)
})
afterAll(() => app.close())

const places = new Map([
  ['berlin', 1],
  ['new york', 2],
])
function read(text: string) {
  const steps = readText(text, { vocabulary: words, currency: 'USD' }, places)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Parts of phrases, names and signs in any order. */
const pieces = fc.constantFrom(
  ...'under over between ships to germany free shipping pick up in and to or from max min near within of 300 13 128 256gb gb 1tb 90 % battery $ € euro usd like new grade a b blue black iphone pixel galaxy s21 pro max berlin york km used months years old ram , - / < not without -pro -black no + 8/256 🙂 هاتف 20 note mi 11 5g with for " \' ('.split(
    ' ',
  ),
)
const texts = fc.oneof(
  fc.array(pieces, { maxLength: 14 }).map((parts) => parts.join(' ')),
  fc.array(pieces, { maxLength: 14 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
)

test('the words that remain name no further filter', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { rest, notes: _ } = read(text)
      expect(read(rest)).toEqual({ rest, params: {}, notes: [] })
    }),
    { numRuns: 1_500 },
  )
})

test('values are ones that a URL can carry', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { params } = read(text)
      for (const name of ['min', 'max'])
        for (const price of params[name] ?? []) expect(price).toMatch(/^\d{1,7}(\.\d{1,2})?$/)
      for (const value of Object.values(params).flat()) expect(value).not.toBe('')
    }),
    { numRuns: 500 },
  )
})

const context = {
  currency: 'USD',
  isInName: () => false,
  isModelName: () => false,
  isKnownWord: () => false,
  placeId: (name: string) => places.get(name),
  t: searchTexts({}),
}

/** What the skipped rules would have found in a text. */
function missedIn(text: string) {
  const left = ruleGroups.filter(({ needs }) => !needs.test(text.toLowerCase()))
  return left.flatMap(({ rules }) =>
    rules.flatMap(({ pattern, read }) =>
      pattern
        .find(text)
        .flatMap((match) => read({ ...match, before: '', params: {} }, context) ?? []),
    ),
  )
}

test('rules are skipped only for texts in which they would find nothing', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(missedIn(text)).toEqual([])
    }),
    { numRuns: 1_500 },
  )
  const searches = readFileSync(
    path.resolve('src/modules/search/relevance/phrases.csv'),
    'utf8',
  ).split('\n')
  expect(searches.length).toBeGreaterThan(500)
  for (const line of searches)
    for (const text of line.split(',')) expect(missedIn(text)).toEqual([])
})

test('a pattern finds whole words in any script, as with the properties of Unicode', () => {
  const patterns = ruleGroups.flatMap(({ rules }) => rules.map(({ pattern }) => pattern))
  const inWord = '[\\p{L}\\p{N}\\p{M}]'
  const slow = patterns.map(({ source }) => {
    const own = source.replaceAll(LETTERS, '\\p{L}\\p{M}')
    return new RegExp(`(?<!${inWord})(?:${own})(?!${inWord})`, 'gu')
  })
  fc.assert(
    fc.property(texts, (generated) => {
      // Digits of other scripts may be in a name here, which changes nothing.
      const text = generated.replace(/(?![0-9])\p{N}/gu, '')
      for (const [at, { find }] of patterns.entries()) {
        const expected = [...text.toLowerCase().matchAll(slow[at]!)].map(({ index }) => index)
        if (text.toLowerCase().length === text.length)
          expect(find(text).map(({ start }) => start)).toEqual(expected)
      }
    }),
    { numRuns: 500 },
  )
})

test('every sign that a pattern mentions is found in a text', () => {
  const patterns = ruleGroups.flatMap(({ rules }) => rules.map(({ pattern }) => pattern.source))
  const signs = new Set(patterns.join('').match(/[^\p{L}\p{N}\p{M}\0-\x7f]/gu))
  expect(signs.size).toBeGreaterThan(5)
  for (const sign of signs) expect(phrase(sign).find(`under ${sign} 300`)).toHaveLength(1)
})
