// node:http over pg: a booking and a message as a transaction of prepared statements, one after the other, with the
// session, the event, the audit row and the notifications that ours has. Nothing is validated, limited or rendered.
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.FLOOR_DATABASE_URL, max: 10 })

type Body = { token: string; listingId: string; text?: string; clientId?: string }
type Run = (name: string, text: string, values: unknown[]) => Promise<Record<string, unknown>[]>

const server = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const body = JSON.parse(Buffer.concat(parts).toString()) as Body
  const client = await pool.connect()
  const run: Run = async (name, text, values) =>
    (await client.query({ name, text, values })).rows as Record<string, unknown>[]
  try {
    await client.query('begin')
    const answer = await (request.url === '/book' ? book : write)(run, body)
    await client.query('commit')
    const text = JSON.stringify(answer)
    response.writeHead(201, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    })
    response.end(text)
  } finally {
    client.release()
  }
})
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
  const [thread] = await run(
    'number',
    `update floor_threads set last_number = last_number + 1 where listing_id = $1 and buyer_id = $2
     returning id, seller_id, last_number`,
    [listingId, senderId],
  )
  const { id: threadId, seller_id: sellerId, last_number: number } = thread!
  const id = randomUUID()
  await run(
    'message',
    `insert into floor_messages (id, thread_id, number, sender_id, client_id, text)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, threadId, number, senderId, clientId, text],
  )
  await run(
    'participants',
    `update floor_participants set last_at = now(), unread = unread + (user_id <> $2)::int
     where thread_id = $1`,
    [threadId, senderId],
  )
  await record(run, 'message_sent', { threadId, number }, senderId, [sellerId])
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
