import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { api as paths } from '../src/contract/urls.ts'
import { signed, startFakeStripe } from '../test/fake-stripe/server.ts'
import { firstMessage, root, startNode, stopNode, wait } from './child.ts'
import { type Buyer, openCrowd } from './crowd.ts'
import { type Figure, median } from './figure.ts'
import { cpuSeconds, databaseCpuSeconds } from './process-cost.ts'
import { startServer } from './server.ts'

const ROUNDS = 3
/** Of each kind in a round: the demo has 175 phones for sale. */
const WRITES = 48
/** The floor makes rows for as many as it likes; a write takes it about 2 ms, and processor time is counted in steps of 10 ms. */
const FLOOR_WRITES = 400
const CLIENTS = 4
/** Written before the first round, so that what runs is compiled and planned. */
const WARM_UP = 16
const CARD = '4242424242424242'

/**
 * What writes reached per CPU second of server and PostgreSQL before decision 0079, by the table of 0096; twice
 * that is the target.
 */
const BEFORE: Record<string, number> = {
  'write to a seller': 1_000 / 19.8,
  'write in a conversation': 1_000 / 14.5,
  book: 1_000 / 23.6,
}
const MAX_ROUND_TRIPS = 10

type Answer = Record<string, never> & { _id: string }
type StripeEvent = Parameters<typeof signed>[0]
type Measured = Record<string, number[]>

/**
 * Writes per CPU second of server and PostgreSQL, with the notifications that follow from them, and how often each
 * waits for the database. The floor is `node:http` over pg that changes such rows in transactions of prepared
 * statements.
 */
