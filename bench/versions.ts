import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import type * as routes from '../src/contract/urls.ts'
import { freePort, root, startNode, stopNode, wait } from './child.ts'
import { type Figure, median } from './figure.ts'
import { OTHER_PHONES } from './other-phones.ts'
import { cpuSeconds, databaseCpuSeconds } from './process-cost.ts'
import { inTurn } from './rounds.ts'
import { listsOfOtherPhones, variedLists } from './search/list-pages.ts'
import { readPhones } from './search/phones.ts'
import { serveMarket } from './search/serve.ts'
import { variedSearches } from './search/vary.ts'
import { answers } from './server.ts'

const ROUNDS = 7
const ROUND_MS = 2_500
const CONNECTIONS = 16
const WARM_UP_MS = 4_000
const FILL_MS = 10 * 60_000
/** The people of the demo do things right after it is complete. */
const SETTLE_MS = 15_000
/** Until a server has received a change, and has counted its listings again. */
const PUBLISHED_MS = 2_000
const SEARCHES = 20_000
/** Versions differ in how many orders and phones the demo gives its people: both keep at most so many. */
const ORDERS = 10
const PHONES = 10
const PASSWORD = process.env.DEMO_ADMIN_PASSWORD || 'redial-demo-admin'
const WORDS = ['iphone', 'galaxy', 'pixel', 'blue', 'nokia', '128gb', 'xiaomi', 'black']

/** `signIn` and `products` are what earlier versions call these. */
type Routes = { pages: typeof routes.pages; api: typeof routes.api & { signIn?: () => string } }
type Demo = Awaited<ReturnType<typeof openDemo>>
type Market = Awaited<ReturnType<typeof openMarket>>
type Site = Pick<Demo, 'origin' | 'pid' | 'folder'>
/** A round ends early when `next` gives no address. */
type Requests = { next: () => string | undefined | Promise<string>; cookie?: string }
type Case<Opened> = {
  name: string
  requestsTo: (opened: Opened) => Requests
  /** Happens before each round, and is not measured. */
  before?: (opened: Opened) => Promise<void>
}

/**
 * The same requests to this version and to an earlier one, in turns: responses per CPU second of the server and of its
 * PostgreSQL. `BENCH_OTHER` names the folder of a checkout of the earlier version in which `npm ci` has run. Each has the demo data
 * of its own version, and the markets of its own generator, so that answers differ in length; notes say by how much. Markets are kept for
 * the next run in BENCH_DATA_DIR if that is set. BENCH_ROWS="list page|My Orders" measures only the rows whose names contain one
 * of these.
 */
export async function versions(report: (figures: Figure[]) => void): Promise<void> {
  const other = process.env.BENCH_OTHER
  if (!other || !existsSync(other))
    throw new Error('BENCH_OTHER must name the folder of a checkout of another version')
  const both = [root, path.resolve(other)] as const
  await compareAll(both, openDemo, casesOfDemo, report)
  for (const [listings, cases] of casesOfMarkets) {
    const named = cases.map((one) => ({
      ...one,
      name: `${one.name}, ${listings.toLocaleString('en')} listings`,
    }))
    await compareAll(both, (folder) => openMarket(folder, listings), named, report)
  }
}

async function compareAll<Opened extends Site & { close: () => Promise<void> }>(
  folders: readonly string[],
  open: (folder: string) => Promise<Opened>,
  cases: readonly Case<Opened>[],
  report: (figures: Figure[]) => void,
) {
  const wanted = process.env.BENCH_ROWS?.split('|')
  const shown = cases.filter(({ name }) => wanted?.some((part) => name.includes(part)) ?? true)
  if (shown.length === 0) return
  const opened: Opened[] = []
  try {
    for (const folder of folders) opened.push(await open(folder))
    for (const one of shown) report([await compare(one, opened)])
  } finally {
    for (const { close } of opened) await close()
  }
}

