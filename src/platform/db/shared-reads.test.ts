import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { countStatements } from '../../../test/count-statements.ts'
import { inTransaction } from './index.ts'
import { rememberStatements } from './pipeline.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await app.deps.db.pool.query(
    `create table cups (name text primary key, n integer); insert into cups values ('a', 1)`,
  )
})
afterAll(() => app.close())

const one = (n: number) =>
  sql<{ n: number }>`select ${n}::int as n`
    .execute(app.deps.db.kysely)
    .then(({ rows }) => rows[0]?.n)

test('reads of the same moment are one packet, and each gets its own rows', async () => {
  let read: unknown[] = []
  const { texts, waits } = await countStatements(async () => {
    read = await Promise.all([one(1), one(2), one(3)])
  })
  expect(read).toEqual([1, 2, 3])
  expect([texts.length, waits]).toEqual([3, 1])
})

test('a read that fails does not fail those that were sent with it', async () => {
  const broken = sql`select 1 / ${0}::int`.execute(app.deps.db.kysely)
  const [before, failed, after] = await Promise.allSettled([one(1), broken, one(2)])
  expect(before).toMatchObject({ value: 1 })
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'division by zero' } })
  expect(after).toMatchObject({ value: 2 })
})

test('a read is not held up by a write that waits for a lock', async () => {
  const { db } = app.deps
  await inTransaction(db, async (tx) => {
    await sql`update cups set n = 2 where name = ${'a'}`.execute(tx)
    const blocked = sql`update cups set n = 3 where name = ${'a'}`.execute(db.kysely)
    const locking = sql`select n from cups where name = ${'a'} for update`.execute(db.kysely)
    expect(await one(4)).toBe(4)
    void Promise.allSettled([blocked, locking])
  })
  await expect
    .poll(async () => (await db.pool.query('select n from cups')).rows)
    .toEqual([{ n: 3 }])
})

test('all connections are free again afterwards', async () => {
  const { pool } = app.deps.db
  await Promise.allSettled(Array.from({ length: 60 }, (_, at) => one(at)))
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0)
})

test('reads fail while there is no connection, and succeed again with one', async () => {
  const connect = vi.spyOn(app.deps.db.pool, 'connect')
  connect.mockImplementationOnce(() => Promise.reject(new Error('no connection')))
  const failed = await Promise.allSettled([one(1), one(2)])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  connect.mockRestore()
  expect(await one(3)).toBe(3)
})

test('a statement that is repeated is prepared, on every connection once', async () => {
  const parsed = vi.spyOn(pg.Connection.prototype, 'parse')
  const total = () => app.deps.db.pool.totalCount
  for (let runs = 0; runs < 30; runs += 1)
    await sql`select n + ${runs}::int as often from cups`.execute(app.deps.db.kysely)
  const often = parsed.mock.calls.filter(([{ text }]) => text.includes('as often'))
  expect(often.length).toBeLessThan(12 + total())
  parsed.mockRestore()
})

test('so is one without parameters, which is sent without a name at first', async () => {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  for (let runs = 0; runs < 30; runs += 1)
    await sql`select n as plain from cups`.execute(app.deps.db.kysely)
  const own = (sent.mock.calls as unknown as ({ text: string; name?: string } | string)[][])
    .map(([query]) => query!)
    .filter((query) => (typeof query === 'string' ? query : query.text).includes('as plain'))
  expect(own).toHaveLength(30)
  expect(own.filter((query) => typeof query !== 'string' && query.name).length).toBeGreaterThan(15)
  sent.mockRestore()
})

test.each([
  ['select * from users where id = $1', true],
  ['  with own as (select 1) select * from own', true],
  ['select updated_at, deleted_at, locked_until from users', true],
  ['select id from users for update', false],
  ['select id from users for no key update skip locked', false],
  ['select id from users for key share', false],
  ['select pg_advisory_xact_lock(1)', false],
  ["select pg_notify('a', 'b')", false],
  ["select nextval('a')", false],
  ['with gone as (delete from users returning id) select * from gone', false],
  ['insert into users values ($1)', false],
])('%s only reads: %s', (text, expected) => {
  expect(rememberStatements({ prepareAtOnce: false }).isRead(text)).toBe(expected)
})