export async function writes(): Promise<Figure[]> {
  const fake = await startFakeStripe()
  const folder = mkdtempSync(path.join(tmpdir(), 'redial-writes-'))
  const server = await startServer({ folder, env: fake.env })
  const database = new pg.Client(server.databaseUrl())
  const floor = startNode([path.join(import.meta.dirname, 'writes-floor.ts')], {
    FLOOR_DATABASE_URL: server.databaseUrl(),
    ...fake.env,
  })
  try {
    const { port } = await firstMessage<{ port: number }>(floor)
    await server.demoIsFilled()
    await database.connect()
    await database.query(readFileSync(path.join(import.meta.dirname, 'writes-floor.sql'), 'utf8'))
    const { rows } = await database.query<{ id: string }>(
      `select id from listings where state = 'live' order by id limit $1`,
      [WARM_UP + ROUNDS * WRITES],
    )
    const phones = rows.map(({ id }) => id)

    /** Writes per CPU second of the process and PostgreSQL, until nobody is left to be notified. */
    async function perCpuSecond(pid: number, count: number, write: (at: number) => Promise<void>) {
      const spent = () => cpuSeconds(pid) + databaseCpuSeconds(folder)
      await allNotified(database)
      const before = spent()
      let next = 0
      const client = async () => {
        while (next < count) await write(next++)
      }
      await Promise.all(Array.from({ length: CLIENTS }, client))
      await allNotified(database)
      return count / (spent() - before)
    }

    async function sellPhones(ids: string[]): Promise<Record<string, number>> {
      await database.query('delete from rate_limits')
      const sellers = await openCrowd(database, folder, ids.length)
      await database.query(`update users set role = 'Seller' where id = any($1)`, [
        sellers.map(({ id }) => id),
      ])
      const buyers = await openCrowd(database, folder, ids.length)
      const post = (to: string, { cookie }: Buyer, body: object) =>
        send(server.origin + to, { cookie }, JSON.stringify(body))
      const measure = (write: (at: number) => Promise<void>) =>
        perCpuSecond(server.pid, ids.length, write)
      const [conversations, orders, secrets]: string[][] = [[], [], []]
      const done: Record<string, number> = {}
      done['list a phone'] = await measure(async (at) => {
        await post(paths.phones(), sellers[at]!, newPhone)
      })
      done['write to a seller'] = await measure(async (at) => {
        const body = { phoneId: ids[at], text: `Hello no. ${at}`, clientId: randomUUID() }
        const { conversation } = await post(paths.conversations(), buyers[at]!, body)
        conversations![at] = (conversation as Answer)._id
      })
      done['write in a conversation'] = await measure(async (at) => {
        const body = { text: `Is it there? ${at}`, clientId: randomUUID() }
        await post(paths.conversation(conversations![at]!), buyers[at]!, body)
      })
      done.book = await measure(async (at) => {
        const { order } = await post(paths.adverts(), buyers[at]!, { phoneId: ids[at] })
        orders![at] = (order as Answer)._id
      })
      done['choose online payment'] = await measure(async (at) => {
        const body = { paymentMethod: 'online' }
        const { payment } = await post(paths.checkout(orders![at]!), buyers[at]!, body)
        secrets![at] = (payment as { clientSecret: string }).clientSecret
      })
      const events = await payAll(secrets!)
      done['a payment (webhooks)'] = await measure((at) =>
        deliver(server.origin + paths.stripeWebhook(), events[at]!),
      )
      return done
    }

    async function writeFloor(count: number): Promise<Record<string, number>> {
      const people = await openCrowd(database, folder, count)
      const listings = await fillFloor(database, people)
      const origin = `http://localhost:${port}`
      const post = (to: string, at: number, body: object) => {
        const token = decodeURIComponent(people[at]!.cookie.split('=')[1]!).split('.')[0]
        const text = JSON.stringify({ token, listingId: listings[at], ...body })
        return send(origin + to, {}, text)
      }
      const measure = (write: (at: number) => Promise<unknown>) =>
        perCpuSecond(floor.pid!, count, async (at) => void (await write(at)))
      const [orders, secrets]: string[][] = [[], []]
      const done: Record<string, number> = {}
      done['list a phone'] = await measure((at) => post('/list', at, { phone: newPhone }))
      done['write in a conversation'] = await measure((at) =>
        post('/write', at, { text: `Is it there? ${at}`, clientId: randomUUID() }),
      )
      done.book = await measure(async (at) => {
        const { id } = await post('/book', at, {})
        orders![at] = id as string
      })
      done['choose online payment'] = await measure(async (at) => {
        const { payment } = await post('/checkout', at, { orderId: orders![at] })
        secrets![at] = (payment as { clientSecret: string }).clientSecret
      })
      const events = await payAll(secrets!)
      done['a payment (webhooks)'] = await measure((at) =>
        deliver(`${origin}/webhook`, events[at]!),
      )
      return done
    }

    /** Pays each, as buyers' browsers do; Stripe's events about each payment. */
    async function payAll(secrets: string[]): Promise<StripeEvent[][]> {
      const from = fake.events.length
      for (const secret of secrets) await fake.pay(secret, CARD)
      const events = fake.events.slice(from)
      const each = events.length / secrets.length
      return secrets.map((_, at) => events.slice(at * each, (at + 1) * each))
    }

    await sellPhones(phones.splice(0, WARM_UP))
    await writeFloor(WARM_UP)
    const [ours, floors]: [Measured, Measured] = [{}, {}]
    for (let round = 0; round < ROUNDS; round += 1) {
      collect(ours, await sellPhones(phones.splice(0, WRITES)))
      collect(floors, await writeFloor(FLOOR_WRITES))
    }
    return [...Object.keys(ours).map((name) => figureOf(name, ours, floors)), ...roundTrips()]
  } finally {
    await database.end()
    await stopNode(floor)
    await server.stop()
    await fake.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function figureOf(name: string, ours: Measured, floors: Measured): Figure {
  const rounds = ours[name]!
  const before = BEFORE[name]
  return {
    name,
    unit: '/cpu s',
    ours: median(rounds),
    ...(floors[name] && { floor: median(floors[name]) }),
    ...(before && { target: { atLeast: 2 * before } }),
    note: `${Math.min(...rounds).toFixed(0)} to ${Math.max(...rounds).toFixed(0)}`,
  }
}

function collect(all: Measured, round: Record<string, number>) {
  for (const [name, value] of Object.entries(round)) all[name] = [...(all[name] ?? []), value]
}

/** The operations of docs/statements.md that change something; a test keeps that file true. */
const WRITE =
  /^\| (list a phone|write .*|book|choose .*|webhook .*|hand over) \| \d+ \| (\d+) \|$/gm

/** How often a write waits for the database. */
function roundTrips(): Figure[] {
  const text = readFileSync(path.join(root, 'docs/statements.md'), 'utf8')
  return [...text.matchAll(WRITE)].map(([, name = '', waits]) => ({
    name: `${name.replaceAll('`', '')}: waits for the database`,
    unit: '',
    ours: Number(waits),
    target: { atMost: MAX_ROUND_TRIPS },
  }))
}

const newPhone = {
  brand: 'Iphone',
  name: 'iPhone 13 Pro',
  price: '450',
  location: 'Oslo',
  used: '2 years',
  delivery: { pickUp: true, shipping: { zones: [{ to: ['WORLD'], price: 0 }], handlingDays: 2 } },
}

/** A phone for each person, and a conversation about it. Returns the ids of the phones. */
async function fillFloor(database: pg.Client, people: Buyer[]): Promise<string[]> {
  const listings = people.map(() => randomUUID())
  const values = [listings, people.map(({ id }) => id)]
  await database.query(
    `with pairs as (
       select listing, buyer, gen_random_uuid() as seller, gen_random_uuid() as conversation
       from unnest($1::uuid[], $2::uuid[]) as pairs (listing, buyer)
     ), phones as (
       insert into floor_listings (id, seller_id, state, title, price_minor) select listing, seller, 'live', 'iPhone 13 Pro', 45000 from pairs
     ), conversations as (
       insert into floor_conversations select conversation, listing, buyer, seller from pairs
     )
     insert into floor_conversation_participants (conversation_id, user_id)
     select conversation, buyer from pairs union all select conversation, seller from pairs`,
    values,
  )
  return listings
}

async function deliver(url: string, events: StripeEvent[]) {
  for (const event of events) {
    const { body, header } = signed(event, new Date())
    await send(url, { 'stripe-signature': header }, body)
  }
}

async function send(url: string, headers: Record<string, string>, body: string) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`)
  return (text ? JSON.parse(text) : {}) as Record<string, unknown>
}

/** Waits until everybody has been notified of what happened. */
async function allNotified(database: pg.Client) {
  for (;;) {
    const { rowCount } = await database.query('select from notification_queue limit 1')
    if (rowCount === 0) return
    await wait(100)
  }
}
