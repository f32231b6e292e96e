import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { CHANGE_CHANNEL } from '../src/platform/db/transaction.ts'
import { api, pages } from '../src/routes.ts'
import { topicsOfListings } from '../src/shared/listings/listing-topics.ts'
import { firstMessage, startNode, stopNode } from './child.ts'
import { type Figure, median } from './figure.ts'
import { type Latency, latencyNote, quantilesOf } from './load.ts'
import { cpuSeconds, databaseCpuSeconds } from './process-cost.ts'
import type { Server } from './server.ts'

const ROUNDS = 5
const ROUND_MS = 2_000
const CONNECTIONS = 16
/** Sent before, so that what runs is compiled and planned. */
const WARM_UP_MS = 4_000
/** A busy shop: people look at ten phones for each listing that is added, edited, booked or sold. */
const READS_PER_CHANGE = 10
/** The password of the demo's logins unless the operator chose another one. */
const PASSWORD = process.env.DEMO_ADMIN_PASSWORD || 'redial-demo-admin'

/** What the requests fetch, one after the other. `next` gives addresses; the same one may come again. */
type Wanted = { next: () => string | Promise<string>; cookie?: string }

/**
 * What a cache of pages does not help or has forgotten: single phones and searches of the API, lists at
 * addresses that nobody asked for before, phones after a change of any listing, and the pages of people who
 * are logged in. Per CPU second of the server and of PostgreSQL together, on the demo's phones. The floor of
 * a phone is `node:http` with one prepared statement that returns the same JSON, ready in one row or from the tables as
 * they are; the targets of the others are multiples of what an earlier version reached.
 */
export async function uncached(server: Server): Promise<Figure[]> {
  const database = new pg.Pool({ connectionString: server.databaseUrl(), max: 2 })
  const { rows: live } = await database.query<{ id: string; model_id: number }>(
    `select id, model_id from listings where state = 'live' order by md5(id::text)`,
  )
  const ids = live.map(({ id }) => id)
  let count = 0
  let changed = 0
  // In one transaction, as a change is published: what this program does to PostgreSQL is counted too.
  const notify = (topics: readonly string[]) =>
    database.query('select pg_notify($1, topic) from unnest($2::text[]) topic', [
      CHANGE_CHANNEL,
      topics,
    ])
  const forget = () => notify(['listings'])
  /** As when a listing of one of the models for sale changes. */
  const forgetOne = () => notify(topicsOfListings([live[changed++ % live.length]!.model_id]))
  const seller = await logIn(server, 'seller@redial.example')
  const buyer = await logIn(server, 'buyer@redial.example')
  const measure = (wanted: Wanted) => answersPerCpuSecond(server, server.pid, server.origin, wanted)
  const alone = async (name: string, atLeast: number, wanted: Wanted): Promise<Figure> => {
    await send(server.origin, wanted, WARM_UP_MS)
    const rounds: Round[] = []
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(wanted))
    const note = latencyNote(rounds)
    return { name, unit: '/cpu s', ours: medianSpeed(rounds), target: { atLeast }, note }
  }
  try {
    return [
      ...(await measureSinglePhones(server, database, ids, { forget, forgetOne })),
      await alone('search, other words and prices each time', 340, {
        next: () => `${api.search()}?q=${WORDS[count % WORDS.length]}&max=${100 + (count++ % 900)}`,
      }),
      await alone('list page, each address once', 180, {
        next: () => `${pages.products()}?max=${1_000 + count++}`,
      }),
      await alone('phone page, logged in, once after each change of others', 215, {
        next: onceAfterEachChange(await phonePages(server, ids), forget),
        cookie: buyer,
      }),
      await alone('list page, each address once, logged in', 180, {
        next: () => `${pages.products()}?max=${1_000 + count++}`,
        cookie: buyer,
      }),
      await alone('search, other words and prices each time, logged in', 320, {
        next: () => `${api.search()}?q=${WORDS[count % WORDS.length]}&max=${100 + (count++ % 900)}`,
        cookie: buyer,
      }),
      await alone('My Orders', 210, { next: pages.myOrders, cookie: buyer }),
      await alone('My Products', 125, { next: pages.myProducts, cookie: seller }),
    ]
  } finally {
    await database.end()
  }
}

const WORDS = ['iphone', 'galaxy', 'pixel', 'blue', 'nokia', '128gb', 'xiaomi', 'black']

/** The addresses in turn. Before each round, every process is notified that a listing has changed. */
function onceAfterEachChange(addresses: readonly string[], forget: () => Promise<unknown>) {
  let count = 0
  return async () => {
    const at = count++ % addresses.length
    if (at === 0) await forget()
    return addresses[at]!
  }
}