const casesOfDemo: Case<Demo>[] = [
  {
    name: 'a phone of the API, unchanged, once after each change of others',
    requestsTo: (demo) => ({ next: onceAfterEachChange(demo, demo.ids.map(demo.api.phone)) }),
  },
  {
    name: 'search, other words and prices each time',
    requestsTo: ({ api }) => {
      let count = 0
      return {
        next: () => `${api.search()}?q=${WORDS[count % WORDS.length]}&max=${100 + (count++ % 900)}`,
      }
    },
  },
  {
    name: 'list page, each address once, the same phones',
    requestsTo: ({ pages }) => {
      let count = 0
      return { next: () => `${pages.products()}?max=${1_000 + count++}` }
    },
  },
  { name: 'list page, varied', requestsTo: () => ({ next: variedLists() }) },
  {
    name: 'list page, varied, logged in',
    requestsTo: ({ buyer }) => ({ next: variedLists(31), cookie: buyer }),
  },
  {
    name: 'phone page whose data is unchanged, logged in, after each change of others',
    requestsTo: (demo) => ({
      next: onceAfterEachChange(demo, demo.phonePages),
      cookie: demo.buyer,
    }),
  },
  {
    name: 'phone page, logged in, after a change of its price',
    before: async ({ database, ids, phonePages, changedPages, nextTurn }) => {
      const isChanged = changedIn(nextTurn())
      await database.query(
        'update listings set price_minor = price_minor + 100 where id = any($1)',
        [ids.filter(isChanged)],
      )
      await publishChange(database)
      await wait(PUBLISHED_MS)
      changedPages.splice(0, changedPages.length, ...phonePages.filter(isChanged))
    },
    requestsTo: ({ changedPages, buyer }) => ({
      next: () => changedPages.pop(),
      cookie: buyer,
    }),
  },
  {
    name: 'My Orders',
    requestsTo: ({ pages, buyer }) => ({ next: pages.myOrders, cookie: buyer }),
  },
  {
    name: 'My Products',
    requestsTo: ({ pages, seller }) => ({ next: pages.myProducts, cookie: seller }),
  },
]

/**
 * Which elements of a list change in a round: one of four, each time others. Most phones beside a phone that has
 * changed have not.
 */
const changedIn = (round: number) => (_: unknown, at: number) => at % 4 === round % 4

const searches: Case<Market>[] = [
  {
    name: 'search of the API, texts',
    requestsTo: ({ api, searches }) => ({
      next: inTurn(
        searches.filter((query) => /^q=[^&]*$/.test(query)).map((q) => `${api.search()}?${q}`),
      ),
    }),
  },
  {
    name: 'search of the API, all kinds',
    requestsTo: ({ api, searches }) => ({
      next: inTurn(searches.map((query) => `${api.search()}?${query}`)),
    }),
  },
]

const phonePages: Case<Market> = {
  name: 'phone page of another phone each time',
  requestsTo: ({ pages, phones }) => ({
    next: inTurn(phones.map(({ id, slug }) => pages.namedPhone(id, slug))),
  }),
}

/** A process caches 5,000 rows: half of 10,000 listings, few of 100,000. */
const casesOfMarkets: [listings: number, Case<Market>[]][] = [
  [
    10_000,
    [
      ...searches,
      { name: 'list page, varied', requestsTo: () => ({ next: variedLists() }) },
      phonePages,
    ],
  ],
  [
    100_000,
    [
      {
        name: 'a phone of the API, another each time',
        requestsTo: ({ api, phones }) => ({ next: inTurn(phones.map(({ id }) => api.phone(id))) }),
      },
      {
        name: 'list page of other phones each time',
        requestsTo: ({ lists }) => ({ next: inTurn(lists) }),
      },
      phonePages,
    ],
  ],
  [1_000_000, searches],
]

/** Parameters of searches that versions since November have in common. */
const KNOWN = 'q brand storage grade min max sort near within used photo advertised'.split(' ')

