import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { api as paths } from '../src/contract/urls.ts'
import type { StripeEvent } from '../test/fake-stripe/objects.ts'
import { type FakeStripe, signed, startFakeStripe } from '../test/fake-stripe/server.ts'
import { type Buyer, openCrowd } from './crowd.ts'
import type { Figure } from './figure.ts'
import { startServer } from './server.ts'

/** Stripe sends five events for each. */
const SALES = 175
const TIMES = 5
/** The limit of phones per buyer. */
const EACH = 10
const AT_ONCE = 32

const GOOD = '4242424242424242'
const BAD = '4000000000000002'
const DISPUTED = '4000000000000259'

/**
 * Delivers 875 Stripe events five times each, shuffled, to a real server: counts how many took
 * effect and measures the time of each.
 */
export async function webhooks(): Promise<Figure[]> {
  const fake = await startFakeStripe()
  const folder = mkdtempSync(path.join(tmpdir(), 'redial-webhooks-'))
  const server = await startServer({ folder, env: fake.env })
  const database = new pg.Client(server.databaseUrl())
  try {
    await server.demoIsFilled()
    await database.connect()
    const buyers = await openCrowd(database, folder, Math.ceil(SALES / EACH))
    const events = await sell(server.origin, database, fake, buyers)
    const { failed, times } = await deliverAll(server.origin, events)
    const counts = await count(database)
    const p99 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
    const exactly = (name: string, ours: number, wanted: number): Figure[] => [
      { name, unit: '', ours: Math.abs(ours - wanted), target: { atMost: 0 }, note: `${ours}` },
    ]
    return [
      ...exactly('messages stored, off by', counts.messages, SALES * TIMES),
      ...exactly('orders paid, off by', counts.paid, SALES),
      ...exactly('charges in the ledger, off by', counts.charges, SALES),
      ...exactly(
        'ledger against Stripe, off by',
        counts.provider,
        fake.balance('usd') + fake.providerFees('usd'),
      ),
      ...exactly('messages not acknowledged', failed, 0),
      { name: 'one message, p99', unit: 'ms', ours: p99, target: { atMost: 500 } },
    ]
  } finally {
    await database.end()
    await server.stop()
    await fake.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Every sale is paid at Stripe, but no webhook has been delivered. */
async function sell(origin: string, database: pg.Client, fake: FakeStripe, buyers: Buyer[]) {
  const { rows } = await database.query<{ id: string }>(
    `select id from listings where state = 'live' order by id limit $1`,
    [SALES],
  )
  if (rows.length < SALES) throw new Error(`the demo has ${rows.length} phones for sale`)
  for (const [at, { id }] of rows.entries()) {
    const { cookie } = buyers[Math.floor(at / EACH)]!
    const booked = await send<{ order: { _id: string } }>(origin, paths.adverts(), cookie, {
      phoneId: id,
    })
    const checkout = paths.checkout(booked.order._id)
    type Answer = { payment: { clientSecret: string } }
    const { payment } = await send<Answer>(origin, checkout, cookie, { paymentMethod: 'online' })
    for (const card of at % 5 === 0 ? [DISPUTED] : [BAD, BAD, GOOD])
      await fake.pay(payment.clientSecret, card)
  }
  return fake.events
}

async function send<T>(origin: string, to: string, cookie: string, body: unknown): Promise<T> {
  const answer = await fetch(origin + to, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${to} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

async function deliverAll(origin: string, events: StripeEvent[]) {
  const queue = shuffled(Array.from({ length: TIMES }, () => events).flat())
  const times: number[] = []
  let failed = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let event = queue.pop(); event; event = queue.pop()) {
        const { body, header } = signed(event, new Date())
        const headers = { 'content-type': 'application/json', 'stripe-signature': header }
        const started = performance.now()
        const to = origin + paths.stripeWebhook()
        const answer = await fetch(to, { method: 'POST', headers, body })
        await answer.text()
        times.push(performance.now() - started)
        if (answer.status !== 200) failed += 1
      }
    }),
  )
  return { failed, times }
}

function shuffled<T>(things: T[]): T[] {
  return things
    .map((thing) => ({ thing, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ thing }) => thing)
}

async function count(database: pg.Client) {
  const one = async (text: string) => Number((await database.query(text)).rows[0].n)
  return {
    messages: await one('select count(*) as n from webhook_events'),
    paid: await one(`select count(*) as n from events
       where name = 'order_paid' and data->>'payment' = 'online'`),
    charges: await one(`select count(*) as n from ledger_transfers where kind = 'charge'`),
    provider: await one(
      `select coalesce(sum(amount_minor), 0) as n from ledger_entries 
       where account in ('provider', 'provider_fees')`,
    ),
  }
}
