import { expect, test } from 'vitest'
import { readPhones } from './import-phones.ts'

const HEADINGS = 'brand,name,price,description\n'
/** Bytes of a piece, and characters of a record. */
const [PIECE, MOST_CHARACTERS] = [4_096, 20_000]

/** The phones of a file, and how often other requests could have their turn. */
async function read(text: string) {
  const bytes = Buffer.from(HEADINGS + text)
  let turns = 0
  const file = await readPhones(bytes, async () => {
    turns += 1
  })
  if ('wrong' in file) throw new Error(file.wrong)
  return { ...file, turns, pieces: Math.ceil(bytes.length / PIECE) }
}

test('other requests have their turn after every 4 kB of a file and before each phone', async () => {
  const line = `Nokia,Nokia 3310,30,"${'It works. '.repeat(150)}"\n`
  const { lines, turns, pieces } = await read(line.repeat(500))
  expect(lines).toHaveLength(500)
  expect(turns).toBe(pieces + lines.length)
})

test('a quote that is closed far below does not make one long record of the file', async () => {
  const { lines, turns, pieces } = await read(`"${`${'""'.repeat(9_000)}\n`.repeat(50)}",b,1\n`)
  expect(lines).toHaveLength(51)
  for (const { cells } of lines)
    expect(Object.values(cells).join('').length).toBeLessThan(MOST_CHARACTERS)
  expect(turns).toBe(pieces + lines.length)
})
