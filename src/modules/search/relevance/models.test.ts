import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { createCsvReader } from '../../../platform/csv.ts'
import { interpretWords } from '../query/understand.ts'

/** A text as people type it, and the models of which one must be among the first three. */
type JudgedQuery = { kind: string; query: string; expected: string[] }

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('queries resolve to the intended models', async () => {
  const queries = readQueries()
  expect(queries.length).toBeGreaterThanOrEqual(280)
  for (const [kind, ofKind] of Map.groupBy(queries, (one) => one.kind)) {
    const missed: string[] = []
    for (const { query, expected } of ofKind) {
      const models = await firstModels(query)
      if (!models.some((model) => expected.includes(model)))
        missed.push(`${query} → ${models.join(', ') || 'nothing'}`)
    }
    const least = kind === 'right' ? 0.97 : 0.9
    expect(1 - missed.length / ofKind.length, missed.join('\n')).toBeGreaterThanOrEqual(least)
  }
})

function readQueries(): JudgedQuery[] {
  const reader = createCsvReader()
  const text = readFileSync(path.join(import.meta.dirname, 'models.csv'), 'utf8')
  const [, ...rows] = [...reader.push(text), ...reader.end()]
  return rows.map(({ cells }) => {
    const [kind = '', query = '', expected = ''] = cells ?? []
    return { kind, query, expected: expected.split('|') }
  })
}

// Nothing is for sale, so the order depends on the words alone.
async function firstModels(query: string): Promise<string[]> {
  const { models } = await interpretWords(app.deps.db.kysely, query)
  return (models ?? []).slice(0, 3).map(({ model }) => `${model.brand.brand} ${model.name}`)
}
