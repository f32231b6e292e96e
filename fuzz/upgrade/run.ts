import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startEmbeddedPostgres } from '@redial/embedded-postgres'
import pg from 'pg'
import { quantile } from '../../bench/figures.ts'
import { type Server, startServer } from '../../bench/server.ts'
import { fixtureFile } from '../../release/check-release.ts'
import { restoreBackup } from '../../src/commands/backups/restore.ts'
import { readEnv } from '../../src/env.ts'
import { type Node, startBalancer } from './balancer.ts'
import { type Answered, startLoad } from './mixed-load.ts'

const usage = `npm run fuzz:upgrade OLD NEW

Serves the shop of the release in OLD with two nodes behind a balancer, replaces them one after the other by the release
in NEW while people browse and write, and counts failed requests. Both are checkouts built with npm run build.`

const NODES = 2
const CLIENTS = 8
/** Before the first node is replaced, between the two, and after the last. */
const STEADY_MS = 5_000
/** Longer than the balancer takes to notice that a node is leaving. */
const DRAIN_SECONDS = '2'

const root = path.resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(path.join(tmpdir(), 'redial-rolling-'))
const undo: (() => unknown)[] = []

async function upgradeUnderLoad(before: string, after: string) {
  const { url, secret } = await restoreShop(versionIn(before))
  const nodes: Node[] = []
  const balancer = await startBalancer(nodes)
  undo.push(balancer.close)
  const servers: (Server | undefined)[] = []
  undo.push(() => Promise.all(servers.map((server) => server?.stop())))

  async function start(index: number, checkout: string) {
    const DATA_DIR = path.join(folder, `node-${index}`)
    mkdirSync(DATA_DIR, { recursive: true })
    const media = path.join(DATA_DIR, 'media')
    if (!existsSync(media)) symlinkSync(path.join(folder, 'restored/media'), media)
    const env = { DATABASE_URL: url, DATA_DIR, AUTH_SECRET: secret, ORIGIN: balancer.origin }
    const server = await startServer(checkout, {
      ...env,
      DEMO: '0',
      TRUST_PROXY: '1',
      DRAIN_SECONDS,
      DATABASE_POOL: '6',
    })
    servers[index] = server
    nodes[index] = { origin: server.origin, isReady: true }
  }

  for (let index = 0; index < NODES; index += 1) await start(index, before)
  const load = await startLoad(balancer.origin, CLIENTS)
  await wait(STEADY_MS)
  report(`${NODES} nodes of ${versionIn(before)}`, load.take())
  for (let index = 0; index < NODES; index += 1) {
    const began = performance.now()
    await servers[index]?.stop()
    servers[index] = undefined
    nodes[index] = { origin: undefined, isReady: false }
    await start(index, after)
    const seconds = ((performance.now() - began) / 1_000).toFixed(1)
    report(`node ${index + 1} is replaced, within ${seconds} s`, load.take())
    await wait(STEADY_MS)
    const now = `${index + 1} of ${NODES} nodes of ${versionIn(after)}`
    report(now, load.take())
  }
  const lost = await load.stop()
  console.log(`acknowledged writes that are lost: ${lost}`)
}

const versionIn = (checkout: string): string =>
  JSON.parse(readFileSync(path.join(checkout, 'package.json'), 'utf8')).version

/** The shop that a release left as a backup, in a database of its own. */
async function restoreShop(version: string) {
  const server = await startEmbeddedPostgres({
    folder: path.join(folder, 'postgres'),
    name: 'redial',
    log: { debug() {}, info() {}, warn() {}, error: console.error },
  })
  undo.push(() => server.stop())
  const { user, password, host, port, database } = server.connection
  const url = `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`
  const DATA_DIR = path.join(folder, 'restored')
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR, DATABASE_URL: url })
  await restoreBackup(env, fixtureFile(root, version))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(STILL_FOR_SALE).finally(() => client.end())
  return { url, secret: readFileSync(path.join(DATA_DIR, 'secrets/auth'), 'utf8').trim() }
}

/** The backup may be years old. */
const STILL_FOR_SALE = `update listings set expires_at = now() + interval '30 days' where state = 'live'`

function report(phase: string, answers: readonly Answered[]) {
  const failed = answers.filter(({ status }) => status === 0 || status >= 500)
  const refused = answers.filter(({ status }) => status >= 400 && status < 500)
  const times = answers.map(({ ms }) => ms)
  const parts = [
    `${answers.length} requests`,
    `${failed.length} failed`,
    ...(refused.length > 0 ? [`${refused.length} refused`] : []),
    `p50 ${quantile(times, 0.5).toFixed(0)} ms`,
    `p99 ${quantile(times, 0.99).toFixed(0)} ms`,
    `slowest ${Math.max(...times).toFixed(0)} ms`,
  ]
  console.log(`${phase}: ${parts.join(', ')}`)
  for (const line of describe([...failed, ...refused])) console.log(`  ${line}`)
}

/** What failed, with how often. */
function describe(answers: readonly Answered[]): string[] {
  const counts = Map.groupBy(answers, ({ kind, status }) => `${kind}: ${status || 'no answer'}`)
  return [...counts].map(([what, { length }]) => `${what}, ${length} times`)
}

const [from, to] = process.argv.slice(2).map((checkout) => path.resolve(checkout))
try {
  if (from && to) await upgradeUnderLoad(from, to)
  else console.log(usage)
} finally {
  for (const step of undo.reverse()) await step()
  rmSync(folder, { recursive: true, force: true })
}
