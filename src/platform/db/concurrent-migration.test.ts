import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { openLoader } from '../backup/load.ts'
import { readTables } from '../backup/snapshot.ts'
import { checkMigrations } from './check-migrations.ts'
import { isConcurrent, REPEATABLE_STATEMENTS, statementsIn } from './concurrent-migration.ts'
import { migrate } from './index.ts'
import { MIGRATION_FOLDERS } from './migration-files.ts'

const server = inject('databaseServer')
const name = `concurrent_${crypto.randomUUID().replaceAll('-', '')}`
const url = `${server}/${name}`
const admin = new pg.Client({ connectionString: `${server}/postgres` })
let folder = ''
const clients: pg.Client[] = []
beforeAll(() => admin.connect())
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'redial-concurrent-'))
  await admin.query(`create database ${name}`)
})
afterEach(async () => {
  for (const client of clients.splice(0)) await client.end()
  await admin.query(`drop database ${name} with (force)`)
  rmSync(folder, { recursive: true, force: true })
})
afterAll(() => admin.end())

async function connect() {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  clients.push(client)
  return client
}

/** A table with 2,500 rows, and the folder of its migration; further ones can be written into it. */
async function table() {
  const file = `create table phones (id integer primary key, price integer, cents integer);
insert into phones (id, price) select i, i % 7 from generate_series(1, 2500) i;`
  writeFileSync(path.join(folder, '0001_phones.sql'), file)
  await migrate(url, [folder])
}

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)

const INDEX = `-- no transaction
create index concurrently if not exists phones_by_price on phones (price);
`

/** Batches of a thousand, each committed, so that no row is locked for long. */
const BACKFILL = `-- no transaction
do $$
declare
  last integer := 0;
  upto integer;
begin
  loop
    select max(id) into upto from (select id from phones where id > last order by id limit 1000) batch;
    exit when upto is null;
    update phones set cents = price * 100 where id > last and id <= upto and cents is null;
    commit;
    last := upto;
  end loop;
end $$;
`

const CONSTRAINT = `set lock_timeout = '2s';
alter table phones add constraint phones_have_cents check (cents is not null) not valid;
`
const VALIDATION = `-- no transaction
alter table phones validate constraint phones_have_cents;
`

