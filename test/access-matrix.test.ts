import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApiDocument } from '../src/openapi.ts'
import {
  type Actor,
  actors,
  areas,
  expectForStaff,
  type LimitedStaff,
  limitedStaff,
  matrix,
  type Row,
} from './access-matrix/index.ts'
import { as, buildListing, buildUser, ORIGIN, type TestApp, type TestUser, testApp } from './app.ts'
import { TEST_PASSWORD } from './build/user.ts'

let app: TestApp
type Person = Exclude<Actor, 'visitor' | 'owner'> | LimitedStaff
let people: Record<Person, TestUser>
let categoryId: string

beforeAll(async () => {
  app = await testApp()
  const Buyer = await buildPerson('Buyer')
  const Seller = await buildPerson('Seller')
  const admin = await buildPerson('admin')
  const banned = await buildPerson('banned')
  const moderator = await buildPerson('moderator')
  const support = await buildPerson('support')
  const finance = await buildPerson('finance')
  people = { Buyer, Seller, admin, banned, moderator, support, finance }
  categoryId = (await as(app, null).get('/api/categories')).body[0]._id
})
afterAll(() => app.close())

function isLimited(kind: string): kind is LimitedStaff {
  return (limitedStaff as readonly string[]).includes(kind)
}

async function buildPerson(kind: Person): Promise<TestUser> {
  if (isLimited(kind)) return buildUser(app, { role: 'admin', staffRole: kind })
  if (kind !== 'banned') return buildUser(app, { role: kind })
  const banned = await buildUser(app, { role: 'Seller' })
  await app.deps.db.pool.query('update users set banned_at = now() where id = $1', [banned.id])
  return banned
}

