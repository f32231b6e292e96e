import { api } from '../src/contract/urls.ts'
import { notifyPeople } from '../src/modules/notifications/index.ts'
import {
  openShop,
  type Shop,
  setUpAccount,
} from '../src/modules/orders/checkout/checkout.fixture.ts'
import { dispute } from '../src/modules/orders/disputes/disputes.fixture.ts'
import { address, book, payOnline } from '../src/modules/orders/orders.fixture.ts'
import { makeClaim } from '../src/modules/orders/warranty/warranty.fixture.ts'
import { newImei } from '../src/modules/verification/passport/passport.fixture.ts'
import { as, buildListing, buildUser, type TestUser } from './app.ts'
import type { Answer } from './client.ts'

type People = { shop: Shop; buyer: TestUser; seller: TestUser; admin: TestUser }

/** Ids of what one call has added. */
type Row = {
  /** For sale, with an offer, a report and a conversation. */
  phone: string
  conversation: string
  booking: string
  /** The order of a phone that was handed over, and the phone. */
  sale: string
  soldPhone: string
  disputedOrder: string
  banned: { id: string; at: Date }
}

export type Rows = People & {
  /** The oldest row, whose conversation gets another message with each row. */
  first: Row
}

/** Gets another message with each row. */
export const GROWING_WEBHOOK = '0198a000-0000-7000-8000-00000000000a'

function check({ status, body }: Answer, what: string) {
  if (status >= 300) throw new Error(`${what} answered ${status}: ${JSON.stringify(body)}`)
  return body
}

/** A shop with a buyer, a seller and an admin, and a first row of everything that they can list. */
export async function buildRows(): Promise<Rows> {
  const shop = await openShop({ OFFLINE_PAYMENT: 'seller', TRUST_PROXY: '1' })
  const { app } = shop
  const seller = await buildUser(app, { role: 'Seller' })
  const [buyer, admin] = [await buildUser(app), await buildUser(app, { role: 'admin' })]
  await setUpAccount(shop, seller)
  const people = { shop, buyer, seller, admin }
  const rows = { ...people, first: await addRow(people) }
  await addMessage(rows)
  return rows
}

let round = 0

/** Adds a row of everything: phones, orders in several states, messages, reports and so on. */
export async function addRows(rows: Rows) {
  await addRow(rows)
  await addMessage(rows)
}

async function addMessage({ shop, buyer, first }: Rows) {
  const message = { clientId: crypto.randomUUID(), text: 'And this one?' }
  check(await as(shop.app, buyer).post(api.conversation(first.conversation), message), 'a message')
}

async function addRow(rows: People): Promise<Row> {
  round += 1
  const { app } = rows.shop
  const [buyer, seller, admin] = [rows.buyer, rows.seller, rows.admin].map((user) => as(app, user))
  if (!buyer || !seller || !admin) throw new Error('somebody is missing')
  const sold = await addSoldPhone(rows)
  const disputedOrder = await addDispute(rows)
  const forBooking = await buildListing(app, { seller: rows.seller })
  const { order } = check(await book(app, rows.buyer, forBooking._id), 'booking')
  const phone = await buildListing(app, { seller: rows.seller })
  const [phoneId, clientId] = [phone._id, () => crypto.randomUUID()]

  check(await buyer.put(`/api/favorites/${phoneId}`), 'a favorite')
  check(await buyer.post(api.savedSearches(), { query: `max=${round + 500}` }), 'a search')
  check(await buyer.post(api.offers(), { phoneId, price: '400' }), 'an offer')
  const letter = { phoneId, clientId: clientId(), text: 'Is it still there?' }
  const { conversation } = check(await buyer.post(api.conversations(), letter), 'a message')
  const reply = { clientId: clientId(), text: 'Yes, it is.' }
  check(await seller.post(api.conversation(conversation._id), reply), 'a reply')
  const reported = { phoneId, reason: 'stolen' }
  check(await buyer.post(api.reports(), reported), 'a report')
  const draft = { version: 0, values: { price: '300' } }
  check(await seller.put(api.draft(clientId()), draft), 'a draft')
  check(
    await buyer.post('/api/addresses', {
      address: { ...address, line1: `Storgata ${round}` },
      isDefault: false,
    }),
    'an address',
  )
  const message = { topic: 'other', message: 'Is anybody there?', clientId: clientId() }
  check(await buyer.post(api.contact(), message), 'a message to the shop')
  const model = { brand: 'Nokia', name: `Grown ${round}` }
  check(await admin.post(api.models(), model), 'a model')
  const banned = await addPeople(rows)
  await insertRows(rows)
  await notifyPeople(app.deps)
  return {
    ...sold,
    phone: phoneId,
    conversation: conversation._id,
    booking: order._id,
    disputedOrder,
    banned,
  }
}

/** Sold at a meet-up, with a passport, ratings of both and a warranty claim. */
async function addSoldPhone({ shop: { app }, buyer, seller }: People) {
  const terms = { brand: 'Iphone', name: 'iPhone 7', warrantyMonths: 6, grade: 'B', storageGb: 128 }
  const { _id: phoneId } = await buildListing(app, { seller, ...terms })
  check(await as(app, seller).post(api.imeiChecks(), { imei: newImei(), phoneId }), 'a check')
  const { order } = check(await book(app, buyer, phoneId), 'booking')
  const code = { code: order.handOverCode }
  check(await as(app, seller).post(api.handOver(order._id), code), 'the hand-over')
  for (const side of [buyer, seller]) {
    check(
      await as(app, side).put(api.saleRatings(order._id), { stars: 5, text: 'As good as it gets' }),
      'a rating',
    )
  }
  check(await makeClaim(app, { buyer, orderId: order._id }), 'a claim')
  return { sale: order._id, soldPhone: phoneId }
}

