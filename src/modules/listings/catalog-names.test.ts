import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createCsvReader } from '../../platform/csv.ts'
import { publicTextProblems } from './read-form.ts'

/** The names of a file of the catalog: in its column `model`, with and without the brand, and other names. */
function namesIn(file: string): string[] {
  const reader = createCsvReader()
  const text = readFileSync(new URL(`../../../db/data/${file}`, import.meta.url), 'utf8')
  const [head, ...rows] = [...reader.push(text), ...reader.end()].map(({ cells }) => cells ?? [])
  const column = (name: string) => head?.indexOf(name) ?? -1
  return rows.flatMap((cells) => {
    const [brand = '', model = ''] = [cells[column('brand')], cells[column('model')]]
    const others = cells[column('other_names')]?.split('|').filter(Boolean) ?? []
    return [model, `${brand} ${model}`, ...others]
  })
}

test('every name of the catalog can be listed', () => {
  const names = new Set([...namesIn('devices.csv'), ...namesIn('models.csv')])
  expect(names.size).toBeGreaterThan(20_000)
  const refused = [...names].filter((name) => publicTextProblems({ name }).name)
  expect(refused).toEqual([])
})
