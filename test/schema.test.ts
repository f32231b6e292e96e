import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseTypes } from '../db/generate/database-types.ts'
import { type TestApp, testApp } from './app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const written = (file: string) =>
  readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8')

test('the types of the tables are those of a migrated database; `npm run db:types` writes them', async () => {
  expect(await databaseTypes(app.deps.db.kysely)).toBe(written('src/platform/db/database.gen.ts'))
})
