import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkMigrations } from './check-migrations.ts'
import { makesTheSame } from './compare-schema.ts'
import { migrate } from './index.ts'
import { MIGRATION_FOLDERS, readMigrations, readReleasedHashes } from './migration-files.ts'

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

/** A folder with these SQL files. */
function folderWith(files: Record<string, string>) {
  const made = mkdtempSync(path.join(folder, 'files-'))
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(made, file), text)
  return made
}

const TABLE = `create table a (id integer primary key, b text not null default 'x');
create index a_b on a (b);
create function double(n integer) returns integer language sql immutable as 'select n * 2';
`

async function schemas() {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ nspname: string }>(
    `select nspname from pg_namespace where nspname like 'redial%'`,
  )
  await client.end()
  return rows
}

test('applies the schema, then the migrations, each once', async () => {
  await database()
  const schema = folderWith({ '0001_a.sql': 'create table a (id integer)' })
  const absent = path.join(folder, 'absent')
  expect(await migrate(url, [schema, absent])).toEqual({
    applied: ['0001_a.sql'],
    rehashed: [],
    isNew: true,
  })
  const later = folderWith({ '0002_b.sql': 'alter table a add column b integer' })
  expect((await migrate(url, [schema, later])).applied).toEqual(['0002_b.sql'])
  expect((await migrate(url, [schema, later])).applied).toEqual([])
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
  // The files are as released, but the database was not made with them.
  await database(
    `create table migrations (name text primary key, hash text not null, applied_at timestamptz not null default now());
     insert into migrations (name, hash) values ('0001_platform.sql', 'of an earlier text')`,
  )
  await expect(migrate(url)).rejects.toThrow(unreleased)
})

test('a file with another text that makes the same gets its new hash, and migrations go on', async () => {
  await database()
  await migrate(url, [folderWith({ '0001_a.sql': TABLE })])
  const commented = folderWith({
    '0001_a.sql': `-- A comment.\r\n${TABLE}comment on table a is 'Another comment.'`,
    '0002_b.sql': 'alter table a add column c integer',
  })
  const both = { applied: ['0002_b.sql'], rehashed: ['0001_a.sql'], isNew: false }
  expect(await migrate(url, [commented])).toEqual(both)
  expect(await migrate(url, [commented])).toEqual({ applied: [], rehashed: [], isNew: false })
  expect(await schemas()).toEqual([])
})

test('a database that lacks a migration before its last one gets it, and is like a new one', async () => {
  // They were written on two branches, and 0083 was merged first.
  const late = '0076_accounts_language.sql'
  const [schema = '', migrations = ''] = MIGRATION_FOLDERS
  const others = (await readMigrations([migrations])).filter(({ name: file }) => file !== late)
  const without = folderWith(Object.fromEntries(others.map(({ name: file, text }) => [file, text])))
  await database()
  expect((await migrate(url, [schema, without])).applied).toContain(
    '0083_listings_views_by_day.sql',
  )
  expect(await migrate(url)).toEqual({ applied: [late], rehashed: [], isNew: false })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  expect(await makesTheSame(client, await readMigrations(MIGRATION_FOLDERS))).toBe(true)
  await client.end()
})

test('every released file can get another comment', async () => {
  await database()
  await migrate(url)
  const commented = []
  for (const one of MIGRATION_FOLDERS) {
    const files = await readMigrations([one])
    const texts = files.map(({ name: file, text }) => [file, `${text}\n-- A comment.`])
    commented.push(folderWith(Object.fromEntries(texts)))
  }
  const { rehashed } = await migrate(url, commented)
  expect(rehashed).toHaveLength((await readMigrations(MIGRATION_FOLDERS)).length)
})

test.each([
  ['a column', TABLE.replace('b text not null', 'b text')],
  ['a default', TABLE.replace("'x'", "'y'")],
  ['an index', TABLE.replace('index a_b', 'unique index a_b')],
  ['a function', TABLE.replace('n * 2', 'n * 3')],
  ['a constraint', TABLE.replace(' primary key', '')],
  ['nothing that is SQL', 'create tabel'],
])('a file that was edited to make %s different is refused by its name', async (_, text) => {
  await database()
  await migrate(url, [folderWith({ '0001_a.sql': TABLE })])
  const edited = folderWith({ '0001_a.sql': text, '0002_b.sql': 'create table b (id integer)' })
  await expect(migrate(url, [edited])).rejects.toThrow('Edited SQL files: 0001_a.sql')
  expect(await schemas()).toEqual([])
  // Nothing was applied.
  expect((await migrate(url, [folderWith({ '0001_a.sql': TABLE })])).applied).toEqual([])
})

test('a check lists what is pending and what it locks, and changes nothing', async () => {
  await database()
  const first = { '0001_a.sql': TABLE }
  await migrate(url, [folderWith(first)])
  const pending = folderWith({
    ...first,
    '0002_column.sql': 'alter table a add column c integer; create table d (id integer)',
    '0003_index.sql': 'create index d_id on d (id); create index a_c on a (c)',
    '0004_rows.sql': "insert into a values (1, 'one', 1)",
    '0005_drop.sql': 'drop table d',
  })
  const lock = { rows: null, bytes: expect.any(Number) }
  const isConcurrent = false
  expect(await checkMigrations(url, [pending])).toEqual([
    {
      name: '0002_column.sql',
      isConcurrent,
      locks: [{ table: 'a', what: 'reads and writes', ...lock }],
    },
    {
      name: '0003_index.sql',
      isConcurrent,
      locks: [
        { table: 'a', what: 'writes', ...lock },
        { table: 'd', what: 'writes', rows: null, bytes: 0 },
      ],
    },
    { name: '0004_rows.sql', isConcurrent, locks: [] },
    {
      name: '0005_drop.sql',
      isConcurrent,
      locks: [{ table: 'd', what: 'reads and writes', rows: null, bytes: 0 }],
    },
  ])
  expect(await schemas()).toEqual([])
  expect((await migrate(url, [pending])).applied).toHaveLength(4)
  expect(await checkMigrations(url, [pending])).toEqual([])
})

test('released SQL files never change, and every file is listed with its hash (`npm run db:hashes`)', async () => {
  const files = await readMigrations(MIGRATION_FOLDERS)
  expect(Object.fromEntries(await readReleasedHashes())).toEqual(
    Object.fromEntries(files.map(({ name: file, hash }) => [file, hash])),
  )
})
