import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Font, Fonts } from './text-layout.ts'
import { type Line, layOut, toDrawable } from './text-layout.ts'

const font = (name: Font['family'], isRightToLeft = false): Font => ({
  name,
  family: name,
  isRightToLeft,
})
const byScript: [RegExp, Font][] = [
  [/[\u0020-\u024f]/, font('base')],
  [/\p{Script=Arabic}|،/u, font('noto-sans-arabic', true)],
  [/\p{Script=Hebrew}/u, font('noto-sans-hebrew', true)],
  [/\p{Script=Thai}/u, font('noto-sans-thai')],
  [/\p{Script=Han}|[，。「」]/u, font('noto-sans-sc')],
]
const fonts: Fonts = {
  files: new Map(),
  find: (sign) => byScript.find(([script]) => script.test(sign))?.[1],
}

/** Every character is ten points wide. */
const measure = (text: string) => Array.from(text).length * 10
const lay = (text: string, width = 10_000) => layOut(toDrawable(text), fonts, width, measure)

/** The pieces of a line from left to right. */
const seen = (line: Line | undefined) =>
  line?.pieces.toSorted((a, b) => a.x - b.x).map(({ text }) => text)
const read = (lines: readonly Line[]) =>
  lines.map(({ pieces }) => pieces.map((p) => p.text).join(''))

test('an Arabic name in an English line stands from right to left, its number from left to right', () => {
  expect(seen(lay('To محمد 123 علي!')[0])).toEqual(['To ', 'علي', ' ', '123', ' ', 'محمد', '!'])
})

test('brackets around Hebrew open on the right side', () => {
  expect(seen(lay('(שרה)')[0])).toEqual(['(', 'שרה', ')'])
  expect(lay('(שרה)')[0]?.pieces.map(({ text }) => text)).toEqual([')', 'שרה', '('])
})

test('digits of the Persian script are not turned around', () => {
  expect(seen(lay('تهران ۱۲۳')[0])).toEqual(['۱', '۲', '۳', ' ', 'تهران'])
})

test('lines break at spaces, between Chinese characters but not before a comma, and between Thai words', () => {
  expect(read(lay('one two three', 80))).toEqual(['one two', 'three'])
  expect(read(lay('北京市，朝阳区', 30))).toEqual(['北京', '市，朝', '阳区'])
  expect(read(lay('ภาษาไทยง่าย', 80))).toEqual(['ภาษาไทย', 'ง่าย'])
})

test('a word that is too long for a line is broken within', () => {
  expect(read(lay('abcdefgh', 30))).toEqual(['abc', 'def', 'gh'])
})

test('a character that no font has is shown by its code', () => {
  expect(read(lay('Bo ბ'))).toEqual(['Bo [U+10D1]'])
})

test('marks that reorder text are removed before it is laid out', () => {
  expect(read(lay('a\u202eb\u2067c\u200fd\u0000e'))).toEqual(['a b c d e'])
})

test('property: every character is drawn once, none overlap, and no line is too wide', () => {
  const part = fc.constantFrom('Oslo', ' ', '12', '(', ')', 'محمد', 'שרה', '北京', '，', 'ไทย', 'x')
  const text = fc.array(part, { minLength: 1, maxLength: 30 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 30 }), (text, columns) => {
      const lines = lay(text, columns * 10)
      const letters = (all: string) => Array.from(all.replace(/\s/g, '')).sort().join('')
      // Mirrored brackets are counted as one kind.
      const plain = (all: string) => letters(all.replaceAll(')', '('))
      expect(plain(read(lines).join(''))).toBe(plain(text))
      for (const { pieces, width } of lines) {
        expect(width).toBeLessThanOrEqual(columns * 10)
        const places = pieces.flatMap(({ text, x }) => Array.from(text, (_, n) => x + n * 10))
        expect(places.toSorted((a, b) => a - b)).toEqual(places.map((_, n) => n * 10))
      }
    }),
    { numRuns: 500 },
  )
})
