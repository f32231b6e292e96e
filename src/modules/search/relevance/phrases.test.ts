import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, type TestApp, testApp } from '../../../../test/app.ts'
import { api } from '../../../contract/urls.ts'
import { createCsvReader } from '../../../platform/csv.ts'

/** Some of them are in other languages, or name what the rules do not know. */
const LEAST_SHARE = 0.98

/** A search as people type it, and the filters that it names. */
type Phrase = { query: string; filters: URLSearchParams }

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('filters are read from the texts of searches', async () => {
  const phrases = readPhrases()
  expect(phrases.length).toBeGreaterThan(500)
  const missed: string[] = []
  for (const { query, filters } of phrases) {
    const url = `${api.search()}?${new URLSearchParams({ q: query, limit: '1' })}`
    const { interpreted } = (await as(app, null).get(url)).body
    const params: Record<string, string[]> = interpreted?.params ?? {}
    const unread = [...filters].filter(([name, value]) => !isRead(params, name, value))
    if (unread.length > 0)
      missed.push(`${query} → ${unread.join(' ')} in ${JSON.stringify(params)}`)
  }
  expect(1 - missed.length / phrases.length, missed.join('\n')).toBeGreaterThanOrEqual(LEAST_SHARE)
})

function readPhrases(): Phrase[] {
  const reader = createCsvReader()
  const text = readFileSync(path.join(import.meta.dirname, 'phrases.csv'), 'utf8')
  const [, ...rows] = [...reader.push(text), ...reader.end()]
  return rows.map(({ cells }) => {
    const [, query = '', , filters = ''] = cells ?? []
    // A plus sign means several values, or this value and more.
    return { query, filters: new URLSearchParams(filters.replaceAll('+', '%2B')) }
  })
}

/**
 * Whether the filter was read. Of a place, which the file names and the answer identifies, whether there is
 * one.
 */
function isRead(params: Record<string, string[]>, name: string, expected: string): boolean {
  const values = params[name]
  if (!values || name === 'near') return values !== undefined
  return expected.split('+').every((one) => one === '' || values.includes(one))
}
