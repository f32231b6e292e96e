// node:http over pg: each write as a transaction of prepared statements, one after the other, with the session, the
// event, the audit row and the notifications that ours has. Nothing is validated, limited or rendered, and Stripe is
// called with fetch instead of its library.
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.FLOOR_DATABASE_URL, max: 10 })

type Run = (name: string, text: string, values: unknown[]) => Promise<Record<string, unknown>[]>
type Body = {
  token: string
  listingId: string
  orderId?: string
  text?: string
  clientId?: string
  phone?: { brand: string; name: string; price: string; location: string; delivery: object }
}

const server = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const raw = Buffer.concat(parts).toString()
  const body = JSON.parse(raw)
  const answer = await (request.url === '/webhook'
    ? receiveEvent(raw, body, request.headers['stripe-signature'] as string)
    : handlers[request.url!]!(body))
  const text = JSON.stringify(answer)
  response.writeHead(201, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
})

const handlers: Record<string, (body: Body) => Promise<object>> = {
  '/list': (body) => transaction((run) => list(run, body)),
  '/book': (body) => transaction((run) => book(run, body)),
  '/write': (body) => transaction((run) => write(run, body)),
  '/checkout': checkout,
}

async function transaction<T>(work: (run: Run) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(
      async (name, text, values) =>
        (await client.query({ name, text, values })).rows as Record<string, unknown>[],
    )
    await client.query('commit')
    return result
  } finally {
    client.release()
  }
}
server.listen(0, () => process.send?.({ port: (server.address() as AddressInfo).port }))

async function findPerson(run: Run, token: string): Promise<string> {
  const [person] = await run(
    'session',
    `select users.id, users.role, users.banned_at from sessions join users on users.id = user_id
     where token = $1 and expires_at > now()`,
    [token],
  )
  return person!.id as string
}

async function list(run: Run, { token, phone }: Body) {
  const sellerId = await findPerson(run, token)
  const { brand, name, price, location, delivery } = phone!
  const [known] = await run(
    'names',
    `select
       (select models.id from models join categories on categories.id = category_id
        where lower(brand) = lower($1) and lower(name) = lower($2) and merged_into is null) as model_id,
       (select place_id from place_names where name = lower($3)
        order by population desc limit 1) as place_id`,
    [brand, name, location],
  )
  const id = randomUUID()
  const values = [id, sellerId, name, Number(price) * 100, brand, known!.model_id, known!.place_id]
  await run(
    'list',
    `insert into floor_listings (id, seller_id, state, title, price_minor, brand, model_id, place_id, delivery)
     values ($1, $2, 'live', $3, $4, $5, $6, $7, $8)`,
    [...values, delivery],
  )
  await record(run, 'phone_listed', { listingId: id, name }, sellerId, [])
  return { id, name, price, brand, location, delivery, state: 'live' }
}

async function book(run: Run, { token, listingId }: Body) {
  const buyerId = await findPerson(run, token)
  const [phone] = await run(
    'reserve',
    `update floor_listings set state = 'reserved' where id = $1 and state = 'live'
     returning seller_id, title, price_minor`,
    [listingId],
  )
  const id = randomUUID()
  const { seller_id: sellerId, price_minor: priceMinor, title } = phone!
  await run(
    'order',
    `insert into floor_orders (id, listing_id, buyer_id, seller_id, state, price_minor)
     values ($1, $2, $3, $4, 'awaiting_payment', $5)`,
    [id, listingId, buyerId, sellerId, priceMinor],
  )
  await run('snapshot', 'insert into floor_snapshots values ($1, $2)', [id, phone])
  await run(
    'deadlines',
    `insert into floor_deadlines
     values ($1, 'reminder', now() + interval '1 day'), ($1, 'expiry', now() + interval '2 days')`,
    [id],
  )
  await record(run, 'phone_booked', { orderId: id, listingId, title }, buyerId, [buyerId, sellerId])
  return { id, listingId, state: 'awaiting_payment', priceMinor, title }
}