test('the matrix contains exactly the routes of the contract', () => {
  const paths = Object.entries(openApiDocument(app.app).paths ?? {})
  const routes = paths.flatMap(([path, item]) =>
    Object.keys(item as object).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(areas.flatMap((rows) => Object.keys(rows)).sort()).toEqual(routes.sort())
})

/** Not cached, or only by the browser. */
const NOT_SHARED = expect.stringMatching(/\b(no-store|private)\b/)

describe.each(Object.entries(matrix))('%s', (route, row) => {
  const columns = [
    ...actors.map((actor, index) => [actor, row.expect[index] ?? 0] as const),
    ...limitedStaff.map((role) => [role, expectForStaff(row, role)] as const),
  ]
  test.each(columns)('%s gets %i', async (actor, status) => {
    const { url, body, owner } = await prepare(route, row, status)
    const user = await callerFor(actor, row, owner)
    const [method = ''] = route.split(' ')
    if (row.subject === 'stream') {
      const stream = await beginningOf(url, user)
      expect([stream.status, stream.headers.get('cache-control')]).toEqual([status, NOT_SHARED])
      return
    }
    const answer =
      row.subject === 'upload'
        ? await as(app, user).upload(url, await photo())
        : await as(app, user).send(method, url, asJson(body))
    expect(answer.status, JSON.stringify(answer.body)).toBe(status)
    // Responses that require a session, refusals included, must not be stored by shared caches.
    const isLoggedIn = row.expect[actors.indexOf('visitor')] === 401
    if (isLoggedIn) expect(answer.headers.get('cache-control')).toEqual(NOT_SHARED)
  })
})

test('until its second step is done, a session counts as logged out on every route that needs one', async () => {
  const pending = await buildUser(app, { role: 'admin' })
  await app.deps.db.pool.query(
    'update sessions set second_factor_pending = true where user_id = $1',
    [pending.id],
  )
  const needSession = Object.entries(matrix).filter(
    ([route, { expect }]) =>
      expect[actors.indexOf('visitor')] === 401 && !route.includes('/sign-in/second-step'),
  )
  expect(needSession.length).toBeGreaterThan(150)
  for (const [route, { body }] of needSession) {
    const [method = '', path = ''] = route.split(' ')
    const filled = path.replace(/\{\w+\}/g, crypto.randomUUID())
    const { status } = await as(app, pending).send(method, filled, asJson(body))
    expect([route, status]).toEqual([route, 401])
  }
})

async function callerFor(actor: Actor | LimitedStaff, { endsSession }: Row, owner: TestUser) {
  if (actor === 'visitor') return null
  if (!endsSession) return actor === 'owner' ? owner : people[actor]
  return actor === 'owner' ? buildUser(app, { role: owner.role }) : buildPerson(actor)
}

let made = 0

type Subject = { ids: Record<string, string>; owner: TestUser }

/** What calls that change nothing were made on: reading, and calls that are refused. */
const unchanged = new Map<Row['subject'], Promise<Subject>>()
const REFUSED = [401, 403, 404]

function subjectFor(route: string, row: Row, status: number): Promise<Subject> {
  if (!route.startsWith('GET ') && !REFUSED.includes(status)) return buildSubject(row)
  const subject = unchanged.get(row.subject) ?? buildSubject(row)
  unchanged.set(row.subject, subject)
  return subject
}

async function buildSubject(row: Row): Promise<Subject> {
  made += 1
  const owner =
    row.subject === 'nothing' || row.subject === 'upload'
      ? people.Seller
      : await buildUser(app, { role: row.subject === 'booked' ? 'Buyer' : 'Seller' })
  return { owner, ids: await subjectOf(row, owner) }
}

async function prepare(route: string, row: Row, status: number) {
  made += 1
  const { ids, owner } = await subjectFor(route, row, status)
  const values: Record<string, string> = {
    ...ids,
    'new.email': `new${made}@example.org`,
    'new.id': crypto.randomUUID(),
    'admin.email': people.admin.email,
    'owner.email': owner.email,
    password: TEST_PASSWORD,
    email: owner.email,
    user: /^GET .api.users/.test(route) ? owner.email : (ids.account ?? owner.id),
    id: ids.id ?? categoryId,
    model: ids.id ?? 'iphone-13-pro',
    number: '1',
    answer: 'accept',
    page: 'seller-terms',
    version: '1',
  }
  const fill = (text: string) => text.replace(/\{([\w.]+)\}/g, (_, name) => values[name] ?? name)
  const body = row.body && JSON.parse(fill(JSON.stringify(row.body)))
  return { url: fill(route.split(' ')[1] ?? ''), body, owner }
}

async function subjectOf(row: Row, owner: TestUser): Promise<Record<string, string>> {
  if (row.subject === 'account') return { account: owner.id }
  if (row.subject === 'seller') return { id: owner.id }
  if (row.subject === 'nothing' || row.subject === 'upload') return {}
  if (row.subject === 'picture')
    return { id: (await as(app, owner).upload('/api/media', await photo())).body.data.id }
  if (row.subject === 'stream') return {}
  if (row.subject === 'conversation') {
    const phoneId = (await buildListing(app, { seller: owner }))._id
    const letter = { phoneId, clientId: crypto.randomUUID(), text: 'Hello' }
    const sent = await as(app, await buildUser(app)).post('/api/messages', letter)
    return { id: sent.body.conversation._id }
  }
  if (row.subject === 'search') {
    const saved = await as(app, owner).post('/api/saved-searches', { query: 'max=100' })
    return { id: saved.body._id }
  }
  if (row.subject === 'model') {
    const model = { brand: 'Nokia', name: `Tried ${made}` }
    return { id: (await as(app, people.admin).post('/api/models', model)).body._id }
  }
  const seller = row.subject === 'listing' ? owner : await buildUser(app, { role: 'Seller' })
  const listing = await buildListing(app, { seller })
  if (row.subject === 'listing') return { id: listing._id, 'listing.id': listing._id }
  if (row.subject === 'report') {
    const body = { phoneId: listing._id, reason: 'stolen' }
    return { id: (await as(app, people.Buyer).post('/api/reports', body)).body._id }
  }
  const booked = await as(app, owner).post('/api/advertise', { phoneId: listing._id })
  return { id: booked.body.order._id }
}

function asJson(body: unknown): RequestInit {
  if (body === undefined) return {}
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

/** A stream never ends on its own, so only its beginning is read. */
async function beginningOf(path: string, user: TestUser | null) {
  const init = user ? { headers: { cookie: user.cookie } } : {}
  const answer = await app.app.request(`${ORIGIN}${path}`, init)
  await answer.body?.cancel()
  return answer
}

async function photo() {
  const picture = await sharp({
    create: { width: 40, height: 40, channels: 3, background: '#c8b' },
  })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'photo.jpg')
  return form
}
