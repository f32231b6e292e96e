import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readCounts } from './statement-counts.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

/** Operations without counts, and why. */
const NOT_COUNTED: Record<string, string> = {
  'GET /api/messages/stream': 'a stream does not end',
  'GET /api/outbox': 'sends no statements: it reads files, with demo data only',
}

const { paths } = JSON.parse(readFileSync(path.join(ROOT, 'docs/openapi.json'), 'utf8'))
const operations = Object.entries<object>(paths).flatMap(([template, calls]) =>
  Object.keys(calls).map((method) => `${method.toUpperCase()} ${template}`),
)

test('the statements of every operation are counted in a test file', () => {
  const counts = readCounts()
  const documented = [...counts.keys(), ...Object.keys(NOT_COUNTED)]
  expect(documented.sort()).toEqual(operations.sort())
  const missing = [...counts.values()].filter(
    ({ countedIn }) => !existsSync(path.join(ROOT, countedIn)),
  )
  expect(missing).toEqual([])
})
