import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readDevices } from './read-devices.ts'

test.each([
  ['', 'The first line must name the columns; brand and model are missing.'],
  ['\n\n', 'The first line must name the columns; brand and model are missing.'],
  ['brand,os\nNokia,S30', 'The first line must name the columns; model is missing.'],
  ['brand,model,Brand\nNokia,1100,Nokia', 'The column brand appears twice.'],
  ['brand,model\n', 'There are no devices below the headings.'],
])('a file without devices is rejected with a reason: %j', async (text, wrong) => {
  expect(await readDevices(text)).toEqual({ wrong })
})

test('a large file is read completely, and other work has its turns meanwhile', async () => {
  const count = 60_000
  const rows = Array.from(
    { length: count },
    (_, index) => `Nokia,Model ${index},"a ""name""|b",2003`,
  )
  const text = ['brand,model,other_names,announced', ...rows].join('\n')
  let turns = 0
  let isDone = false
  const others = (async () => {
    for (; !isDone; turns++) await nextTurn()
  })()
  const read = await readDevices(text)
  isDone = true
  await others
  const lines = 'lines' in read ? read.lines : []
  expect(lines).toHaveLength(count)
  expect(lines.at(-1)).toMatchObject({ line: count + 1, name: `Model ${count - 1}` })
  expect(lines.every((line) => 'facts' in line)).toBe(true)
  expect(turns).toBeGreaterThan(5)
})