/** The addresses in turn; before each round the server learns that a listing has changed. */
function onceAfterEachChange({ database }: Demo, addresses: readonly string[]) {
  let count = 0
  return async () => {
    const at = count++ % addresses.length
    if (at === 0) await publishChange(database)
    return addresses[at]!
  }
}

const publishChange = (database: pg.Client) =>
  database.query("select pg_notify('redial_changes', topic) from unnest($1::text[]) topic", [
    ['listings', 'prices'],
  ])

async function compare<Opened extends Site>(
  { name, requestsTo, before }: Case<Opened>,
  opened: readonly Opened[],
): Promise<Figure> {
  const sides = opened.map((one) => ({
    ...one,
    prepare: async () => before?.(one),
    requests: requestsTo(one),
    speeds: [] as number[],
    kb: 0,
  }))
  for (const side of sides) {
    await side.prepare()
    await send(side, side.requests, WARM_UP_MS)
  }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const side of sides) {
      await side.prepare()
      const spent = () => cpuSeconds(side.pid) + databaseCpuSeconds(side.folder)
      const start = spent()
      const { count, bytes } = await send(side, side.requests, ROUND_MS)
      side.speeds.push(count / (spent() - start))
      side.kb = bytes / count / 1_000
    }
  const [own, others] = sides.map(({ speeds }) => median(speeds))
  const lengths = sides.map(({ kb }) => `${kb.toFixed(0)} kB`)
  const note = `${lengths.join(' instead of ')} uncompressed`
  return {
    name: `${name}, beside the other version`,
    unit: '/cpu s',
    ours: own!,
    floor: others!,
    note,
  }
}

async function send({ origin }: Site, { next, cookie }: Requests, ms: number) {
  const end = performance.now() + ms
  const headers = { 'accept-encoding': 'zstd, br', ...(cookie && { cookie }) }
  let count = 0
  let bytes = 0
  const drive = async () => {
    while (performance.now() < end) {
      const address = await next()
      if (address === undefined) return
      const response = await fetch(origin + address, { headers })
      const { byteLength } = await response.arrayBuffer()
      bytes += byteLength
      if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
      count += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, drive))
  return { count, bytes }
}

/** What a module of the version in a folder exports. */
const importFrom = (folder: string, name: string) =>
  import(pathToFileURL(path.join(folder, name)).href)

/** The URLs of a version: in `src/routes.ts` before there was `src/contract`. */
const importUrls = (folder: string) =>
  importFrom(folder, 'src/contract/urls.ts').catch(() => importFrom(folder, 'src/routes.ts'))

/** The version in a folder on a market of its own generator. */
async function openMarket(folder: string, listings: number) {
  const { pages, api } = (await importUrls(folder)) as Routes
  const { openMarkets } = (await importFrom(folder, 'bench/search/database.ts')) as {
    openMarkets: () => Promise<{
      url: (listings: number) => Promise<string>
      close: () => Promise<void>
    }>
  }
  const persistent = process.env.BENCH_DATA_DIR
  const data = persistent
    ? path.resolve(persistent, 'versions', folder === root ? 'ours' : 'other')
    : mkdtempSync(path.join(tmpdir(), 'redial-bench-'))
  mkdirSync(data, { recursive: true })
  // Earlier versions do not say where they keep their markets otherwise.
  process.env.BENCH_DATA_DIR = data
  const markets = await openMarkets().finally(() => {
    if (persistent === undefined) delete process.env.BENCH_DATA_DIR
    else process.env.BENCH_DATA_DIR = persistent
  })
  const url = await markets.url(listings)
  const { origin, pid, stop } = await serveMarket(url, folder)
  return {
    pages,
    api,
    origin,
    pid,
    folder: path.join(data, 'search'),
    phones: await readPhones(url, OTHER_PHONES),
    lists: await listsOfOtherPhones(url),
    searches: variedSearches(SEARCHES, 17).filter((query) =>
      [...new URLSearchParams(query).keys()].every((name) => KNOWN.includes(name)),
    ),
    async close() {
      await stop()
      await markets.close()
      if (!persistent) rmSync(data, { recursive: true, force: true })
    },
  }
}

