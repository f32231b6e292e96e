import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestUser } from '../../../../test/app.ts'
import { pages, api as paths } from '../../../contract/urls.ts'
import { HOUR } from '../../../shared/time.ts'
import { notifyPeople } from '../../notifications/index.ts'
import {
  buildSale,
  handOver,
  openShop,
  payOnline,
  runMoney,
  type Sale,
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

test('503: opening an account failed at Stripe, and the next attempt has a new key', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  fake.mood.breaks = 1
  const broke = await as(app, seller).post(paths.payoutAccount())
  expect([broke.status, broke.body.error]).toEqual([503, 'provider_unavailable'])
  const again = await as(app, seller).post(paths.payoutAccount())
  expect([again.status, again.body.url]).toEqual([200, expect.stringMatching(/^https:\/\//)])
  expect(accountsOf(seller.email)).toHaveLength(1)
})

test('a lost response about a new account: the next attempt finds the same account', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  // The Stripe library retries once automatically.
  fake.mood.losesAnswers = 2
  expect((await as(app, seller).post(paths.payoutAccount())).status).toBe(503)
  expect((await as(app, seller).post(paths.payoutAccount())).status).toBe(200)
  expect(accountsOf(seller.email)).toHaveLength(1)
})

test('409: a Seller with a waiting payout cannot become a Buyer', async () => {
  const sale = await buildSale(app)
  await payOnline(shop, sale)
  await handOver(app, sale)
  await runMoney(app)
  const { seller } = sale
  // The sold phone is no longer anyone's listing; only the money is left.
  const profile = { name: seller.name, email: seller.email, role: 'Buyer' }
  const refused = await as(app, seller).post('/api/users', profile)
  expect([refused.status, refused.body.error]).toEqual([409, 'own_payout_due'])
  await setUpAccount(shop, seller)
  await runMoney(app)
  expect((await as(app, seller).post('/api/users', profile)).status).toBe(200)
})

test('a seller without an account is told to set up payouts, not that money is coming', async () => {
  const sale = await buildSale(app)
  await payOnline(shop, sale)
  expect(await payoutOn(sale)).toBe('not_set_up')
  await handOver(app, sale)
  await runMoney(app)
  expect(await payoutOn(sale)).toBe('not_set_up')
  const [waits, ...others] = await notificationsTo(sale.seller)
  expect(waits).toMatchObject({
    title: 'Set up payouts to receive $270',
    text: `You earned it with your ${sale.phone.name}. Add a payout account, and we’ll send it right away.`,
    path: pages.payouts(),
  })
  for (const { title, text } of others) expect(`${title} ${text}`).not.toMatch(/on its way/)
  expect(waitingOf(await notificationsTo(sale.seller))).toHaveLength(1)
  for (let tries = 0; tries < 57; tries += 1) {
    app.clock.advance(3 * HOUR)
    await runMoney(app)
  }
  expect(waitingOf(await notificationsTo(sale.seller))).toHaveLength(2)
  await setUpAccount(shop, sale.seller)
  expect(await payoutOn(sale)).toBe('on_its_way')
  await runMoney(app)
  expect(await payoutOn(sale)).toBe('sent')
  expect((await notificationsTo(sale.seller))[0]?.title).toBe(
    `Your payout for ${sale.phone.name} is on its way`,
  )
})

async function payoutOn({ seller, orderId }: Sale): Promise<string | null> {
  return (await as(app, seller).get(paths.order(orderId))).body.payout
}

type Notification = { title: string; text: string; path: string }
async function notificationsTo({ id }: TestUser): Promise<Notification[]> {
  while ((await notifyPeople(app.deps)) > 0);
  const text =
    'select title, text, path from notifications where user_id = $1 order by event_id desc'
  return (await app.deps.db.pool.query(text, [id])).rows
}
const waitingOf = (all: Notification[]) =>
  all.filter(({ title }) => title.startsWith('Set up payouts'))
