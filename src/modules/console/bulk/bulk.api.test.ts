import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import { book } from '../../orders/orders.fixture.ts'
import type { BulkAction } from './bulk-actions.ts'

let app: TestApp
let admin: TestUser
let other: TestUser
let seller: TestUser
beforeAll(async () => {
  app = await testApp({ env: { MODERATION: 'pre' } })
  admin = await buildUser(app, { role: 'admin' })
  other = await buildUser(app, { role: 'admin' })
  seller = await buildUser(app, { role: 'Seller' })
})
afterAll(() => app.close())

type Row = { id: string; name: string; revision: string; refusal: string | null }
type Preview = {
  changes: number
  consequences: { kind: string; count?: number }[]
  needsReason: boolean
  items: Row[]
}

async function preview(action: BulkAction, ids: readonly string[]): Promise<Preview> {
  const { status, body } = await as(app, admin).post(paths.bulkPreviews(), { action, ids })
  expect(status).toBe(200)
  return body
}

async function apply(action: BulkAction, items: readonly Row[], reason?: string) {
  const { status, body } = await as(app, admin).post(paths.consoleBulkActions(), {
    action,
    ...(reason && { reason }),
    items: items.map(({ id, revision }) => ({ id, revision })),
  })
  expect([status, body.fields]).toEqual([200, undefined])
  const outcomes = body.items.map(({ outcome }: { outcome: string }) => outcome)
  return { changed: body.changed as number, outcomes: outcomes as string[] }
}

async function waiting(count: number): Promise<string[]> {
  const phones = []
  for (let number = 0; number < count; number += 1)
    phones.push(await buildListing(app, { seller, name: `iPhone 13 no ${number}` }))
  return phones.map(({ _id }) => _id)
}
async function approve(id: string) {
  const { items } = await preview('approve_listings', [id])
  return apply('approve_listings', items)
}
const stateOf = async (id: string) => {
  const { body } = await as(app, admin).get(`${paths.allListings()}?q=${id}`)
  return body.items[0]?.state
}
const audited = async (action: string, id: string) =>
  (await as(app, admin).get(`${paths.auditLog()}?action=${action}&about=${id}`)).body.items.length

test('a preview says how many rows will change, which stay and why, and changes nothing', async () => {
  const [first = '', second = ''] = await waiting(2)
  await as(app, admin).post(paths.removePhone(second), { reason: 'Stolen' })
  const gone = crypto.randomUUID()
  const before = await preview('remove_listings', [first, second, gone, 'nonsense'])
  expect(before).toMatchObject({ changes: 1, needsReason: true })
  expect(before.items.map(({ refusal }) => refusal)).toEqual([
    null,
    'Already removed.',
    'It no longer exists.',
    'It no longer exists.',
  ])
  expect(await stateOf(first)).toBe('pending_review')
})

test('each row changes as it would alone, with an entry of its own in the audit log', async () => {
  const ids = await waiting(3)
  const { items, changes } = await preview('approve_listings', ids)
  expect(changes).toBe(3)
  expect(await apply('approve_listings', items)).toMatchObject({ changed: 3 })
  for (const id of ids)
    expect([await stateOf(id), await audited('listing_approved', id)]).toEqual(['live', 1])
  const buyer = await buildUser(app)
  await book(app, buyer, ids[0]!)
  const removal = await preview('remove_listings', ids)
  expect(removal.consequences).toEqual([{ kind: 'orders_canceled', count: 1 }])
  expect(await apply('remove_listings', removal.items, 'Sold elsewhere')).toMatchObject({
    changed: 3,
  })
  const { body } = await as(app, buyer).get(paths.orders())
  expect(body[0].state).toBe('cancelled')
})

test('rows that somebody changed after the preview are reported and stay as they are', async () => {
  const ids = await waiting(4)
  const { items } = await preview('reject_listings', ids)
  const [, edited = '', decided = '', withdrawn = ''] = ids
  await as(app, seller).put(paths.phone(edited), {
    brand: 'Iphone',
    name: 'iPhone 14',
    price: '300',
    location: '',
    used: '',
  })
  await as(app, other).post(paths.bulkPreviews(), { action: 'approve_listings', ids: [decided] })
  await approve(decided)
  await as(app, seller).delete(paths.phone(withdrawn))
  expect(await apply('reject_listings', items, 'Not a phone')).toEqual({
    changed: 1,
    outcomes: ['changed', 'stale', 'stale', 'stale'],
  })
  expect(await Promise.all(ids.map(stateOf))).toEqual([
    'rejected',
    'pending_review',
    'live',
    'withdrawn',
  ])
})

