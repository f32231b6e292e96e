import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { as } from '../../../../test/app.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import { api as paths } from '../../../routes.ts'
import { openShop, type Shop } from '../checkout/checkout.fixture.ts'
import { lockOrder, setEnd } from '../index.ts'
import { accept, buildDispute, type Disputed, propose } from './disputes.fixture.ts'

const migration = new URL(
  '../../../../db/migrations/0078_returns_left_to_admins.sql',
  import.meta.url,
)

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

async function comeBack({ seller, buyer, orderId }: Disputed, sent: boolean) {
  await propose(shop.app, seller, orderId, { kind: 'return' })
  await accept(shop.app, buyer, orderId)
  const parcel = { carrier: 'DHL', tracking: 'JD014600777' }
  if (sent) await as(shop.app, buyer).post(paths.returnSent(orderId), parcel)
}

/** The clocks of an order, and whether the page says when it ends. */
async function clocksOf(orderId: string) {
  const { rows } = await shop.app.deps.db.pool.query(
    `select o.state_due_at is not null as "ends",
       coalesce((select array_agg(action order by at) from order_clocks
         where order_id = o.id and done_at is null), '{}') as clocks
     from orders o where o.id = $1`,
    [orderId],
  )
  return rows[0]
}

test('returns that time would have refunded are left to admins, all other disputes as they are', async () => {
  const { db } = shop.app.deps
  const [open, waiting, sent, stuck] = [
    await buildDispute(shop),
    await buildDispute(shop),
    await buildDispute(shop),
    await buildDispute(shop),
  ]
  await comeBack(waiting, false)
  await comeBack(sent, true)
  await comeBack(stuck, true)
  const nothing = { arrived: 'nothing' }
  await as(shop.app, stuck.seller).post(paths.returnReceived(stuck.orderId), nothing)
  await inTransaction(db, async (tx) => {
    const order = (await lockOrder(tx, waiting.orderId))!
    await setEnd(tx, order, new Date(), new Date())
  })
  await db.pool.query('delete from order_clocks where order_id = $1', [stuck.orderId])
  const [before, parcel] = [await clocksOf(open.orderId), await clocksOf(sent.orderId)]

  await db.pool.query(`begin; ${await readFile(migration, 'utf8')}; commit`)
  expect(await clocksOf(open.orderId)).toEqual(before)
  expect(await clocksOf(sent.orderId)).toEqual(parcel)
  expect(await clocksOf(waiting.orderId)).toEqual({ ends: false, clocks: [] })
  expect(await clocksOf(stuck.orderId)).toEqual({ ends: false, clocks: ['ask_admin'] })
})
