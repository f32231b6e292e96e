import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HARMLESS, HARMLESS_IN_PIECES, IN_PIECES, TOLD } from './contacts.fixture.ts'
import { MASK, maskContacts } from './mask-contacts.ts'
import { LANGUAGES } from './number-words.ts'

const isHidden = (said: readonly string[]) =>
  maskContacts(said.at(-1) ?? '', said.slice(0, -1)).masked
const share = (of: readonly unknown[], fitting: readonly unknown[]) => fitting.length / of.length

describe('of what people write', () => {
  test.each(Object.entries(TOLD))('%s: all numbers to call are hidden', (_, told) => {
    expect(told.filter((text) => !isHidden([text]))).toEqual([])
  })

  test('numbers in pieces are hidden from the piece that completes them on', () => {
    expect(IN_PIECES.filter((pieces) => !isHidden(pieces))).toEqual([])
    const first = IN_PIECES.filter((pieces) => isHidden(pieces.slice(0, 1)))
    expect(first).toEqual([])
  })

  test('prices, sizes, dates, hours, names of phones, codes, parcels and devices stay', () => {
    expect(HARMLESS.filter((text) => isHidden([text]))).toEqual([])
    expect(HARMLESS_IN_PIECES.filter((said) => isHidden(said))).toEqual([])
  })

  test('what stays is not changed by a letter', () => {
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

test('of random numbers in any groups at least 98 in 100 are hidden, in one message or in several', () => {
  const samples = fc.sample(grouped, { numRuns: 2_000, seed: 6 })
  const ways = [
    (groups: string[]) => [groups.join(' ')],
    (groups: string[]) => [groups.join('\n')],
    (groups: string[]) => groups,
    (groups: string[]) => groups.map((group) => `and then ${group} 👍`),
  ]
  for (const way of ways) {
    const said = samples.map(way)
    expect(share(said, said.filter(isHidden))).toBeGreaterThan(0.98)
  }
})

test('eight digits without a gap are hidden in every script, whatever stands around them', () => {
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

test('eight digits said one by one are hidden in every language, also with figures among them', () => {
  const spoken = LANGUAGES.map(({ meanings, doubtful }) =>
    [...meanings].flatMap(([word, meaning]) =>
      meaning === 'one' && !doubtful.has(word) ? [word] : [],
    ),
  )
  const said = fc.constantFrom(...spoken).chain((ones) =>
    fc.array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...ones) }, fc.constant('7')), {
      minLength: 8,
      maxLength: 12,
    }),
  )
  fc.assert(
    fc.property(said, fc.constantFrom(' ', ' - ', '\n'), (pieces, gap) => {
      expect(maskContacts(pieces.join(gap)).text).toBe(MASK)
    }),
    { numRuns: 1_000 },
  )
})

test('what is not part of a number is left as it is, before and after', () => {
  fc.assert(
    fc.property(fc.constantFrom(...HARMLESS), fc.constantFrom(...HARMLESS), (before, after) => {
      const text = `${before} ~ ~ call: 91763548 ~ ~ ${after}`
      expect(maskContacts(text).text).toBe(`${before} ~ ~ call: ${MASK} ~ ~ ${after}`)
    }),
    { numRuns: 500 },
  )
})

test('four times the letters take about four times as long, whatever is repeated', () => {
  const PARTS = ['1 ', 'five ', 'a@', '12.', 'tracking 1', '12:30 ', '1\n', 'a at ', '$1 ', 'do ']
  const spent = (text: string) => {
    const began = process.cpuUsage()
    maskContacts(text)
    const { user, system } = process.cpuUsage(began)
    return (user + system) / 1_000
  }
  const timed = (letters: number) =>
    PARTS.reduce((sum, part) => sum + spent(part.repeat(letters / part.length)), 0)
  timed(10_000)
  const ratio = timed(120_000) / timed(30_000)
  expect(ratio).toBeLessThan(10)
})