/** Starts the version in a folder as `npm start` does, with its demo data. */
async function openDemo(folder: string) {
  const { pages, api } = (await importUrls(folder)) as Routes
  const data = mkdtempSync(path.join(tmpdir(), 'redial-bench-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const child = startNode([path.join(folder, 'scripts/start.mjs')], {
    PORT: String(port),
    DATA_DIR: data,
    DEMO: '1',
    LOG_LEVEL: 'error',
    WORKERS: '1',
    DATABASE_URL: '',
  })
  await answers(child, `${origin}/`)
  const database = new pg.Client(readFileSync(path.join(data, 'database-address'), 'utf8'))
  await database.connect()
  await demoIsFilled(database)
  await keepFew(database)
  const { rows } = await database.query<{ id: string }>(
    `select id from listings where state = 'live' order by md5(id::text)`,
  )
  const ids = rows.map(({ id }) => id)
  const logIn = async (email: string) => {
    const response = await fetch(origin + (api.signIn ?? api.logIn)(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ email, password: PASSWORD }),
    })
    if (!response.ok) throw new Error(`${email} cannot log in: ${response.status}`)
    const cookies = response.headers.getSetCookie().map((set) => set.split(';')[0])
    return cookies.join('; ')
  }
  const phonePages: string[] = []
  for (const id of ids) {
    const { slug } = (await (await fetch(origin + api.phone(id))).json()) as { slug: string }
    phonePages.push(pages.namedPhone(id, slug))
  }
  let turn = 0
  return {
    pages,
    api,
    origin,
    database,
    ids,
    phonePages,
    /** Those of `phonePages` that are still to be requested after a change of their phones. */
    changedPages: [] as string[],
    nextTurn: () => turn++,
    folder: data,
    pid: child.pid!,
    buyer: await logIn('buyer@redial.example'),
    seller: await logIn('seller@redial.example'),
    async close() {
      await database.end()
      await stopNode(child)
      rmSync(data, { recursive: true, force: true })
    },
  }
}

async function demoIsFilled(database: pg.Client) {
  const end = performance.now() + FILL_MS
  for (;;) {
    const { rows } = await database.query(`select 1 from demo_progress where step = 'all'`)
    if (rows.length > 0) return wait(SETTLE_MS)
    if (performance.now() > end) throw new Error('the demo data did not come')
    await wait(500)
  }
}

/** Gives the buyer's and the seller's rows beyond the first few to others, without the rules of a real change. */
async function keepFew(database: pg.Client) {
  const idOf = (who: string) => `(select id from users where email = '${who}@redial.example')`
  await database.query(`set session_replication_role = replica`)
  await database.query(
    `update orders set buyer_id = (select id from users where role = 'Buyer' and id <> ${idOf('buyer')} limit 1)
     where id in (select id from orders where buyer_id = ${idOf('buyer')} order by created_at desc offset $1)`,
    [ORDERS],
  )
  // Up to that number, from those of others.
  await database.query(
    `update orders set buyer_id = ${idOf('buyer')} where id in (select id from orders where buyer_id <> ${idOf('buyer')}
       order by created_at desc
       limit greatest(0, $1 - (select count(*) from orders where buyer_id = ${idOf('buyer')})))`,
    [ORDERS],
  )
  await database.query(
    `update listings set seller_id = (select id from users where role = 'Seller' and id <> ${idOf('seller')} limit 1)
     where id in (select id from listings where seller_id = ${idOf('seller')} order by created_at desc offset $1)`,
    [PHONES],
  )
  await database.query(`set session_replication_role = origin`)
}
