import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildListing, buildUser, type TestApp, testApp } from '../../../../test/app.ts'
import { copyRow, walk } from '../../../../test/long-lists.ts'
import { api as paths } from '../../../contract/urls.ts'
import type { Offers } from './offers.api.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('200: offers are paged for both sides, each once, and Link keeps the phone', async () => {
  const [seller, buyer] = [await buildUser(app, { role: 'Seller' }), await buildUser(app)]
  const phone = await buildListing(app, { seller })
  const { body } = await as(app, buyer).post(paths.offers(), { phoneId: phone._id, price: 400 })
  await copyRow(app, 'offers', {
    id: body._id,
    times: 205,
    differing: `jsonb_build_object('state', 'declined',
      'created_at', one.created_at - copies.n / 3 * interval '1 second')`,
  })
  const idsOf = ({ items }: Offers) => items.map(({ _id }) => _id)
  for (const path of [paths.offers(), paths.offersFor(phone._id)])
    for (const user of [seller, buyer]) {
      const read = await walk(app, user, path, { idsOf })
      expect(read.map(({ length }) => length)).toEqual([100, 100, 6])
      expect(new Set(read.flat()).size).toBe(206)
    }
  const refused = await as(app, buyer).get(`${paths.offers()}?cursor=made-up`)
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['cursor']])
})
