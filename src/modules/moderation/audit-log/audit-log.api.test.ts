import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildSettings,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../../test/app.ts'
import { buildApiKey } from '../../../../test/build/api-key.ts'
import { api as paths } from '../../../contract/urls.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import { writeAudit } from '../../../platform/events.ts'

let app: TestApp
let admin: TestUser
let seller: TestUser
beforeAll(async () => {
  app = await testApp()
  admin = await buildUser(app, { role: 'admin', email: 'ada@example.org' })
  seller = await buildUser(app, { role: 'Seller' })
})
afterAll(() => app.close())

type Entry = { _id: number; action: string; subject: { id: string }; data: object }

async function list(query: Record<string, string> = {}) {
  const { status, body } = await as(app, admin).get(
    `${paths.auditLog()}?${new URLSearchParams(query)}`,
  )
  return { status, body, items: (body.items ?? []) as Entry[] }
}

const write = (action: string, id: string, at: string, data = {}) =>
  inTransaction(app.deps.db, (tx) =>
    writeAudit(tx, { actor: 'system', action, subject: ['order', id], at: new Date(at), data }),
  )

test('an admin reads who removed a phone, and why', async () => {
  const phone = await buildListing(app, { seller, name: 'Nokia 3310' })
  await as(app, admin).post(paths.removePhone(phone._id), { reason: 'Stolen' })
  const { items } = await list({ about: phone._id, action: 'phone_removed' })
  expect(items).toMatchObject([
    {
      actor: { _id: admin.id, role: 'admin', email: 'ada@example.org' },
      action: 'phone_removed',
      subject: { type: 'listing', id: phone._id, name: 'Nokia 3310' },
      data: { reason: 'Stolen' },
    },
  ])
})

test('about an account, by ID or email address, is what it did and what was done to it, once each', async () => {
  const person = await buildUser(app, { email: 'Grace@example.org' })
  await inTransaction(app.deps.db, async (tx) => {
    const at = app.clock.now()
    const subject: [string, string] = ['user', person.id]
    await writeAudit(tx, { actor: admin, action: 'test_by_admin', subject, at })
    await writeAudit(tx, { actor: person, action: 'test_on_self', subject, at })
    const order: [string, string] = ['order', 'other']
    await writeAudit(tx, { actor: person, action: 'test_elsewhere', subject: order, at })
  })
  for (const about of [person.id, person.id.toUpperCase(), 'GRACE@example.org']) {
    const { items } = await list({ about })
    const actions = items.map(({ action }) => action).filter((action) => action.startsWith('test'))
    expect(actions).toEqual(['test_elsewhere', 'test_on_self', 'test_by_admin'])
  }
  expect((await list({ about: 'nobody@example.org' })).items).toEqual([])
  expect((await list({ about: "'; drop table users; --" })).items).toEqual([])
})

test('what a program did with an API key names the key, and everything that the key did can be listed', async () => {
  const phone = await buildListing(app, { seller })
  const key = await buildApiKey(app, seller, ['phones:write'])
  const pause = (headers: Record<string, string>) =>
    as(app, null).post(`/api/phones/${phone._id}/pause`, {}, headers)
  expect((await pause(key.headers)).status).toBe(200)
  await as(app, seller).post(`/api/phones/${phone._id}/resume`)
  const apiKey = { _id: key.id, name: 'Sync', ending: key.token.slice(-4) }
  const { items } = await list({ about: phone._id })
  expect(items.slice(0, 2)).toMatchObject([
    { action: 'listing_resumed', actor: { _id: seller.id }, apiKey: null },
    { action: 'listing_paused', actor: { _id: seller.id }, apiKey },
  ])
  const actions = (await list({ about: key.id })).items.map(({ action }) => action)
  expect(actions).toEqual(['listing_paused', 'api_key_created'])

  const staffKey = await buildApiKey(app, admin, ['shop-log:read', 'shop-phones:write'])
  const remove = { reason: 'Stolen' }
  await as(app, null).post(paths.removePhone(phone._id), remove, staffKey.headers)
  const { body } = await as(app, null).get(
    `${paths.auditLogFile()}?about=${staffKey.id}`,
    staffKey.headers,
  )
  const [, exported = '', removed = ''] = String(body).split('\r\n')
  for (const line of [exported, removed]) expect(line).toMatch(new RegExp(`,${staffKey.id},Sync$`))
  expect(exported).toContain('audit_log_exported')
  expect(removed).toContain('phone_removed')
})

test('every entry is on exactly one page, also of those written in one moment', async () => {
  for (let number = 0; number < 60; number += 1)
    await write('paged', String(number), '2026-03-01T10:00:00Z')
  const first = await list({ action: 'paged' })
  await write('paged', 'later', '2026-03-01T11:00:00Z')
  const second = await list({ action: 'paged', cursor: first.body.cursor })
  expect([first.items.length, second.items.length, second.body.cursor]).toEqual([50, 10, null])
  const ids = [...first.items, ...second.items].map(({ subject }) => Number(subject.id))
  expect(ids).toEqual(Array.from({ length: 60 }, (_, number) => 59 - number))
})

test('days are those of the admin, and the actions of the log are listed', async () => {
  await as(app, admin).put(paths.dateSettings(), { locale: 'en-US', timeZone: 'America/New_York' })
  await write('dated', 'evening', '2026-04-02T03:59:59Z')
  await write('dated', 'midnight', '2026-04-02T04:00:00Z')
  const day = (date: string) => list({ action: 'dated', from: date, to: date })
  expect((await day('2026-04-01')).items.map(({ subject }) => subject.id)).toEqual(['evening'])
  expect((await day('2026-04-02')).items.map(({ subject }) => subject.id)).toEqual(['midnight'])
  // Who has chosen no time zone reads days of the shop's.
  await buildSettings(app, { timeZone: 'Pacific/Honolulu' })
  const other = await buildUser(app, { role: 'admin' })
  const filter = 'action=dated&from=2026-04-01&to=2026-04-01'
  const { body } = await as(app, other).get(`${paths.auditLog()}?${filter}`)
  expect(body.items).toHaveLength(2)
  await buildSettings(app, { timeZone: 'UTC' })
  const { actions } = (await list()).body
  expect(actions).toContain('dated')
  expect(actions).toEqual([...new Set(actions)].sort())
})

test('the file has the entries of the same filters without formulas, and its export is in the log', async () => {
  await write('filed', '=1+1', '2026-05-01T10:00:00Z', { note: 'a "quoted", text' })
  const { body } = await as(app, admin).get(`${paths.auditLogFile()}?action=filed`)
  expect(String(body).split('\r\n').slice(1)).toEqual([
    `2026-05-01T10:00:00.000Z,,system,,,filed,order,'=1+1,"{""note"":""a \\""quoted\\"", text""}",,`,
    '',
  ])
  const { items } = await list({ action: 'audit_log_exported' })
  expect(items[0]).toMatchObject({ data: { action: 'filed' }, subject: { id: admin.id } })
  await as(app, admin).get(`${paths.auditLogFile()}?about=ADA@example.org`)
  const [latest] = (await list({ action: 'audit_log_exported' })).items
  expect(latest?.data).toEqual({ about: admin.id })
})

test('invalid days and cursors are refused', async () => {
  const wrong: Record<string, string>[] = [
    { from: '2026-02-30' },
    { to: 'today' },
    { cursor: 'tampered' },
  ]
  for (const query of wrong) expect([query, (await list(query)).status]).toEqual([query, 422])
})