/** Paid online, shipped and disputed. */
async function addDispute({ shop: { app }, buyer, seller }: People) {
  const phone = await buildListing(app, { seller })
  const id = String(check(await book(app, buyer, phone._id), 'booking').order._id)
  const chosen = { method: 'shipping', address }
  check(await as(app, buyer).post(api.orderDelivery(id), chosen), 'the delivery')
  await payOnline(app, id, buyer)
  const parcel = { carrier: 'dhl', tracking: 'jd014600003' }
  check(await as(app, seller).post(api.shipOrder(id), parcel), 'shipping')
  check(await as(app, buyer).post(api.deliverOrder(id)), 'the delivery')
  check(await dispute(app, { buyer, orderId: id }), 'a dispute')
  return id
}

/** A seller whom the buyer follows, and a banned person who appeals. */
async function addPeople({ shop: { app }, buyer, admin }: People) {
  const followed = await buildUser(app, { role: 'Seller' })
  await buildListing(app, { seller: followed })
  check(await as(app, buyer).post(api.follow(followed.id)), 'following')
  const banned = await buildUser(app)
  check(await as(app, admin).put(api.ban(banned.id), { reason: 'Sold a fake.' }), 'a ban')
  await app.deps.db.pool.query(
    `insert into appeals (id, user_id, banned_at, ban_reason, text, created_at)
     select gen_random_uuid(), id, banned_at, 'Sold a fake.', 'I have the receipt.', now()
     from users where id = $1`,
    [banned.id],
  )
  return { id: banned.id, at: app.clock.now() }
}

/** What only time, a provider or another shop makes. */
async function insertRows({ shop: { app }, buyer, seller }: People) {
  const { pool } = app.deps.db
  await pool.query(
    `insert into mails (id, recipient, subject, body, attempts, created_at)
     values (gen_random_uuid(), 'a@example.org', 'Hello', '', 9, now())`,
  )
  await pool.query(
    `insert into imei_alarms (id, kind, imei_hash, last4, seller_id, raised_at)
     values (gen_random_uuid(), 'blacklisted', gen_random_uuid()::text, '1111', $1, now())`,
    [seller.id],
  )
  await pool.query(
    `insert into passkeys (id, user_id, credential_id, public_key, name, is_synced, created_at)
     values (gen_random_uuid(), $1, gen_random_uuid()::text, '\\x00', 'Pixel 8', true, now())`,
    [buyer.id],
  )
  await pool.query(
    `insert into api_keys (id, user_id, role, name, scopes, token_hash, ending, created_at, expires_at)
     values (gen_random_uuid(), $1, 'Seller', 'Sync', '{phones:read}', sha256(gen_random_uuid()::text::bytea), 'a1b2',
       now(), now() + interval '1 day')`,
    [seller.id],
  )
  await pool.query(
    `insert into webhook_endpoints (id, user_id, role, is_shop, url, kinds, secret, created_at)
     values ($2, $1, 'Seller', false, 'https://example.org', '{order.paid}', '', now()),
       (gen_random_uuid(), $1, 'Seller', false, 'https://example.org', '{order.paid}', '', now())
     on conflict do nothing`,
    [seller.id, GROWING_WEBHOOK],
  )
  await pool.query(
    `with message as (
      insert into webhook_messages (id, endpoint_id, kind, data, created_at)
      values (gen_random_uuid(), $1, 'order.paid', '{}', now()) returning id)
     insert into webhook_attempts (message_id, number, started_at, duration_ms, status)
     select id, 1, now(), 20, 200 from message`,
    [GROWING_WEBHOOK],
  )
  await pool.query(
    `insert into possession_codes
       (id, seller_id, listing_id, code_hash, words, created_at, expires_at, verified_at, photo_id)
     select gen_random_uuid(), seller_id, id, gen_random_uuid()::text, 'a b c', now(), now(), now(),
       gen_random_uuid() from listings where seller_id = $1
       and not exists (select from possession_codes where listing_id = listings.id) limit 1`,
    [seller.id],
  )
  await pool.query(
    `insert into passport_claims (id, passport_id, user_id, state, created_at, submitted_at)
     select gen_random_uuid(), id, $1, 'waiting', now(), now() from device_passports passport
     where not exists (select 1 from passport_claims where passport_id = passport.id)`,
    [seller.id],
  )
  await pool.query(
    `insert into risk_account_reviews (id, user_id, cause, reasons, opened_at, last_at)
     values (gen_random_uuid(), $1, 'sign_up', '{}', now(), now())`,
    [(await buildUser(app)).id],
  )
  await pool.query(
    `insert into trusted_shops (id, origin, public_key, added_at)
     values (gen_random_uuid(), 'https://' || gen_random_uuid(), repeat('a', 44), now())`,
  )
  await pool.query(
    `insert into security_events (id, user_id, kind, network, browser, created_at, last_at)
     values (gen_random_uuid(), $1, 'password_changed', '', '', now(), now())`,
    [buyer.id],
  )
  await pool.query(
    `insert into sessions (id, user_id, token, expires_at)
     values (gen_random_uuid(), $1, gen_random_uuid()::text, now() + interval '7 days')`,
    [buyer.id],
  )
}
