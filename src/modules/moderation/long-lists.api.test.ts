import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../test/app.ts'
import { copyRow, walk } from '../../../test/long-lists.ts'
import { api as paths } from '../../contract/urls.ts'
import type { Appeal } from './appeals/appeals.api.ts'
import type { Report } from './moderation.contract.ts'

let app: TestApp
let admin: TestUser
beforeAll(async () => {
  app = await testApp()
  admin = await buildUser(app, { role: 'admin' })
})
afterAll(() => app.close())

/** Reads a list to its end. */
async function readAll<Item>(path: string): Promise<Item[][]> {
  const read: Item[][] = []
  const idsOf = (body: Item[]) => {
    read.push(body)
    return []
  }
  await walk(app, admin, path, { idsOf: idsOf as (body: never) => string[] })
  return read
}

test('every report is on one page, the open ones first, each newest first', async () => {
  const phone = await buildListing(app)
  const reporter = await buildUser(app)
  const sent = { phoneId: phone._id, reason: 'other' }
  const { body: report } = await as(app, reporter).post(paths.reports(), sent)
  // Many of one moment, and both kinds on the second page.
  const times = 112
  const differing = `jsonb_build_object('reporter_id', null,
    'decision', case when copies.n % 2 = 0 then 'dismissed' end,
    'created_at', one.created_at - copies.n / 20 * interval '1 minute')`
  await copyRow(app, 'reports', { id: report._id, times, differing })
  const read = await readAll<Report>(paths.reports())
  expect(read.map(({ length }) => length)).toEqual([50, 50, 13])
  const all = read.flat()
  expect(new Set(all.map(({ _id }) => _id)).size).toBe(113)
  const rank = ({ decision }: Report) => (decision === null ? 0 : 1)
  const sorted = all.toSorted(
    (a, b) =>
      rank(a) - rank(b) || b.createdAt.localeCompare(a.createdAt) || (a._id < b._id ? 1 : -1),
  )
  expect(all.map(({ _id }) => _id)).toEqual(sorted.map(({ _id }) => _id))
})

test('every appeal is on one page: open ones first, oldest first, and decided ones last, newest first', async () => {
  const { pool } = app.deps.db
  await pool.query(
    `insert into users (id, name, email, banned_at)
     select gen_random_uuid(), 'Banned', n || '@banned.example', '2026-01-01' from generate_series(1, 450) n`,
  )
  // A third is open, a third about a ban that has ended, and a third decided; many of one moment.
  await pool.query(
    `insert into appeals (id, user_id, banned_at, ban_reason, text, decision, decided_at, created_at)
     select gen_random_uuid(), id, case when n % 3 = 1 then '2025-01-01' else banned_at end, '', 'Why?',
       case when n % 3 = 2 then 'rejected' end,
       case when n % 3 = 2 then timestamptz '2026-02-01' + n / 30 * interval '1 hour' end,
       timestamptz '2026-01-02' + n / 20 * interval '1 minute'
     from (select *, split_part(email, '@', 1)::int as n from users where email like '%@banned.example') banned`,
  )
  const read = await readAll<Appeal>(paths.appeals())
  expect(read.map(({ length }) => length)).toEqual([200, 200, 50])
  const all = read.flat()
  expect(new Set(all.map(({ _id }) => _id)).size).toBe(450)
  const ranks = { open: 0, ended: 1, accepted: 2, rejected: 2 }
  const sorted = all.toSorted(
    (a, b) =>
      ranks[a.state] - ranks[b.state] ||
      (b.decidedAt ?? '').localeCompare(a.decidedAt ?? '') ||
      (a.decidedAt ? 0 : a.createdAt.localeCompare(b.createdAt)) ||
      (a._id < b._id ? -1 : 1),
  )
  expect(all.map(({ _id }) => _id)).toEqual(sorted.map(({ _id }) => _id))
})

test('422: a cursor that no list made', async () => {
  for (const path of [paths.reports(), paths.appeals()])
    expect((await as(app, admin).get(`${path}?cursor=tampered`)).status).toBe(422)
})
