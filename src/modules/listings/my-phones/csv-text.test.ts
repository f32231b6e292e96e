import { expect, test } from 'vitest'
import { escapeFormula, unescapeFormula } from '../../../platform/csv.ts'
import { detectSeparator, piecesOfFile } from './csv.ts'

const text = 'brand,name\nNokia,Größe 3310 – “neu”\n'
const utf16 = (bigEndian: boolean, marked: boolean) => {
  const bytes = Buffer.from(`${marked ? '\uFEFF' : ''}${text}`, 'utf16le')
  return bigEndian ? bytes.swap16() : bytes
}
// In Windows-1252, ö, ß, the dash and the quotes are single bytes that are invalid UTF-8.
const windows = Buffer.from(
  [...text].map((sign) => ({ '–': 0x96, '“': 0x93, '”': 0x94 })[sign] ?? sign.charCodeAt(0)),
)

test.each<[string, Uint8Array]>([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
  ['UTF-16, little end first', utf16(false, true)],
  ['UTF-16, big end first', utf16(true, true)],
  ['UTF-16 without its mark', utf16(false, false)],
  ['UTF-16, big end first, without its mark', utf16(true, false)],
  ['Windows-1252', windows],
  ['line ends of Windows', Buffer.from(text.replaceAll('\n', '\r\n'))],
  ['line ends of an old Mac', Buffer.from(text.replaceAll('\n', '\r'))],
])('%s is read', (_, bytes) => {
  expect([...piecesOfFile(bytes)].join('')).toBe(text)
})

test.each([
  ['a,b,c\n1;2', ','],
  ['a;b;c\n1,5;2', ';'],
  ['a\tb\n1\t2', '\t'],
  ['\n\na;b', ';'],
])('the separator of %j is %j', (table, separator) => {
  expect(detectSeparator(table).separator).toBe(separator)
})

test('a file can declare its own separator', () => {
  expect(detectSeparator('sep=;\na;b,c')).toEqual({ separator: ';', rest: 'a;b,c', skipped: 1 })
})

test.each(['=1+1', '+49', '-5', '@x', '\tx', '\rx', '＝1+1', '＠x'])(
  'the formula %j is neutralized and read back',
  (cell) => {
    expect(escapeFormula(cell)).toBe(`'${cell}`)
    expect(unescapeFormula(escapeFormula(cell))).toBe(cell)
  },
)

test.each(['450.00', "it's", "'quoted'", ''])('%j is not treated as a formula', (cell) => {
  expect([escapeFormula(cell), unescapeFormula(cell)]).toEqual([cell, cell])
})