/** The addresses of the pages of phones, to which `/phones/{id}` redirects. */
function phonePages(server: Server, ids: readonly string[]): Promise<string[]> {
  return Promise.all(
    ids.map(async (id) => {
      const { slug } = (await (await fetch(server.origin + api.phone(id))).json()) as {
        slug: string
      }
      return pages.namedPhone(id, slug)
    }),
  )
}

/** Single phones of the API: from memory, and read from the database. */
async function measureSinglePhones(
  server: Server,
  database: pg.Pool,
  ids: string[],
  { forget, forgetOne }: { forget: () => Promise<unknown>; forgetOne: () => Promise<unknown> },
): Promise<Figure[]> {
  await database.query('create table bench_answers (id text primary key, body text not null)')
  const start = (name: string) =>
    startNode([path.join(import.meta.dirname, name)], { FLOOR_DATABASE_URL: server.databaseUrl() })
  const floors = [
    { name: '', child: start('uncached-floor.ts') },
    { name: ', the floor from the tables', child: start('uncached-tables-floor.ts') },
  ]
  try {
    for (const id of ids) {
      const body = await (await fetch(server.origin + api.phone(id))).text()
      await database.query('insert into bench_answers values ($1, $2)', [id, body])
    }
    const opened: { name: string; pid: number; origin: string }[] = []
    for (const { name, child } of floors) {
      const { port } = await firstMessage<{ port: number }>(child)
      const origin = `http://localhost:${port}`
      const [id] = ids
      if (
        !sameJson(await read(origin + api.phone(id!)), await read(server.origin + api.phone(id!)))
      )
        throw new Error(`the floor of a phone${name} answers differently`)
      opened.push({ name, pid: child.pid!, origin })
    }
    let count = 0
    const next = () => api.phone(ids[count++ % ids.length]!)
    const compare = async (name: string, wanted: Wanted): Promise<Figure[]> => {
      await send(server.origin, wanted, WARM_UP_MS)
      for (const { origin } of opened) await send(origin, { next }, WARM_UP_MS)
      const ours: Round[] = []
      const ofFloors: Round[][] = opened.map(() => [])
      for (let round = 0; round < ROUNDS; round += 1) {
        ours.push(await answersPerCpuSecond(server, server.pid, server.origin, wanted))
        for (const [at, { pid, origin }] of opened.entries())
          ofFloors[at]!.push(await answersPerCpuSecond(server, pid, origin, { next }))
      }
      return opened.map((floor, at) => ({
        name: name + floor.name,
        unit: '/cpu s',
        ours: medianSpeed(ours),
        floor: medianSpeed(ofFloors[at]!),
        target: { ratio: 0.6 },
        note: `${latencyNote(ours)}; floor ${latencyNote(ofFloors[at]!)}`,
      }))
    }
    return [
      ...(await compare('a phone of the API, as visitors get it', { next })),
      ...(await compare(`a phone of the API, one change every ${READS_PER_CHANGE} requests`, {
        next: async () => {
          // Counted before the change, which the other connections do not wait for.
          const address = next()
          if (count % READS_PER_CHANGE === 0) await forgetOne()
          return address
        },
      })),
      ...(await compare('a phone of the API, once after each change', {
        next: onceAfterEachChange(ids.map(api.phone), forget),
      })),
    ]
  } finally {
    for (const { child } of floors) await stopNode(child)
    await database.query('drop table bench_answers')
  }
}

const read = async (url: string): Promise<string> => (await fetch(url)).text()

const sameJson = (one: string, other: string) =>
  isDeepStrictEqual(JSON.parse(one), JSON.parse(other))

/** Responses per CPU second of a process and the database, and how long they took. */
type Round = { perCpuSecond: number } & Latency

const medianSpeed = (rounds: readonly Round[]) =>
  median(rounds.map(({ perCpuSecond }) => perCpuSecond))

async function answersPerCpuSecond(
  server: Server,
  pid: number,
  origin: string,
  wanted: Wanted,
): Promise<Round> {
  const spent = () => cpuSeconds(pid) + databaseCpuSeconds(server.folder)
  const before = spent()
  const times = await send(origin, wanted, ROUND_MS)
  return { perCpuSecond: times.length / (spent() - before), ...quantilesOf(times) }
}

/** Sends the next request of a connection when its response is complete; returns the milliseconds of each. */
async function send(origin: string, { next, cookie }: Wanted, ms: number): Promise<number[]> {
  const end = performance.now() + ms
  const times: number[] = []
  const headers = { 'accept-encoding': 'zstd, br', ...(cookie && { cookie }) }
  const drive = async () => {
    while (performance.now() < end) {
      const address = await next()
      const started = performance.now()
      const response = await fetch(origin + address, { headers })
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, drive))
  return times
}

/** Logs in; returns the cookies to send. */
export async function logIn({ origin }: Server, email: string): Promise<string> {
  const response = await fetch(origin + api.logIn(), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  if (!response.ok) throw new Error(`${email} cannot log in: ${response.status}`)
  return response.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ')
}
