import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HARMLESS, HARMLESS_IN_PIECES, IN_PIECES, PHONE_NUMBERS } from './contacts.fixture.ts'
import { MASK, maskContacts } from './mask-contacts.ts'
import { LANGUAGES } from './number-words.ts'

const isHidden = (messages: readonly string[]) =>
  maskContacts(messages.at(-1) ?? '', messages.slice(0, -1)).masked
const share = (of: readonly unknown[], fitting: readonly unknown[]) => fitting.length / of.length

describe('in real messages', () => {
  test.each(Object.entries(PHONE_NUMBERS))('phone numbers in %s are hidden', (_, texts) => {
    expect(texts.filter((text) => !isHidden([text]))).toEqual([])
  })

  test('a number in pieces is hidden from the piece that completes it on', () => {
    expect(IN_PIECES.filter((pieces) => !isHidden(pieces))).toEqual([])
    const first = IN_PIECES.filter((pieces) => isHidden(pieces.slice(0, 1)))
    expect(first).toEqual([])
  })

  test('prices, sizes, dates, times, model names, codes, tracking and serial numbers stay', () => {
    expect(HARMLESS.filter((text) => isHidden([text]))).toEqual([])
    expect(HARMLESS_IN_PIECES.filter((pieces) => isHidden(pieces))).toEqual([])
  })

  test('a message without contact details is not changed at all', () => {
    for (const text of HARMLESS) expect(maskContacts(text)).toEqual({ text, masked: false })
  })
})

const digits = (from: number, to: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: from, maxLength: to })

/** Cuts a number into groups of one to four digits. */
const grouped = fc
  .array(digits(1, 4), { minLength: 2, maxLength: 6 })
  .map((groups) => groups.map((group) => group.join('')))
  .filter((groups) => groups.join('').length >= 8 && groups.join('').length <= 12)

test('at least 98 % of random numbers in any grouping are hidden, in one message or in several', () => {
  const samples = fc.sample(grouped, { numRuns: 2_000, seed: 6 })
  const ways = [
    (groups: string[]) => [groups.join(' ')],
    (groups: string[]) => [groups.join('\n')],
    (groups: string[]) => groups,
    (groups: string[]) => groups.map((group) => `and then ${group} 👍`),
  ]
  for (const way of ways) {
    const messages = samples.map(way)
    expect(share(messages, messages.filter(isHidden))).toBeGreaterThan(0.98)
  }
})

test('eight digits in a row are hidden in every script, whatever surrounds them', () => {
  const ZEROS = ['0', '٠', '۰', '०', '০', '௦', '๐', '０', '𝟎']
  const number = fc.stringMatching(/^[1-9]\d{6}[1-9]$/)
  fc.assert(
    fc.property(number, fc.constantFrom(...ZEROS), (plain, zero) => {
      const base = zero.codePointAt(0) ?? 0
      const written = [...plain].map((one) => String.fromCodePoint(base + Number(one))).join('')
      expect(maskContacts(`call ${written}, please`).text).toBe(`call ${MASK}, please`)
    }),
    { numRuns: 500 },
  )
})

test('eight spelled-out digits are hidden in every language, also mixed with figures', () => {
  const spoken = LANGUAGES.map(({ meanings, ambiguous }) =>
    [...meanings].flatMap(([word, meaning]) =>
      meaning === 'one' && !ambiguous.has(word) ? [word] : [],
    ),
  )
  const spelledOut = fc.constantFrom(...spoken).chain((ones) =>
    fc.array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...ones) }, fc.constant('7')), {
      minLength: 8,
      maxLength: 12,
    }),
  )
  fc.assert(
    fc.property(spelledOut, fc.constantFrom(' ', ' - ', '\n'), (pieces, gap) => {
      expect(maskContacts(pieces.join(gap)).text).toBe(MASK)
    }),
    { numRuns: 1_000 },
  )
})

test('text before and after a number stays as it is', () => {
  fc.assert(
    fc.property(fc.constantFrom(...HARMLESS), fc.constantFrom(...HARMLESS), (before, after) => {
      const text = `${before} ~ ~ call: 91763548 ~ ~ ${after}`
      expect(maskContacts(text).text).toBe(`${before} ~ ~ call: ${MASK} ~ ~ ${after}`)
    }),
    { numRuns: 500 },
  )
})
