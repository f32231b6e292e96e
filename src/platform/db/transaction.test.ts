import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { recordEvent, writeAudit } from '../events.ts'
import { createChanges } from './changes.ts'
import { connect, inTransaction } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await app.deps.db.pool.query(
    `create table pots (name text primary key, n integer);
     insert into pots values ('a', 0), ('b', 0)`,
  )
})
afterAll(() => app.close())

/**
 * Locks two rows, the second one only when everybody has the first. A retry waits for the end of the other
 * transaction, which it could otherwise meet once more on a busy machine.
 */
async function fill(
  first: string,
  second: string,
  met: () => Promise<void>,
  other: () => Promise<unknown>,
) {
  let tries = 0
  await inTransaction(app.deps.db, async (tx) => {
    tries += 1
    if (tries > 1) await other()
    const add = (name: string) =>
      tx
        .withTables<{ pots: { name: string; n: number } }>()
        .updateTable('pots')
        .set((is) => ({ n: is('n', '+', 1) }))
        .where('name', '=', name)
        .execute()
    await add(first)
    if (tries === 1) await met()
    await add(second)
  })
  return tries
}

test('of two deadlocked transactions one is retried, and both succeed', async () => {
  let waiting = 2
  const { promise, resolve } = Promise.withResolvers<void>()
  const met = () => {
    waiting -= 1
    if (waiting === 0) resolve()
    return promise
  }
  const fills: Promise<number>[] = [
    fill('a', 'b', met, async () => fills[1]),
    fill('b', 'a', met, async () => fills[0]),
  ]
  expect((await Promise.all(fills)).sort()).toEqual([1, 2])
  const { rows } = await app.deps.db.pool.query('select n from pots order by name limit 2')
  expect(rows.map(({ n }) => n)).toEqual([2, 2])
})

test('a rolled-back transaction leaves its connection usable and no changes', async () => {
  const { databaseUrl: url } = app
  const db = connect({ url, max: 1, changes: createChanges() })
  try {
    const broken = inTransaction(db, async (tx) => {
      await sql`insert into pots values ('f', 1)`.execute(tx)
      throw new Error('changed my mind')
    })
    await expect(broken).rejects.toThrow('changed my mind')
    await inTransaction(db, async () => {})
    const { rows } = await db.pool.query("select 1 from pots where name = 'f'")
    expect(rows).toEqual([])
    const { rows: open } = await db.pool.query('select now() = statement_timestamp() as fresh')
    expect(open).toEqual([{ fresh: true }])
  } finally {
    await db.close()
  }
})

const subject = (id: string): [string, string] => ['pot', id]
const recorded = (id: string) =>
  sql<{ kind: string; of: string }>`
    select 'event' as kind, data ->> 'n' as of from events where data ->> 'pot' = ${id}
    union all select 'audit', data ->> 'n' from audit_log where subject_id = ${id}
    order by kind desc, of`

test('events and audit entries are stored with their transaction, in the order in which they were recorded', async () => {
  const date = new Date()
  const record = (id: string, fail: boolean) =>
    inTransaction(app.deps.db, async (tx) => {
      for (const n of [1, 2]) {
        await recordEvent(tx, 'listing_added', date, { pot: id, n })
        await writeAudit(tx, {
          actor: 'system',
          action: 'x',
          subject: subject(id),
          at: date,
          data: { n },
        })
      }
      if (fail) throw new Error('changed my mind')
    })
  await record('kept', false)
  await expect(record('undone', true)).rejects.toThrow('changed my mind')

  const db = app.deps.db.kysely
  const all = ['event 1', 'event 2', 'audit 1', 'audit 2']
  const shown = async (id: string) =>
    (await recorded(id).execute(db)).rows.map(({ kind, of }) => `${kind} ${of}`)
  expect(await shown('kept')).toEqual(all)
  expect(await shown('undone')).toEqual([])
  const { rows } = await sql<{ n: string }>`
    select data ->> 'n' as n from events where data ->> 'pot' = 'kept' order by id`.execute(db)
  expect(rows.map(({ n }) => n)).toEqual(['1', '2'])
})