/** Waits until a migration waits for another transaction. */
async function untilItWaits(client: pg.Client) {
  const waiting = async () => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database()
         and application_name = 'redial migrate' and wait_event_type = 'Lock'`,
    )
    return rows[0]?.pid
  }
  await expect.poll(waiting).toBeDefined()
  return waiting()
}

const indexes = async (client: pg.Client) =>
  (
    await client.query(
      `select indexrelid::regclass::text as name, indisvalid as valid from pg_index
       where indrelid = 'phones'::regclass and not indisprimary`,
    )
  ).rows

test('rows are written while an index is built, and a second node waits for its turn', async () => {
  await table()
  const [other, writer] = [await connect(), await connect()]
  await other.query('begin; update phones set price = 8 where id = 1')
  write('0002_index.sql', INDEX)
  const first = migrate(url, [folder])
  await untilItWaits(writer)
  const second = migrate(url, [folder])
  const turns = `select count(*)::int from pg_stat_activity
    where application_name = 'redial migrate' and query like '%advisory_lock%'`
  await expect.poll(async () => (await writer.query(turns)).rows[0].count).toBe(1)
  await writer.query(`set lock_timeout = '1s'; insert into phones (id, price) values (0, 1)`)
  await other.query('commit')
  expect(await first).toMatchObject({ applied: ['0002_index.sql'] })
  expect(await second).toMatchObject({ applied: [] })
  expect(await indexes(writer)).toEqual([{ name: 'phones_by_price', valid: true }])
})

test('an index whose building was interrupted is built again', async () => {
  await table()
  const [other, writer] = [await connect(), await connect()]
  await other.query('begin; update phones set price = 8 where id = 1')
  write('0002_index.sql', INDEX)
  const interrupted = migrate(url, [folder]).catch((error: Error) => error.message)
  await writer.query('select pg_terminate_backend($1)', [await untilItWaits(writer)])
  expect(await interrupted).toContain('Migration 0002_index.sql failed')
  expect(await indexes(writer)).toEqual([{ name: 'phones_by_price', valid: false }])
  await other.query('commit')
  expect(await migrate(url, [folder])).toMatchObject({ applied: ['0002_index.sql'] })
  expect(await indexes(writer)).toEqual([{ name: 'phones_by_price', valid: true }])
})

test('a backfill keeps its finished batches when it is interrupted, goes on, and the constraint follows', async () => {
  await table()
  const [other, reader] = [await connect(), await connect()]
  await other.query('begin; update phones set price = 8 where id = 1500')
  write('0002_backfill.sql', BACKFILL)
  write('0003_constraint.sql', CONSTRAINT)
  write('0004_validation.sql', VALIDATION)
  const interrupted = migrate(url, [folder]).catch((error: Error) => error.message)
  const pid = await untilItWaits(reader)
  const filled = async () =>
    (await reader.query('select count(cents)::int as count from phones')).rows[0].count
  expect(await filled()).toBe(1000)
  await reader.query('select pg_terminate_backend($1)', [pid])
  expect(await interrupted).toContain('Migration 0002_backfill.sql failed')
  await other.query('commit')
  expect((await migrate(url, [folder])).applied).toHaveLength(3)
  expect(await filled()).toBe(2500)
  const insert = reader.query('insert into phones (id, price) values (0, 1)')
  await expect(insert).rejects.toThrow('phones_have_cents')
})

test('a migration that does not get its lock in time tries again', async () => {
  await table()
  const other = await connect()
  await other.query('begin; lock table phones in share mode')
  write('0002_column.sql', `set lock_timeout = '500ms'; alter table phones add column color text;`)
  const migrated = migrate(url, [folder])
  await untilItWaits(await connect())
  await other.query('commit')
  expect(await migrated).toMatchObject({ applied: ['0002_column.sql'] })
})

test('another text that makes the same is recognized, and the check says that nothing waits', async () => {
  await table()
  write('0002_index.sql', INDEX)
  write('0003_backfill.sql', BACKFILL)
  const none = { isConcurrent: true, locks: [] }
  expect(await checkMigrations(url, [folder])).toEqual([
    { name: '0002_index.sql', ...none },
    { name: '0003_backfill.sql', ...none },
  ])
  await migrate(url, [folder])
  write('0002_index.sql', `${INDEX}-- A comment.\n`)
  expect(await migrate(url, [folder])).toEqual({
    applied: [],
    rehashed: ['0002_index.sql'],
    isNew: false,
  })
  write('0002_index.sql', INDEX.replace('(price)', '(cents)'))
  await expect(migrate(url, [folder])).rejects.toThrow('Edited SQL files: 0002_index.sql')
})

test('a backup of a shop with such migrations is restored', async () => {
  await table()
  for (const [file, text] of Object.entries({ index: INDEX, backfill: BACKFILL }))
    write(`0002_${file}.sql`, text)
  write('0003_constraint.sql', CONSTRAINT)
  write('0004_validation.sql', VALIDATION)
  await migrate(url, [folder])
  const source = await connect()
  const { rows: migrations } = await source.query('select name, hash from migrations order by name')
  const manifest = { ...MANIFEST, migrations, tables: await readTables(source) }
  await source.query('drop table phones, migrations')
  const loader = await openLoader(url, manifest, [folder])
  await loader.finish({ tables: [], sums: {}, media: { files: 0, bytes: 0, missing: [] } }, {})
  await loader.commit()
  expect(await indexes(source)).toEqual([{ name: 'phones_by_price', valid: true }])
  const insert = source.query('insert into phones (id, price) values (0, 1)')
  await expect(insert).rejects.toThrow('phones_have_cents')
})

const MANIFEST = {
  format: 1,
  redial: '1.0.0',
  postgres: '18.4',
  createdAt: '2026-12-01T00:00:00.000Z',
  hasMedia: false,
  isDemo: false,
  secretFingerprint: '',
}

const wrongIn = (text: string) =>
  statementsIn(text).filter((one) => !REPEATABLE_STATEMENTS.some((each) => each.test(one)))

test('statements without a transaction can be repeated', () => {
  for (const text of [INDEX, BACKFILL, VALIDATION]) expect(wrongIn(text)).toEqual([])
  expect(statementsIn(BACKFILL)).toHaveLength(1)
  const wrong = 'create index concurrently a on b (c);\nalter table a add column b integer;\n'
  expect(wrongIn(`-- no transaction\n${wrong}`)).toHaveLength(2)
  for (const each of MIGRATION_FOLDERS)
    for (const file of readdirSync(each)) {
      const text = readFileSync(path.join(each, file), 'utf8')
      if (isConcurrent(text)) expect(wrongIn(text), file).toEqual([])
    }
})
