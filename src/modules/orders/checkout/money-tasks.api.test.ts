import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestUser } from '../../../../test/app.ts'
import { copyRow, walk } from '../../../../test/long-lists.ts'
import { api as paths } from '../../../contract/urls.ts'
import {
  buildSale,
  handOver,
  listTasks,
  openShop,
  payOnline,
  type Shop,
} from './checkout.fixture.ts'

let shop: Shop
let app: Shop['app']
let admin: TestUser
let taskId: string
let paymentId: string
beforeAll(async () => {
  shop = await openShop()
  app = shop.app
  admin = await buildUser(app, { role: 'admin' })
  const sale = await buildSale(app)
  paymentId = (await payOnline(shop, sale)).paymentId
  await handOver(app, sale)
  taskId = (await listTasks(app, sale.orderId))[0].id
})
afterAll(() => shop.close())

/** Copies the payout `times` times, each for its own payment; every tenth has failed for good. */
async function copyTask(times: number, later = 0) {
  const ids: string[] = []
  const state = `jsonb_build_object('state', 'returned', 'provider_ref', copies.id::text)`
  const payments = await copyRow(app, 'payments', { id: paymentId, times, differing: state })
  for (const [index, payment] of payments.entries())
    ids.push(
      ...(await copyRow(app, 'money_tasks', {
        id: taskId,
        times: 1,
        differing: `jsonb_build_object('payment_id', '${payment}', 'due_at', null,
          'state', '${index % 10 === 9 ? 'failed' : 'waiting'}',
          'created_at', one.created_at + ${later + Math.floor(index / 3)} * interval '1 second')`,
      })),
    )
  return ids
}

test('200: money tasks are paged, failed ones first, while new ones arrive', async () => {
  const ids = [taskId, ...(await copyTask(210))]
  const between = (page: number) => (page === 1 ? copyTask(1, 3_600) : Promise.resolve())
  const read = await walk(app, admin, paths.moneyTasks(), { between })
  expect(read.map(({ length }) => length)).toEqual([100, 100, 12])
  expect(new Set(read.flat()).size).toBe(212)
  expect(read.flat()).toEqual(expect.arrayContaining(ids))
  const { body } = await as(app, admin).get(paths.moneyTasks())
  const states = body.map(({ state }: { state: string }) => state)
  expect(states.lastIndexOf('failed')).toBe(20)
})

test('422: a tampered cursor is refused at its field', async () => {
  const { status, body } = await as(app, admin).get(`${paths.moneyTasks()}?cursor=made-up`)
  expect([status, Object.keys(body.fields)]).toEqual([422, ['cursor']])
})
