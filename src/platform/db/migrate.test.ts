import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrate } from './index.ts'

const server = inject('databaseServer')
const name = `migrate_${crypto.randomUUID().replaceAll('-', '')}`
const url = `${server}/${name}`
const admin = new pg.Client({ connectionString: `${server}/postgres` })
let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'redial-migrate-'))
  await admin.connect()
})
afterAll(async () => {
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.end()
  rmSync(folder, { recursive: true, force: true })
})

/** An empty database, with this script run in it. */
async function database(script = 'select 1') {
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.query(`create database ${name}`)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(script)
  await client.end()
}

test('applies the schema, then the migrations, each once', async () => {
  await database()
  const schema = mkdtempSync(path.join(folder, 'schema-'))
  const migrations = path.join(folder, 'absent')
  writeFileSync(path.join(schema, '0001_a.sql'), 'create table a (id integer)')
  expect(await migrate(url, [schema, migrations])).toEqual(['0001_a.sql'])
  const later = mkdtempSync(path.join(folder, 'migrations-'))
  writeFileSync(path.join(later, '0002_b.sql'), 'alter table a add column b integer')
  expect(await migrate(url, [schema, later])).toEqual(['0002_b.sql'])
  expect(await migrate(url, [schema, later])).toEqual([])
  await expect(migrate(url, [schema])).rejects.toThrow(
    'newer than this version of Redial: it has 0002_b.sql',
  )
})

test('a database of a development version is refused, with what to do', async () => {
  const unreleased = /before the first release[\s\S]*new\s+DATA_DIR/
  for (const file of ['0001_accounts.sql', '0001_platform.sql']) {
    await database(
      `create table migrations (name text primary key, applied_at timestamptz not null default now());
       insert into migrations (name) values ('${file}')`,
    )
    await expect(migrate(url)).rejects.toThrow(unreleased)
  }
})

test('a database is refused when the schema it was made with has changed since', async () => {
  await database()
  const schema = mkdtempSync(path.join(folder, 'schema-'))
  writeFileSync(path.join(schema, '0001_a.sql'), 'create table a (id integer)')
  await migrate(url, [schema])
  writeFileSync(path.join(schema, '0001_a.sql'), 'create table a (id integer)\r\n')
  await expect(migrate(url, [schema])).rejects.toThrow('cannot be upgraded')
})