async function write(run: Run, { token, listingId, text, clientId }: Body) {
  const senderId = await findPerson(run, token)
  const [conversation] = await run(
    'number',
    `update floor_conversations set last_number = last_number + 1 where listing_id = $1 and buyer_id = $2
     returning id, seller_id, last_number`,
    [listingId, senderId],
  )
  const { id: conversationId, seller_id: sellerId, last_number: number } = conversation!
  const id = randomUUID()
  await run(
    'message',
    `insert into floor_messages (id, conversation_id, number, sender_id, client_id, text)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, conversationId, number, senderId, clientId, text],
  )
  await run(
    'participants',
    `update floor_conversation_participants set last_at = now(), unread = unread + (user_id <> $2)::int
     where conversation_id = $1`,
    [conversationId, senderId],
  )
  await record(run, 'message_sent', { conversationId, number }, senderId, [sellerId])
  return { id, number, text }
}

/** The event, its row in the audit log, and a notification for each reader. */
async function record(
  run: Run,
  name: string,
  data: Record<string, unknown>,
  actorId: string,
  readers: unknown[],
) {
  const [event] = await run(
    'event',
    'insert into floor_events (name, data) values ($1, $2) returning id',
    [name, data],
  )
  await run('audit', 'insert into floor_audit (actor_id, action, subject_id) values ($1, $2, $3)', [
    actorId,
    name,
    Object.values(data)[0],
  ])
  await run(
    'notify',
    `insert into floor_notifications (user_id, event_id, title)
     select reader, $1, $2 from unnest($3::uuid[]) reader`,
    [event!.id, name, readers],
  )
}

const { STRIPE_API_BASE, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = process.env

/** Opens a payment at Stripe for an order, outside a transaction, and stores it. */
async function checkout({ token, orderId }: Body) {
  const order = await transaction(async (run) => {
    const buyerId = await findPerson(run, token)
    const [order] = await run(
      'payable',
      `select id, price_minor from floor_orders where id = $1 and buyer_id = $2 and state = 'awaiting_payment'`,
      [orderId, buyerId],
    )
    return order!
  })
  const id = randomUUID()
  const response = await fetch(`${STRIPE_API_BASE}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${STRIPE_SECRET_KEY}`, 'idempotency-key': id },
    body: new URLSearchParams({
      amount: String(order.price_minor),
      currency: 'eur',
      'payment_method_types[0]': 'card',
      'metadata[payment]': id,
      'metadata[order]': orderId!,
    }),
  })
  const intent = (await response.json()) as { id: string; client_secret: string }
  await transaction(async (run) => {
    const [locked] = await run(
      'choose',
      `update floor_orders set payment = 'online' where id = $1 and state = 'awaiting_payment' returning buyer_id`,
      [orderId],
    )
    await run(
      'open',
      `insert into floor_payments (id, order_id, provider_ref, state, amount_minor)
       values ($1, $2, $3, 'open', $4)`,
      [id, orderId, intent.id, order.price_minor],
    )
    await record(run, 'payment_opened', { orderId, id }, locked!.buyer_id as string, [])
  })
  return { orderId, payment: { id, state: 'open', clientSecret: intent.client_secret } }
}

type StripeEvent = { id: string; type: string; data: { object: { id: string; amount: number } } }

/** An event of Stripe, once: a payment that succeeded makes its order paid and is entered in the ledger. */
async function receiveEvent(raw: string, event: StripeEvent, header: string) {
  const [, time, given] = /^t=(\d+),v1=(\w+)$/.exec(header)!
  const own = createHmac('sha256', STRIPE_WEBHOOK_SECRET!).update(`${time}.${raw}`).digest()
  if (!timingSafeEqual(own, Buffer.from(given!, 'hex'))) throw new Error('forged')
  await transaction(async (run) => {
    const [isNew] = await run(
      'once',
      `insert into floor_provider_events (id, type) values ($1, $2) on conflict do nothing returning id`,
      [event.id, event.type],
    )
    if (isNew && event.type === 'payment_intent.succeeded') await pay(run, event.data.object)
  })
  return { received: true }
}

async function pay(run: Run, intent: { id: string; amount: number }) {
  const [payment] = await run(
    'payment',
    `update floor_payments set state = 'paid' where provider_ref = $1 and state = 'open' returning id, order_id`,
    [intent.id],
  )
  const [order] = await run(
    'paid',
    `update floor_orders set state = 'payment_held' where id = $1 and state = 'awaiting_payment'
     returning id, buyer_id, seller_id, listing_id`,
    [payment!.order_id],
  )
  const { id: orderId, buyer_id: buyerId, seller_id: sellerId, listing_id: listingId } = order!
  await run('sold', `update floor_listings set state = 'sold' where id = $1`, [listingId])
  await run(
    'ledger',
    `insert into floor_ledger (payment_id, order_id, account, amount_minor)
     values ($1, $2, 'provider', $3), ($1, $2, 'held', -$3::integer)`,
    [payment!.id, orderId, intent.amount],
  )
  await run('due', 'delete from floor_deadlines where order_id = $1', [orderId])
  await run(
    'arrival',
    `insert into floor_deadlines values ($1, 'hand_over', now() + interval '7 days')`,
    [orderId],
  )
  await record(run, 'order_paid', { orderId }, buyerId as string, [buyerId, sellerId])
}
