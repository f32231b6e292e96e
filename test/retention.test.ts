import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manualClock } from '../src/platform/clock.ts'
import { createEventDeletion } from '../src/platform/events.ts'
import { createMailer, deleteOldMails } from '../src/platform/mail/index.ts'
import { DAY } from '../src/shared/time.ts'
import { type TestApp, testApp } from './app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('docs/retention.md says of every table what ends its growth, once', async () => {
  const text = readFileSync(path.join(import.meta.dirname, '../docs/retention.md'), 'utf8')
  const named = text
    .split('\n')
    .flatMap((line) =>
      line.startsWith('| `') ? (line.split('|')[1] ?? '') : line.startsWith('`') ? line : [],
    )
    .flatMap((part) => [...part.matchAll(/`(\w+)`/g)].map(([, name]) => name))
  const { rows } = await app.deps.db.pool.query(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  expect(named.sort()).toEqual(rows.map(({ name }) => name).sort())
})

test('old events are deleted in batches, those of orders and newer ones stay', async () => {
  const { pool } = app.deps.db
  const now = app.clock.now().getTime()
  const insert = (data: object, days: number) =>
    pool.query(`insert into events (name, data, at) values ('retention', $1, $2)`, [
      data,
      new Date(now - days * DAY),
    ])
  await pool.query(
    `insert into events (name, data, at)
     select 'retention', '{"n":1}', $1 from generate_series(1, 6000)`,
    [new Date(now - 400 * DAY)],
  )
  await insert({ orderId: 'o' }, 400)
  await insert({ n: 2 }, 300)
  const left = async () => {
    const { rows } = await pool.query(
      `select data from events where name = 'retention' order by id`,
    )
    return rows.map(({ data }) => data)
  }
  const deleteOld = createEventDeletion(app.deps)
  expect(await deleteOld()).toBe(5_000)
  while ((await deleteOld()) > 0);
  expect(await left()).toEqual([{ orderId: 'o' }, { n: 2 }])
  // The same job goes on when time has passed.
  app.clock.advance(70 * DAY)
  expect(await deleteOld()).toBeGreaterThan(0)
  expect(await left()).toEqual([{ orderId: 'o' }])
})

test('the history of an order cannot be deleted, and no event can be changed', async () => {
  const { pool } = app.deps.db
  for (const statement of [
    `delete from events where data ? 'orderId'`,
    `update events set name = 'other'`,
    'truncate events',
    'delete from audit_log',
  ])
    await expect(pool.query(statement), statement).rejects.toThrow('append-only')
})

test('files of the outbox are deleted after the days of the setting, and others never', async () => {
  const folder = path.join(app.deps.env.DATA_DIR, 'outbox')
  mkdirSync(folder, { recursive: true })
  const mailer = createMailer({
    smtpUrl: undefined,
    from: 'a@example.org',
    name: () => 'A',
    outbox: folder,
  })
  await mailer.send({ to: 'b@example.org', subject: 'New', text: '' })
  const before = readdirSync(folder)
  writeFileSync(path.join(folder, 'notes.json'), '')
  const clock = manualClock()
  const deps = { ...app.deps, clock }
  expect(await deleteOldMails(deps)).toBe(0)
  expect(readdirSync(folder).sort()).toEqual([...before, 'notes.json'].sort())
  clock.advance((app.deps.settings.current().mailKeepDays + 1) * DAY)
  expect(await deleteOldMails(deps)).toBe(before.length)
  expect(readdirSync(folder)).toEqual(['notes.json'])
})
