import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { api, pages } from '../src/contract/urls.ts'
import { CHANGE_CHANNEL } from '../src/platform/db/transaction.ts'
import { ALL_PRICES, topicsOfListings } from '../src/shared/listings/listing-topics.ts'
import type { Figure } from './figure.ts'
import { latencyNote } from './load.ts'
import { measureOtherPhones } from './other-phones.ts'
import { withPhoneFloors } from './phone-floors.ts'
import { measureInTurns, medianSpeed, type Wanted } from './rounds.ts'
import { variedLists } from './search/list-pages.ts'
import type { Server } from './server.ts'

/** A busy shop: people look at ten phones for each listing that is added, edited, booked or sold. */
const READS_PER_CHANGE = 10
/** The password of the demo's logins unless the operator chose another one. */
const PASSWORD = process.env.DEMO_ADMIN_PASSWORD || 'redial-demo-admin'
/** Until a server has received a change, and has counted its listings again. */
const PUBLISHED_MS = 2_000

/**
 * What a cache of pages does not help or has forgotten: single phones and searches of the API, lists at
 * addresses that nobody asked for before, phones after a change of any listing, and the pages of people who
 * are logged in. Per CPU second of the server and of PostgreSQL together, on the demo's phones, all of which are in memory
 * after a few requests, and on a market of phones that are not. The targets of pages are multiples of what an earlier version
 * reached.
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
  /** Changes one phone of four, each time others, so that most phones beside it are unchanged; returns their addresses. */
  let turn = 0
  const raisePrices = async (addresses: readonly string[]) => {
    const isChanged = (_: unknown, at: number) => at % 4 === turn % 4
    await database.query('update listings set price_minor = price_minor + 100 where id = any($1)', [
      ids.filter(isChanged),
    ])
    await notify(['listings', ALL_PRICES])
    await wait(PUBLISHED_MS)
    const changedAddresses = addresses.filter(isChanged)
    turn += 1
    return changedAddresses
  }
  const seller = await logIn(server, 'seller@redial.example')
  const buyer = await logIn(server, 'buyer@redial.example')
  const alone = async (
    name: string,
    atLeast: number | undefined,
    wanted: Wanted,
    before?: () => Promise<void>,
  ): Promise<Figure> => {
    const [rounds] = await measureInTurns([{ ...server, wanted }], before)
    return {
      name,
      unit: '/cpu s',
      ours: medianSpeed(rounds!),
      ...(atLeast && { target: { atLeast } }),
      note: latencyNote(rounds!),
    }
  }
  const searches = () =>
    `${api.search()}?q=${WORDS[count % WORDS.length]}&max=${100 + (count++ % 900)}`
  const samePhones = () => `${pages.products()}?max=${1_000 + count++}`
  try {
    const phones = await phonePages(server, ids)
    const rest: string[] = []
    const nextOfRest = () => rest.pop()
    return [
      ...(await measureSinglePhones(server, ids, { forget, forgetOne })),
      await alone('search, other words and prices each time', 340, { next: searches }),
      await alone('list page, each address once, the same phones', undefined, {
        next: samePhones,
      }),
      await alone('list page, varied', 180, { next: variedLists() }),
      await alone('list page, varied, logged in', 180, { next: variedLists(31), cookie: buyer }),
      await alone('phone page whose data is unchanged, logged in, after each change', undefined, {
        next: onceAfterEachChange(phones, forget),
        cookie: buyer,
      }),
      await alone(
        'phone page, logged in, after a change of its price',
        215,
        { next: nextOfRest, cookie: buyer },
        async () => {
          rest.splice(0, rest.length, ...(await raisePrices(phones)))
        },
      ),
      await alone('search, other words and prices each time, logged in', 320, {
        next: searches,
        cookie: buyer,
      }),
      await alone('My Orders', 210, { next: pages.myOrders, cookie: buyer }),
      await alone('My Products', 125, { next: pages.myProducts, cookie: seller }),
      ...(await measureOtherPhones()),
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

/** Single phones of the API that are in memory: sent from there, or compared with the database. */
function measureSinglePhones(
  server: Server,
  ids: string[],
  { forget, forgetOne }: { forget: () => Promise<unknown>; forgetOne: () => Promise<unknown> },
): Promise<Figure[]> {
  const addresses = ids.map(api.phone)
  return withPhoneFloors(
    { ...server, databaseUrl: server.databaseUrl(), isDemo: true },
    ids,
    async (compare) => {
      let count = 0
      const next = () => addresses[count++ % addresses.length]!
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
        ...(await compare('a phone of the API, unchanged, once after each change', {
          next: onceAfterEachChange(addresses, forget),
        })),
      ]
    },
  )
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
