import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { csvHead, streamCsv } from './csv-file.ts'

const read = (rows: number) =>
  text(
    streamCsv<number>({
      columns: ['number'],
      limit: 2,
      toLine: (row) => `${row}\r\n`,
      readRows: async (after = 0, limit) =>
        Array.from({ length: Math.min(limit, rows - after) }, (_, index) => after + index + 1),
    }),
  )

test.each([0, 1, 2, 4, 5])('a file of %d rows has each of them once, in order', async (rows) => {
  const lines = Array.from({ length: rows }, (_, index) => `${index + 1}\r\n`)
  // Reading a text drops the byte order mark.
  expect(await read(rows)).toBe(['number\r\n', ...lines].join(''))
})

test('spreadsheets recognize the encoding of a file', () => {
  expect(Buffer.from(csvHead(['name']))).toEqual(Buffer.from('\uFEFFname\r\n'))
  expect(Buffer.from(csvHead(['name'])).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
})
