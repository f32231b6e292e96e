import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser } from '../../../test/app.ts'
import { api as paths } from '../../paths.ts'
import {
  buildSale,
  handOver,
  openShop,
  payOnline,
  runMoney,
  type Shop,
  setUpAccount,
} from './checkout.fixture.ts'

let shop: Shop
let app: Shop['app']
let fake: Shop['fake']
beforeAll(async () => {
  shop = await openShop({ FEE_PERCENT: '10' })
  ;({ app, fake } = shop)
})
afterAll(() => shop.close())

const accountsOf = (email: string) =>
  fake.all('account').filter((each) => 'email' in each && each.email === email)

test('503: Stripe broke while an account was opened, and the next try is another one', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  fake.mood.breaks = 1
  const broke = await as(app, seller).post(paths.payoutAccount())
  expect([broke.status, broke.body.error]).toEqual([503, 'provider_away'])
  const again = await as(app, seller).post(paths.payoutAccount())
  expect([again.status, again.body.url]).toEqual([200, expect.stringMatching(/^https:\/\//)])
  expect(accountsOf(seller.email)).toHaveLength(1)
})

test('the answer about a new account was lost: the next try finds the same one', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  // The library asks twice by itself.
  fake.mood.losesAnswers = 2
  expect((await as(app, seller).post(paths.payoutAccount())).status).toBe(503)
  expect((await as(app, seller).post(paths.payoutAccount())).status).toBe(200)
  expect(accountsOf(seller.email)).toHaveLength(1)
})

test('409: a Seller whose payout waits cannot become a Buyer, who could never claim it', async () => {
  const sale = await buildSale(app)
  await payOnline(shop, sale)
  await handOver(app, sale)
  await runMoney(app)
  const { seller } = sale
  // The phone that was sold is nobody's listing any more: only the money is left.
  const profile = { name: seller.name, email: seller.email, role: 'Buyer' }
  const refused = await as(app, seller).post('/api/users', profile)
  expect([refused.status, refused.body.error]).toEqual([409, 'own_payout_due'])
  await setUpAccount(shop, seller)
  await runMoney(app)
  expect((await as(app, seller).post('/api/users', profile)).status).toBe(200)
})
