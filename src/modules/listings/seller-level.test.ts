import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildListing, buildUser, type TestApp, testApp } from '../../../test/app.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { api } from '../../routes.ts'
import { DAY } from '../../shared/time.ts'
import { holdListing, refreshSellerLevels, removeListing, sellListing } from './index.ts'
import { sellerLevelOf } from './seller-level.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const now = new Date('2026-06-01T00:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * DAY)

const unrated = { ratings: 0, stars: 0 }
test.each([
  [{ sold: 0, removed: 0, since: ago(900), ...unrated }, 0],
  [{ sold: 1, removed: 0, since: ago(1), ...unrated }, 1],
  [{ sold: 5, removed: 0, since: ago(89), ...unrated }, 1],
  [{ sold: 5, removed: 0, since: ago(90), ...unrated }, 2],
  [{ sold: 50, removed: 1, since: ago(900), ...unrated }, 1],
  [{ sold: 5, removed: 0, since: ago(90), ratings: 2, stars: 2 }, 2],
  [{ sold: 5, removed: 0, since: ago(90), ratings: 3, stars: 11 }, 1],
  [{ sold: 5, removed: 0, since: ago(90), ratings: 3, stars: 12 }, 2],
  [{ sold: 5, removed: 0, since: ago(90), ratings: 3, stars: 8 }, 0],
])('%j gives level %i', (history, sellerLevel) => {
  expect(sellerLevelOf(history, now)).toBe(sellerLevel)
})

test('seller levels: proven after a sale, trusted after five and time, proven again after a removal', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const offered = await buildListing(app, { seller })
  const sellerLevel = async () => {
    await refreshSellerLevels(app.deps)
    return (await as(app, null).get(api.phone(offered._id))).body.sellerLevel
  }
  const sell = async () => {
    const { _id } = await buildListing(app, { seller })
    await inTransaction(app.deps.db, async (tx) => {
      await holdListing(tx, _id, app.clock.now())
      await sellListing(tx, _id, app.clock.now())
    })
  }
  expect(await sellerLevel()).toBe('new')
  await sell()
  expect(await sellerLevel()).toBe('proven')
  for (let more = 0; more < 4; more++) await sell()
  expect(await sellerLevel()).toBe('proven')
  app.clock.advance(91 * DAY)
  expect(await sellerLevel()).toBe('trusted')
  const bad = await buildListing(app, { seller })
  expect(bad.sellerLevel).toBe('trusted')
  await inTransaction(app.deps.db, (tx) => removeListing(tx, bad._id, app.clock.now(), 'Stolen'))
  expect(await sellerLevel()).toBe('proven')
})