test('of two moderators who act on the same rows at once, each row follows exactly one', async () => {
  const ids = await waiting(6)
  const [approval, removal] = [
    await preview('approve_listings', ids),
    await preview('remove_listings', ids),
  ]
  const [approved, removed] = await Promise.all([
    apply('approve_listings', approval.items),
    apply('remove_listings', removal.items.toReversed(), 'Spam'),
  ])
  expect(approved.changed + removed.changed).toBe(6)
  const states = await Promise.all(ids.map(stateOf))
  expect(states.filter((state) => state === 'live')).toHaveLength(approved.changed)
  expect(states.filter((state) => state === 'removed')).toHaveLength(removed.changed)
  // Repeating it changes nothing more.
  expect((await apply('remove_listings', removal.items, 'Spam')).changed).toBe(0)
})

test('accounts are banned with a reason; admins and banned ones are left out', async () => {
  const [one, two] = [await buildUser(app, { role: 'Seller' }), await buildUser(app)]
  const phone = await buildListing(app, { seller: one })
  await approve(phone._id)
  const before = await preview('ban_accounts', [one.id, two.id, admin.id, other.id])
  expect(before.items.map(({ refusal }) => refusal)).toEqual([
    null,
    null,
    'This is your own account.',
    'Admins are banned one by one.',
  ])
  expect(before.consequences.at(-1)).toEqual({ kind: 'listings_withdrawn', count: 1 })
  await as(app, other).put(paths.ban(two.id), { reason: 'Spam' })
  const result = await apply('ban_accounts', before.items, 'Sells stolen phones')
  expect(result.outcomes).toEqual(['changed', 'stale', 'stale', 'stale'])
  expect(await stateOf(phone._id)).toBe('withdrawn')
  const { body } = await as(app, admin).get(paths.person(one.id))
  expect(body.banReason).toBe('Sells stolen phones')
  expect(await audited('account_banned', one.id)).toBe(1)
})

test('a ban of many needs a recent login', async () => {
  const { id } = await buildUser(app)
  await app.deps.db.pool.query(
    `update sessions set authenticated_at = now() - interval '1 hour' where user_id = $1`,
    [admin.id],
  )
  const { body } = await as(app, admin).post(paths.consoleBulkActions(), {
    action: 'ban_accounts',
    reason: 'Spam',
    items: [{ id, revision: 'Buyer.' }],
  })
  expect(body.error).toBe('reauthentication_required')
  await app.deps.db.pool.query('update sessions set authenticated_at = now() where user_id = $1', [
    admin.id,
  ])
})

test('reports are dismissed, or what they are about is removed', async () => {
  const [one = '', two = ''] = await waiting(2)
  for (const id of [one, two]) await approve(id)
  const report = async (sent: object) =>
    (await as(app, await buildUser(app)).post(paths.reports(), { reason: 'other', ...sent })).body
      ._id
  const first = await report({ phoneId: one })
  const second = await report({ phoneId: two })
  const person = await report({ sellerId: seller.id })
  const removal = await preview('remove_reported', [second, person])
  expect(removal).toMatchObject({
    changes: 1,
    items: [{ refusal: null }, { refusal: 'It isn’t about a listing.' }],
  })
  expect(removal.consequences[0]).toEqual({ kind: 'listings_removed', count: 1 })
  const dismissal = await preview('dismiss_reports', [first, second, person])
  expect((await apply('remove_reported', removal.items.slice(0, 1), 'Stolen')).changed).toBe(1)
  expect((await apply('dismiss_reports', dismissal.items)).outcomes).toEqual([
    'changed',
    'stale',
    'changed',
  ])
  expect([await stateOf(one), await stateOf(two)]).toEqual(['live', 'removed'])
})

test('messages are marked as answered', async () => {
  const sent = { topic: 'other', message: 'Is there a shop in Oslo too?' }
  for (const clientId of ['bulk-message-1-aaaa', 'bulk-message-2-aaaa'])
    await as(app, await buildUser(app)).post(paths.contact(), { ...sent, clientId })
  const { body } = await as(app, admin).get(paths.contactMessages())
  const ids = body.map(({ _id }: { _id: string }) => _id)
  const { items } = await preview('answer_messages', ids)
  await as(app, other).put(paths.contactMessage(ids[0]), { state: 'answered' })
  expect((await apply('answer_messages', items)).outcomes).toEqual(['stale', 'changed'])
})

test('422: more than 200 rows, none, an unknown action, and a missing reason', async () => {
  const ids = Array.from({ length: 201 }, () => crypto.randomUUID())
  const post = (path: string, sent: object) => as(app, admin).post(path, sent)
  for (const sent of [
    { action: 'remove_listings', ids },
    { action: 'remove_listings', ids: [] },
    { action: 'burn', ids: ['1'] },
  ])
    expect((await post(paths.bulkPreviews(), sent)).status).toBe(422)
  const items = [{ id: ids[0], revision: '1.live' }]
  const { status, body } = await post(paths.consoleBulkActions(), {
    action: 'remove_listings',
    items,
  })
  expect([status, body.fields]).toEqual([422, { reason: 'Enter a reason; the person can read it' }])
})
