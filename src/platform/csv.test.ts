import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCsvReader, formatCsvLine } from './csv.ts'

function read(...pieces: string[]) {
  const reader = createCsvReader()
  return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()]
}
const cellsOf = (text: string) => read(text).map(({ cells }) => cells)

test.each<[string, (string[] | null)[]]>([
  [
    'a,b\nc,d\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\r\n\r\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['"a, b",c', [['a, b', 'c']]],
  ['"say ""hi""",', [['say "hi"', '']]],
  [',,', [['', '', '']]],
  ['"",""', [['', '']]],
  ['"two\nlines",x', [['two\nlines', 'x']]],
])('%j is read cell by cell', (text, cells) => {
  expect(cellsOf(text)).toEqual(cells)
})

test('an unclosed quote costs its own line, not the file', () => {
  const records = read(`a\n"b\n${'c\n'.repeat(40)}`)
  expect(records.slice(0, 3)).toEqual([
    { line: 1, cells: ['a'] },
    { line: 2, cells: null },
    { line: 3, cells: ['c'] },
  ])
  expect(records).toHaveLength(42)
  expect(read('a\n"b\nc').map(({ line, cells }) => [line, cells])).toEqual([
    [1, ['a']],
    [2, null],
    [3, ['c']],
  ])
})

test('written text is read back, however it is chunked', () => {
  const cell = fc
    .string({ unit: fc.constantFrom('a', 'é', '"', ',', '\n', ' ') })
    .map((s) => s.trim())
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 })
  fc.assert(
    fc.property(rows, fc.nat(200), (wanted, index) => {
      const quoted = wanted.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`))
      const text = quoted.map((row) => row.join(',')).join('\r\n')
      const parsed = read(text.slice(0, index), text.slice(index)).map(({ cells }) => cells)
      expect(parsed).toEqual(wanted)
    }),
  )
})

test.each([';', '\t'])('%j can separate cells', (separator) => {
  const reader = createCsvReader({ separator })
  const text = `a, b${separator}"c${separator}d"\n${separator}e\n`
  expect([...reader.push(text), ...reader.end()].map(({ cells }) => cells)).toEqual([
    ['a, b', `c${separator}d`],
    ['', 'e'],
  ])
})

test('property: written cells are read back', () => {
  const cell = fc.string().map((text) => text.replace(/[\r\n]+/g, '\n').trim())
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), (cells) => {
      // A line of nothing is no record.
      fc.pre(cells.some((one) => one !== ''))
      const reader = createCsvReader({ mostLines: 1_000 })
      const records = [...reader.push(formatCsvLine(cells)), ...reader.end()]
      expect(records).toEqual([{ line: 1, cells }])
    }),
  )
})

test('a quoted cell over several lines is given up when the record is too long', () => {
  const reader = createCsvReader({ mostCharacters: 10 })
  const records = [...reader.push('"aaaa\nbbbb\ncccc\n"d\ne",f\n'), ...reader.end()]
  expect(records).toEqual([
    { line: 1, cells: null, isTooLong: true },
    { line: 2, cells: ['bbbb'] },
    { line: 3, cells: ['cccc'] },
    { line: 4, cells: ['d\ne', 'f'] },
  ])
})
