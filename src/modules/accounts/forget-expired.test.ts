import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildUser, type TestApp, testApp } from '../../../test/app.ts'
import { createLimiter, deleteExpiredAttempts } from '../../platform/http/index.ts'
import { deleteExpiredSessions } from './login/session.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const DAY = 24 * 60 * 60_000

async function count(table: string) {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from ${sql.table(table)}`.execute(app.deps.db.kysely)
  return rows[0]!.n
}

test('expired sessions and links are deleted, others are kept', async () => {
  const before = await count('sessions')
  const { id } = await buildUser(app)
  const now = app.clock.now()
  for (const [days, token] of [
    [-1, 'ended'],
    [1, 'good'],
  ] as const) {
    const ends = new Date(now.getTime() + days * DAY)
    await sql`insert into sessions (id, token, user_id, expires_at)
      values (gen_random_uuid(), ${token}, ${id}, ${ends})`.execute(app.deps.db.kysely)
    await sql`insert into verifications (id, identifier, value, expires_at)
      values (gen_random_uuid(), ${token}, 'x', ${ends})`.execute(app.deps.db.kysely)
  }
  const held = await count('sessions')
  expect(await deleteExpiredSessions(app.deps)).toBe(2)
  expect(await count('sessions')).toBe(held - 1)
  expect(held - 1).toBeGreaterThan(before)
  const { rows } =
    await sql`select identifier from verifications where identifier in ('ended', 'good')`.execute(
      app.deps.db.kysely,
    )
  expect(rows).toEqual([{ identifier: 'good' }])
  expect(await deleteExpiredSessions(app.deps)).toBe(0)
})

test('expired attempt counters are deleted', async () => {
  const limiter = createLimiter(app.deps.db.pool, 'forget-test', 3, 60)
  await limiter.consume('somebody')
  expect(await deleteExpiredAttempts(app.deps.db.pool, new Date())).toBe(0)
  expect(await deleteExpiredAttempts(app.deps.db.pool, new Date(Date.now() + DAY))).toBeGreaterThan(
    0,
  )
  expect(await limiter.blockedFor('somebody')).toBeUndefined()
})
