import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { countStatements } from '../../../test/count-statements.ts'
import { recordEvent, writeAudit } from '../events.ts'
import { createChanges } from './changes.ts'
import { connect, insertCollected, inTransaction, NOT_AWAITED } from './index.ts'

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

test('a statement that is not awaited makes its transaction fail, with its own error', async () => {
  const write = (n: number, after: boolean) =>
    inTransaction(app.deps.db, async (tx) => {
      await sql`insert into pots values ('c', ${n})`.execute(tx)
      await sql`insert into pots values ('a', ${n}) ${sql.raw(NOT_AWAITED)}`.execute(tx)
      if (after) await sql`select n from pots`.execute(tx)
    })
  for (const after of [false, true])
    await expect(write(1, after)).rejects.toMatchObject({ constraint: 'pots_pkey' })
  const { rows } = await app.deps.db.pool.query("select 1 from pots where name = 'c'")
  expect(rows).toEqual([])
})

test('a statement that is not awaited takes effect at the commit, also as the first one', async () => {
  await inTransaction(app.deps.db, async (tx) => {
    for (const name of ['d', 'e'])
      await sql`insert into pots values (${name}, 1) ${sql.raw(NOT_AWAITED)}`.execute(tx)
  })
  const { rows } = await app.deps.db.pool.query("select name from pots where name in ('d', 'e')")
  expect(rows).toHaveLength(2)
})

test('a rolled-back transaction leaves its connection usable and no changes', async () => {
  const { databaseUrl: url } = app
  const db = connect({ url, max: 1, changes: createChanges() })
  try {
    const broken = inTransaction(db, async (tx) => {
      await sql`insert into pots values ('f', 1) ${sql.raw(NOT_AWAITED)}`.execute(tx)
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

test('for bulk work a statement is prepared once, and its parameters are still those of each call', async () => {
  const { databaseUrl: url } = app
  const db = connect({ url, max: 1, changes: createChanges(), bulk: true })
  try {
    const find = (id: number) =>
      db.kysely.selectFrom('demoProgress').select('done').where('done', '=', id)
    const set = (step: string, done: number) =>
      db.kysely.insertInto('demoProgress').values({ step, done }).execute()
    for (const done of [1, 2, 3]) await set(`step ${done}`, done)
    for (const done of [1, 2, 3, 4])
      expect(await find(done).execute()).toEqual(done === 4 ? [] : [{ done }])
    const { rows } = await db.pool.query('select statement from pg_prepared_statements')
    expect(rows).toHaveLength(2)
  } finally {
    await db.close()
  }
})

test('statements of one Promise.all in a transaction run in their order and are one wait', async () => {
  const { waits } = await countStatements(() =>
    inTransaction(app.deps.db, async (tx) => {
      const [, deleted, none] = await Promise.all([
        sql`insert into pots values ('g', 1)`.execute(tx),
        sql`delete from pots where name = 'g' returning n`.execute(tx),
        sql`select n from pots where name = 'g'`.execute(tx),
      ])
      expect([deleted.rows, none.rows]).toEqual([[{ n: 1 }], []])
    }),
  )
  // The other one is the commit.
  expect(waits).toBe(2)
})

test('a statement of a Promise.all that fails rejects with its own error, and all are rolled back', async () => {
  const broken = inTransaction(app.deps.db, (tx) =>
    Promise.all([
      sql`insert into pots values ('h', 1)`.execute(tx),
      sql`insert into pots values ('a', 1)`.execute(tx),
      sql`select n from pots`.execute(tx),
    ]),
  )
  await expect(broken).rejects.toMatchObject({ constraint: 'pots_pkey' })
  const { rows } = await app.deps.db.pool.query("select 1 from pots where name = 'h'")
  expect(rows).toEqual([])
})

test('code that continues after its transaction was rolled back cannot write', async () => {
  const { promise: undone, resolve } = Promise.withResolvers<void>()
  let late: Promise<unknown> = Promise.resolve()
  const broken = inTransaction(app.deps.db, async (tx) => {
    await sql`insert into pots values ('i', 1)`.execute(tx)
    const writesLate = async () => {
      // When the rollback has been sent and has no response yet.
      await new Promise((resume) => setImmediate(resume))
      return sql`insert into pots values ('j', 1)`.execute(tx)
    }
    late = writesLate()
    late.catch(() => {})
    await Promise.all([late, Promise.reject(new Error('changed my mind'))])
  }).finally(resolve)
  await expect(broken).rejects.toThrow('changed my mind')
  await undone
  await expect(late).rejects.toThrow('the transaction is over')
  const { rows } = await app.deps.db.pool.query("select 1 from pots where name in ('i', 'j')")
  expect(rows).toEqual([])
})

const subject = (id: string): [string, string] => ['pot', id]
const recorded = (id: string) =>
  sql<{ kind: string; of: string }>`
    select 'event' as kind, data ->> 'n' as of from events where data ->> 'pot' = ${id}
    union all select 'audit', data ->> 'n' from audit_log where subject_id = ${id}
    order by kind desc, of`

test('events and audit entries are stored by one statement at commit, in the order in which they were recorded', async () => {
  const at = new Date()
  const record = (id: string, fail: boolean) =>
    inTransaction(app.deps.db, async (tx) => {
      for (const n of [1, 2]) {
        await recordEvent(tx, 'listing_added', at, { pot: id, n })
        await writeAudit(tx, {
          actor: 'system',
          action: 'x',
          subject: subject(id),
          at,
          data: { n },
        })
      }
      if (fail) throw new Error('changed my mind')
    })
  const { texts, waits } = await countStatements(() => record('kept', false))
  expect([texts.length, waits]).toEqual([1, 1])
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

test('a transaction can read what it recorded after insertCollected', async () => {
  await inTransaction(app.deps.db, async (tx) => {
    await recordEvent(tx, 'listing_added', new Date(), { pot: 'read', n: 1 })
    await insertCollected(tx)
    expect((await recorded('read').execute(tx)).rows).toHaveLength(1)
  })
  expect((await recorded('read').execute(app.deps.db.kysely)).rows).toHaveLength(1)
})
