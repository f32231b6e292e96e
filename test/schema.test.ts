import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseTypes } from '../db/generate/database-types.ts'
import { schemaDocs } from '../db/generate/schema-docs.ts'
import { type TestApp, testApp } from './app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const written = (file: string) =>
  readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8')

test('the table types match a migrated database (`npm run db:types`)', async () => {
  expect(await databaseTypes(app.deps.db.kysely)).toBe(written('src/platform/db/database.gen.ts'))
})

test('docs/schema.md matches a migrated database (`npm run db:docs`)', async () => {
  expect(await schemaDocs(app.deps.db.kysely)).toBe(written('docs/schema.md'))
})

test('every table has a comment', async () => {
  const { rows } = await app.deps.db.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace
       and relkind = 'r' and relname <> 'migrations' and obj_description(oid, 'pg_class') is null`,
  )
  expect(rows).toEqual([])
})
