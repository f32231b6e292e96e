import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY } from '../../../platform/clock.ts'
import {
  buildSale,
  openShop,
  payOnline,
  type Sale,
  type Shop,
  tellAll,
} from './checkout.fixture.ts'

const migration = new URL('../../../../db/migrations/0088_asked_about_banks.sql', import.meta.url)

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** What is asked of an order, and in how many days from now. */
async function clocksOf({ orderId }: Sale) {
  const { rows } = await shop.app.deps.db.pool.query(
    `select action, round(extract(epoch from at - now()) / 86400)::int as days
     from order_clocks where order_id = $1 and done_at is null order by at`,
    [orderId],
  )
  return rows
}

/** Paid, and the bank takes it back: admins are not asked, as it was once, since `days`. */
async function atBank(days: number) {
  const sale = await buildSale(shop.app)
  const { intentId } = await payOnline(shop, sale)
  const from = shop.fake.events.length
  shop.fake.dispute(intentId)
  await tellAll(shop, shop.fake.events.slice(from))
  const { pool } = shop.app.deps.db
  const at = new Date(Date.now() - days * DAY)
  await pool.query('delete from order_clocks where order_id = $1', [sale.orderId])
  await pool.query('update orders set bank_disputed_at = $2 where id = $1', [sale.orderId, at])
  return sale
}

test('an order that waits for a bank and of which nobody is asked is asked about, once', async () => {
  const [old, fresh] = [await atBank(90), await atBank(2)]
  const ordinary = await buildSale(shop.app)
  await payOnline(shop, ordinary)
  const before = await clocksOf(ordinary)
  for (let time = 0; time < 2; time += 1)
    await shop.app.deps.db.pool.query(`begin; ${await readFile(migration, 'utf8')}; commit`)
  expect(await clocksOf(old)).toEqual([{ action: 'ask_admin', days: 0 }])
  expect(await clocksOf(fresh)).toEqual([{ action: 'ask_admin', days: 5 }])
  expect(await clocksOf(ordinary)).toEqual(before)
})

test('the ledger is checked against all kinds and accounts, what was there before too', async () => {
  const { rows } = await shop.app.deps.db.pool.query(
    `select conname from pg_constraint
     where conrelid in ('ledger_transfers'::regclass, 'ledger_entries'::regclass)
       and not convalidated`,
  )
  expect(rows).toEqual([])
})
