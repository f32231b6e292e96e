import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import type * as routes from '../src/routes.ts'
import { freePort, root, startNode, stopNode, wait } from './child.ts'
import { type Figure, median } from './figure.ts'
import { cpuSeconds, databaseCpuSeconds } from './process-cost.ts'
import { answers } from './server.ts'

const ROUNDS = 7
const ROUND_MS = 2_500
const CONNECTIONS = 16
const WARM_UP_MS = 4_000
const FILL_MS = 10 * 60_000
/** The people of the demo do things right after it is complete. */
const SETTLE_MS = 15_000
/** Versions differ in how many orders and phones the demo gives its people: both keep at most so many. */
const ORDERS = 10
const PHONES = 10
const PASSWORD = process.env.DEMO_ADMIN_PASSWORD || 'redial-demo-admin'
const WORDS = ['iphone', 'galaxy', 'pixel', 'blue', 'nokia', '128gb', 'xiaomi', 'black']

/** `signIn` and `products` are what earlier versions call these. */
type Routes = { pages: typeof routes.pages; api: typeof routes.api & { signIn?: () => string } }
type Version = Awaited<ReturnType<typeof openVersion>>
type Requests = { next: () => string | Promise<string>; cookie?: string }

/**
 * The same requests to this version and to an earlier one, in turns: responses per CPU second of the server and of its
 * PostgreSQL. `BENCH_OTHER` names the folder of a checkout of the earlier version in which `npm ci` has run. Each has the demo data
 * of its own version, so that answers differ in length; notes say by how much.
 */
export async function versions(): Promise<Figure[]> {
  const other = process.env.BENCH_OTHER
  if (!other || !existsSync(other))
    throw new Error('BENCH_OTHER must name the folder of a checkout of another version')
  const opened: Version[] = []
  try {
    for (const folder of [root, path.resolve(other)]) opened.push(await openVersion(folder))
    const [ours, earlier] = opened as [Version, Version]
    const figures: Figure[] = []
    for (const { name, requestsTo } of cases)
      figures.push(await compare(name, requestsTo, { ours, earlier }))
    return figures
  } finally {
    for (const version of opened) await version.close()
  }
}

const cases: { name: string; requestsTo: (version: Version) => Requests }[] = [
  {
    name: 'a phone of the API, once after each change of others',
    requestsTo: (version) => ({
      next: onceAfterEachChange(version, version.ids.map(version.api.phone)),
    }),
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
  { name: 'list page, each address once', requestsTo: ({ pages }) => ({ next: newLists(pages) }) },
  {
    name: 'list page, each address once, logged in',
    requestsTo: ({ pages, buyer }) => ({ next: newLists(pages), cookie: buyer }),
  },
  {
    name: 'phone page, logged in, once after each change of others',
    requestsTo: (version) => ({
      next: onceAfterEachChange(version, version.phonePages),
      cookie: version.buyer,
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

function newLists(pages: Routes['pages']) {
  let count = 0
  return () => `${pages.products()}?max=${1_000 + count++}`
}

/** The addresses in turn; before each round the server learns that a listing has changed. */
function onceAfterEachChange({ database }: Version, addresses: readonly string[]) {
  let count = 0
  return async () => {
    const at = count++ % addresses.length
    if (at === 0) await database.query("select pg_notify('redial_changes', 'listings')")
    return addresses[at]!
  }
}

async function compare(
  name: string,
  requestsTo: (version: Version) => Requests,
  { ours, earlier }: { ours: Version; earlier: Version },
): Promise<Figure> {
  const sides = [ours, earlier].map((version) => ({
    version,
    requests: requestsTo(version),
    speeds: [] as number[],
    kb: 0,
  }))
  for (const { version, requests } of sides) await send(version, requests, WARM_UP_MS)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const side of sides) {
      const spent = () => cpuSeconds(side.version.pid) + databaseCpuSeconds(side.version.folder)
      const before = spent()
      const { count, bytes } = await send(side.version, side.requests, ROUND_MS)
      side.speeds.push(count / (spent() - before))
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

async function send({ origin }: Version, { next, cookie }: Requests, ms: number) {
  const end = performance.now() + ms
  const headers = { 'accept-encoding': 'zstd, br', ...(cookie && { cookie }) }
  let count = 0
  let bytes = 0
  const drive = async () => {
    while (performance.now() < end) {
      const address = await next()
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

/** Starts the version in a folder as `npm start` does, with its demo data. */
async function openVersion(folder: string) {
  const { pages, api } = (await import(
    pathToFileURL(path.join(folder, 'src/routes.ts')).href
  )) as Routes
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
  return {
    pages,
    api,
    origin,
    database,
    ids,
    phonePages,
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
