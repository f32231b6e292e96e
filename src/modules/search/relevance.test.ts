import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgedQueries, successAtThree } from '../../../bench/search/judge.ts'
import { type TestApp, testApp } from '../../../test/app.ts'
import { interpretWords } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

// Nothing is for sale, so the order depends on the words alone.
const firstModels = async (query: string) =>
  ((await interpretWords(app.deps.db.kysely, query)).models ?? []).map(
    ({ model }) => `${model.brand.brand} ${model.name}`,
  )

test('queries resolve to the intended models', async () => {
  const judged = judgedQueries()
  expect(judged.length).toBeGreaterThanOrEqual(280)
  const successes = await successAtThree(judged, firstModels)
  const missed = successes.flatMap((success) => success.missed)
  for (const { class: kind, queries, hits } of successes) {
    const least = kind === 'right' ? 0.97 : 0.9
    expect(hits / queries, missed.join('\n')).toBeGreaterThanOrEqual(least)
  }
})
