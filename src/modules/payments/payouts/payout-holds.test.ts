import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestUser } from '../../../../test/app.ts'
import { api as paths } from '../../../routes.ts'
import { DAY } from '../../../shared/time.ts'
import {
  accounts,
  buildSale,
  handOver,
  openShop,
  payOnline,
  runMoney,
  type Shop,
  setUpAccount,
  tasksOf,
} from '../../orders/checkout/checkout.fixture.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ NEW_SELLER_PAYOUT_DAYS: '7' })
})
afterAll(() => shop.close())

async function buildSeller() {
  const seller = await buildUser(shop.app, { role: 'Seller' })
  await setUpAccount(shop, seller)
  return seller
}
async function sell(by: TestUser) {
  const sale = await buildSale(shop.app, '300', { by })
  await payOnline(shop, sale)
  expect((await handOver(shop.app, sale)).status).toBe(200)
  await runMoney(shop.app)
  const [task] = await tasksOf(shop.app, sale.orderId)
  return { ...sale, task }
}
const stateOf = async (orderId: string) => (await tasksOf(shop.app, orderId))[0].state

test('the first three sales of a seller are paid out seven days later, the fourth at once', async () => {
  const seller = await buildSeller()
  const sales = [await sell(seller), await sell(seller), await sell(seller)]
  expect(sales.map(({ task }) => task.state)).toEqual(['waiting', 'waiting', 'waiting'])
  const { waiting } = (await as(shop.app, seller).get(paths.payoutAccount())).body
  const due = new Date(shop.app.clock.now().getTime() + 7 * DAY).toISOString()
  expect(waiting).toHaveLength(3)
  expect(waiting[0]).toMatchObject({ until: due, why: expect.stringContaining('7 days later') })
  const order = (await as(shop.app, seller).get(paths.order(sales[0]!.orderId))).body
  expect(order.payout).toBe('held')
  expect((await sell(seller)).task.state).toBe('done')

  shop.app.clock.advance(7 * DAY - 1_000)
  await runMoney(shop.app)
  expect(await stateOf(sales[0]!.orderId)).toBe('waiting')
  shop.app.clock.advance(1_000)
  await runMoney(shop.app)
  for (const { orderId } of sales) expect(await stateOf(orderId)).toBe('done')
  expect((await accounts(shop.app)).seller).toBeUndefined()
})

test('setting up payouts does not shorten the delay', async () => {
  const seller = await buildUser(shop.app, { role: 'Seller' })
  const { orderId } = await sell(seller)
  await setUpAccount(shop, seller)
  await runMoney(shop.app)
  expect(await stateOf(orderId)).toBe('waiting')
})

test('more than five sales of a new seller in a day wait for an admin', async () => {
  const seller = await buildSeller()
  for (let sale = 0; sale < 5; sale += 1) await sell(seller)
  const { orderId, task } = await sell(seller)
  expect(task).toMatchObject({ state: 'failed', problem: expect.stringContaining('Many sales') })
  const { waiting } = (await as(shop.app, seller).get(paths.payoutAccount())).body
  const own = waiting.find((one: { orderId: string }) => one.orderId === orderId)
  expect(own.why).toBe('Waiting for a check by the shop')
  shop.app.clock.advance(30 * DAY)
  await runMoney(shop.app)
  expect(await stateOf(orderId)).toBe('failed')
})

test('a seller with many disputed sales is paid when the disputes are over', async () => {
  const seller = await buildSeller()
  const sales = [await sell(seller), await sell(seller), await sell(seller)]
  const dispute = (state: string) =>
    shop.app.deps.db.pool.query('update orders set state = $2 where id = any($1)', [
      [sales[0]!.orderId, sales[1]!.orderId],
      state,
    ])
  await dispute('disputed')
  shop.app.clock.advance(8 * DAY)
  await runMoney(shop.app)
  expect(await stateOf(sales[2]!.orderId)).toBe('waiting')
  await dispute('completed')
  shop.app.clock.advance(DAY)
  await runMoney(shop.app)
  expect(await stateOf(sales[2]!.orderId)).toBe('done')
})
