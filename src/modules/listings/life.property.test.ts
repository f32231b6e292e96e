import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser, testApp } from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'
import { inTransaction } from '../../platform/db/index.ts'
import {
  initialStates,
  type ListingActor,
  type ListingState,
  type ListingTransition,
  listingTransitions,
} from '../../shared/listings/listing-life-cycle.ts'
import { DAY } from '../../shared/time.ts'
import { countIndexErrors, numberListingChanges } from '../search/index.ts'
import { expireListings } from './renewals/renewals.api.ts'
import {
  holdListing,
  pauseReservedListing,
  releaseListing,
  removeListing,
  sellListing,
  type TransitionActor,
  transitionListing,
  withdrawSellerListings,
} from './transition-listing.ts'

let app: TestApp
let owner: TestUser
let other: TestUser
let admin: TestUser
beforeAll(async () => {
  app = await testApp({ env: { MODERATION: 'pre' } })
  owner = await buildUser(app, { role: 'Seller' })
  other = await buildUser(app, { role: 'Seller' })
  admin = await buildUser(app, { role: 'admin' })
})
afterAll(() => app.close())

type Who = 'owner' | 'other' | 'admin' | 'system' | 'order'
type Step = { who: Who; transition: ListingTransition; days: number }

const partyOf: Record<Who, ListingActor[]> = {
  owner: ['seller'],
  other: ['seller'],
  admin: ['moderator', 'admin'],
  system: ['system'],
  order: ['order'],
}

/** True when the transition was made; false when it was refused or had been made before. */
async function make(id: string, { who, transition }: Step): Promise<boolean> {
  const now = app.clock.now()
  return inTransaction(app.deps.db, async (tx) => {
    if (who === 'order' && transition === 'hold') return !!(await holdListing(tx, id, now))
    if (who === 'order' && transition === 'release') return !!(await releaseListing(tx, id, now))
    if (who === 'order' && transition === 'shelve')
      return !!(await pauseReservedListing(tx, id, now))
    if (who === 'order' && transition === 'sell') return !!(await sellListing(tx, id, now))
    if (who === 'admin' && transition === 'remove')
      return !!(await removeListing(tx, id, now, 'Stolen'))
    if (who === 'owner' && transition === 'leave') {
      const before = await stateOf(id)
      await withdrawSellerListings(tx, owner.id, now)
      return (listingTransitions.leave.from as readonly string[]).includes(before)
    }
    if (who === 'order') return false
    const moved = await transitionListing(tx, actorFor(who), id, transition, now)
    return 'listing' in moved && !moved.again
  })
}

function actorFor(who: 'owner' | 'other' | 'admin' | 'system'): TransitionActor {
  if (who === 'system') return { as: 'system' }
  if (who === 'admin') return { as: 'moderator', id: admin.id, role: 'admin' }
  return { as: 'seller', id: who === 'owner' ? owner.id : other.id, role: 'Seller' }
}

async function rowOf(id: string) {
  const { rows } = await app.deps.db.pool.query({
    name: 'row_and_traces',
    text: `select l.*, (select count(*) from events) as events, (select count(*) from audit_log) as audit,
      (select count(*) from mails) as mails
     from listings l where id = $1`,
    values: [id],
  })
  return rows[0] as { state: ListingState; expires_at: Date; events: number }
}
const stateOf = async (id: string) => (await rowOf(id)).state

async function begin(): Promise<string> {
  const form = { brand: 'Nokia', name: 'Nokia 3310', price: '30' }
  // The limit is 30 per hour.
  await app.deps.db.pool.query('delete from rate_limits')
  return (await as(app, owner).post(api.phones(), form)).body._id
}

const days = fc.constantFrom(0, 0, 1, 26, 40)
const anything = fc.record({
  who: fc.constantFrom<Who[]>('owner', 'other', 'admin', 'system', 'order'),
  transition: fc.constantFrom(...(Object.keys(listingTransitions) as ListingTransition[])),
  days,
})
const ordinary = fc
  .constantFrom<[Who, ListingTransition][]>(
    ['owner', 'pause'],
    ['owner', 'resume'],
    ['owner', 'renew'],
    ['owner', 'submit'],
    ['admin', 'approve'],
    ['admin', 'request_changes'],
    ['admin', 'reject'],
    ['system', 'expire'],
    ['order', 'hold'],
    ['order', 'release'],
    ['order', 'shelve'],
    ['order', 'sell'],
  )
  .chain(([who, transition]) =>
    fc.record({ who: fc.constant(who), transition: fc.constant(transition), days }),
  )
const step = fc.oneof(anything, { arbitrary: ordinary, weight: 3 })

test('random transitions reach declared states only, and a refusal changes nothing', async () => {
  const made = new Set<ListingTransition>()
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(step, { minLength: 4, maxLength: 16 }),
      async (starts, steps) => {
        // Otherwise listings of an earlier run would be counted in this one.
        await inTransaction(app.deps.db, (tx) =>
          withdrawSellerListings(tx, owner.id, app.clock.now()),
        )
        const id = await begin()
        expect(initialStates).toContain(await stateOf(id))
        // Half of the runs start in the state that allows the most transitions.
        if (starts) await make(id, { who: 'admin', transition: 'approve', days: 0 })
        for (const each of steps) {
          app.clock.advance(each.days * DAY)
          const before = await rowOf(id)
          const done = await make(id, each)
          const after = await rowOf(id)
          if (!done) {
            expect(after).toEqual(before)
            continue
          }
          const { from, to, by } = listingTransitions[each.transition]
          expect(from).toContain(before.state)
          expect(after.state).toBe(to)
          expect(
            partyOf[each.who].some((party) => (by as readonly ListingActor[]).includes(party)),
          ).toBe(true)
          expect(each.who).not.toBe('other')
          expect(after.events).toBeGreaterThan(before.events)
          made.add(each.transition)
        }
      },
    ),
    { numRuns: 100, seed: 20 },
  )
  // Every transition occurred in some run; otherwise this test would prove little.
  expect([...made].sort()).toEqual(Object.keys(listingTransitions).sort())
  await numberListingChanges(app.deps)
  expect(await countIndexErrors(app.deps)).toBe(0)
})

test('expiry affects only live listings past their time', async () => {
  const states: Record<string, string> = {}
  for (const transition of ['approve', 'request_changes', 'reject'] as const) {
    const id = await begin()
    await make(id, { who: 'admin', transition, days: 0 })
    states[id] = await stateOf(id)
  }
  app.clock.advance(31 * DAY)
  await expireListings(app.deps)
  for (const [id, before] of Object.entries(states))
    expect(await stateOf(id)).toBe(before === 'live' ? 'expired' : before)
})
