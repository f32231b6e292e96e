import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../../test/app.ts'
import {
  liveStates,
  orderStates,
  orderTransitions,
  stateAfter,
  type TransitionName,
} from '../../../shared/orders/order-life-cycle.ts'
import { HOUR } from '../../../shared/time.ts'
import { stateDeadlines } from '../deadlines/deadlines.ts'
import { runDeadlines } from '../deadlines/run-deadlines.ts'
import { handOverCode } from '../delivery/hand-over.ts'
import { bookingRefusal } from '../order.ts'
import { book, listOrders, phoneState } from '../orders.fixture.ts'

const names = Object.keys(orderTransitions) as TransitionName[]
const isLive = (state: string) => (liveStates as readonly string[]).includes(state)

test('transitions connect existing states; open states have a way out, final ones none', () => {
  for (const name of names) {
    expect(orderStates).toContain(orderTransitions[name].to)
    expect(orderTransitions[name].by.length).toBeGreaterThan(0)
    for (const from of orderTransitions[name].from) expect(orderStates).toContain(from)
  }
  for (const state of orderStates) {
    const ways = names.filter((name) => stateAfter(state, name))
    // A completed sale can be undone by a return.
    expect([state, ways.length > 0]).toEqual([state, isLive(state) || state === 'completed'])
  }
})

test('an ended order stays ended, but for a return or a disputed warranty of a completed sale', () => {
  for (const state of orderStates.filter((one) => !isLive(one))) {
    const next = names.flatMap((name) => stateAfter(state, name) ?? [])
    const expected = state === 'completed' ? ['disputed', 'return_requested'] : []
    expect([state, [...new Set(next)].toSorted()]).toEqual([state, expected])
  }
})

test('every transition by deadline is allowed in its state', () => {
  for (const state of liveStates) {
    for (const due of stateDeadlines[state]) {
      if (!('transition' in due)) continue
      expect(stateAfter(state, due.transition)).toBeDefined()
      expect(orderTransitions[due.transition].by).toContain('system')
    }
  }
})

test('Buyers and Sellers can book, only live phones, never their own', () => {
  const [buyer, live] = [
    { id: 'b', role: 'Buyer' },
    { sellerId: 's', state: 'live' },
  ] as const
  expect(bookingRefusal(live, buyer)).toBeUndefined()
  expect(bookingRefusal(live, { id: 'x', role: 'Seller' })).toBeUndefined()
  expect(bookingRefusal(live, { id: 'x', role: 'admin' })).toBe('buyers_only')
  expect(bookingRefusal(live, { id: 's', role: 'Seller' })).toBe('own_phone')
  expect(bookingRefusal({ ...live, state: 'reserved' }, buyer)).toBe('already_booked')
  for (const state of ['pending_review', 'paused', 'sold', 'expired', 'removed'] as const)
    expect(bookingRefusal({ ...live, state }, buyer)).toBe('not_for_sale')
})

let app: TestApp
let seller: TestUser
let buyers: TestUser[]

beforeAll(async () => {
  app = await testApp()
  seller = await buildUser(app, { role: 'Seller' })
  buyers = [await buildUser(app), await buildUser(app)]
})
afterAll(() => app.close())

const verbs = [
  'book',
  'bookAsOther',
  'cancel',
  'handOver',
  'advertise',
  'run_deadlines',
  'wait',
  'withdraw',
] as const

function perform(verb: (typeof verbs)[number], phoneId: string, newestOrder: string | undefined) {
  const id = newestOrder ?? 'none'
  switch (verb) {
    case 'book':
    case 'bookAsOther':
      return book(app, buyers[verb === 'book' ? 0 : 1] ?? null, phoneId)
    case 'cancel':
      return as(app, buyers[0] ?? null).post(`/api/orders/${id}/cancel`)
    case 'handOver': {
      const code = handOverCode(app.deps.secret, id)
      return as(app, seller).post(`/api/orders/${id}/hand-over`, { code })
    }
    case 'advertise':
      return as(app, seller).post('/api/advertise', { phoneId })
    case 'withdraw':
      return as(app, seller).delete(`/api/phones/${phoneId}`)
    case 'run_deadlines':
      return runDeadlines(app.deps)
    case 'wait':
      return app.clock.advance(30 * HOUR)
  }
}

async function expectHeldOnlyByOneOrder(phoneId: string) {
  const live = (await listOrders(app, phoneId)).filter((order) => isLive(order.state))
  const state = await phoneState(app, phoneId)
  expect(live).toHaveLength(state === 'reserved' ? 1 : 0)
  const adverts = (await as(app, null).get('/api/advertise')).body
  const shown = adverts.filter((advert: { phoneId: string }) => advert.phoneId === phoneId)
  if (state === 'reserved') expect(shown).toMatchObject([{ booked: true }])
  else expect(shown.length).toBeLessThanOrEqual(state === 'live' ? 1 : 0)
}

test('property: a phone is reserved exactly while one order is open', async () => {
  const turns = fc.array(fc.array(fc.constantFrom(...verbs), { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 8,
  })
  await fc.assert(
    fc.asyncProperty(turns, async (rounds) => {
      // One seller lists more phones here than the hourly limit allows.
      await app.deps.db.pool.query('delete from rate_limits')
      const { _id: phoneId } = await buildListing(app, { seller })
      for (const together of rounds) {
        const newest = (await listOrders(app, phoneId)).at(-1)?.id
        const answers = await Promise.all(together.map((verb) => perform(verb, phoneId, newest)))
        for (const answer of answers)
          if (typeof answer === 'object') expect(answer.status).toBeLessThan(500)
        await expectHeldOnlyByOneOrder(phoneId)
      }
    }),
    { numRuns: 40 },
  )
})
