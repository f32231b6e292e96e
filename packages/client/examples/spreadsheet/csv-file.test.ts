import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { formatTable, openTable, parseTable } from './csv-file.ts'
import { readRows } from './rows.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'csv-file-'))
const file = path.join(folder, 'phones.csv')
afterAll(() => rmSync(folder, { recursive: true }))

const TEXT = 'brand,name,price\nNokia,Nokia 8,30\n'

test.each([
  TEXT,
  '\ufeffbrand;name;price\r\nNokia;"Nokia; 8";30,50\r\n',
  'brand\tname\tprice\nNokia\t"two\nlines"\t30\n',
  'brand,name,price\nNokia,"a ""quoted"" name",30\n,,\nNokia,short\n',
])('a table is written back as it was: %j', (text) => {
  expect(formatTable(parseTable(text))).toBe(text)
})

test.each([
  ['brand,name\nNokia,Nokia 8\n', 'lacks the columns: price'],
  ['brand,name,price,Price\nNokia,Nokia 8,1,2\n', 'column price is there twice'],
  ['brand,name,price\nNokia,"Nokia 8,1\n', 'never closed'],
  ['', 'name the columns'],
  ['\n\n', 'name the columns'],
])('what is no table of phones is refused: %j', (text, message) => {
  expect(() => readRows(parseTable(text))).toThrow(message)
})

test('a text that a spreadsheet would run as a formula is written as text, and read as it was', () => {
  const table = parseTable(TEXT)
  const [row] = readRows(table)
  row?.set('problem', '=1+1')
  expect(formatTable(table)).toContain("'=1+1")
  expect(row?.get('problem')).toBe('=1+1')
})

test('a file that somebody saved meanwhile is not overwritten', async () => {
  writeFileSync(file, TEXT)
  const { table, save, close } = await openTable(file)
  readRows(table)[0]?.set('state', 'live')
  writeFileSync(file, `${TEXT}Nokia,Nokia 6,60\n`)
  await expect(save()).rejects.toThrow('phones.synced.csv')
  await close()
  expect(readFileSync(file, 'utf8')).toBe(`${TEXT}Nokia,Nokia 6,60\n`)
  expect(readFileSync(path.join(folder, 'phones.synced.csv'), 'utf8')).toContain('live')
})

test('a run begins only without another one, and leaves nothing behind', async () => {
  writeFileSync(file, TEXT)
  const lockFile = path.join(folder, '.phones.csv.sync-lock')
  writeFileSync(lockFile, String(process.ppid))
  await expect(openTable(file)).rejects.toThrow('Another run')
  // Of a process that is no more.
  writeFileSync(lockFile, '999999999')
  const { close } = await openTable(file)
  await close()
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([])
})

test('a file that LibreOffice has open, or that is not UTF-8, is refused', async () => {
  writeFileSync(file, TEXT)
  const open = path.join(folder, '.~lock.phones.csv#')
  writeFileSync(open, '')
  await expect(openTable(file)).rejects.toThrow('Close it first')
  rmSync(open)
  writeFileSync(file, Buffer.from('brand,name,price\nNokia,Größe,30\n', 'latin1'))
  await expect(openTable(file)).rejects.toThrow('UTF-8')
  await expect(openTable(path.join(folder, 'none.csv'))).rejects.toThrow('There is no file')
})
