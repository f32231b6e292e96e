import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Server } from '../../bench/server.ts'
import { isDatabaseDown } from '../../src/platform/db/failures.ts'
import { createClient } from '../../src/platform/db/servers.ts'
import type { CrashTrial } from '../crashes/call-with-retry.ts'
import { fillDatabase, fixturesIn, serveOn } from '../crashes/fixtures.ts'
import { findViolations, settles } from '../crashes/invariants.ts'
import { runOrder } from '../crashes/order-scenarios.ts'
import { startBalancer } from './balancer.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { findFreePorts, until } from './programs.ts'
import { type Attempt, startVisitors } from './visitors.ts'

/**
 * Three PostgreSQL servers under Patroni with synchronous replication, and three nodes behind HAProxy, under
 * mixed load: the leader is killed again and again. Fails when an acknowledged write is lost, writes are
 * refused for longer than 15 s, or a node had to be restarted. It needs Debian's patroni, etcd-server, haproxy
 * and postgresql-15, and `npm run build`. `--kills 2` kills less often, and `--keep` keeps the folder with the
 * logs.
 */
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '5' }, keep: { type: 'boolean', default: false } },
})

const NODES = 3
const CLIENTS = 4
/** Between one failover and the next kill. */
const CALM_MS = 6_000
/** A machine that lost power is back after so long. */
const BOOT_MS = 12_000
const MOST_REFUSED_MS = 15_000

type Kill = { leader: string; next: string; atMs: number }

async function killLeaders(cluster: Cluster, kills: Kill[]) {
  while (kills.length < Number(values.kills)) {
    await until('the cluster is complete', cluster.isComplete)
    await wait(CALM_MS)
    const leader = await cluster.findLeader()
    if (!leader) continue
    const atMs = performance.now()
    cluster.kill(leader)
    await until('another leads', async () => {
      const next = await cluster.findLeader()
      return next !== undefined && next !== leader
    })
    kills.push({ leader: leader.name, next: (await cluster.findLeader())?.name ?? '', atMs })
    await wait(Math.max(0, atMs + BOOT_MS - performance.now()))
    cluster.start(leader)
  }
  await until('the cluster is complete', cluster.isComplete)
  await wait(CALM_MS)
}

/** Orders one after the other, each with its own people; one that the failover interrupts is left as it is. */
async function runOrders(trial: CrashTrial, isOver: () => boolean, phoneIds: string[]) {
  const { fixtures } = trial
  async function client() {
    while (!isOver())
      try {
        const [buyer, rival] = await fixtures.people('Buyer', 2)
        const [seller] = await fixtures.people('Seller', 1)
        const [admin] = await fixtures.people('admin', 1)
        const [phone] = await fixtures.phones(seller!, 1)
        phoneIds.push(phone!)
        const parties = { buyer: buyer!, rival: rival!, seller: seller!, admin: admin! }
        await runOrder(trial, parties, phone!)
      } catch (error) {
        if (!isDatabaseDown(error)) throw error
        await wait(500)
      }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
}

/** For each kill the longest time from one acknowledged write to the next, until the kill that follows. */
function refusedAfter(kills: readonly Kill[], attempts: readonly Attempt[]): number[] {
  const savedMs = attempts.filter(({ isSaved }) => isSaved).map(({ endedMs }) => endedMs)
  return kills.map(({ atMs }, index) => {
    const endMs = kills[index + 1]?.atMs ?? Number.POSITIVE_INFINITY
    const gaps = savedMs.flatMap((ms, position) => {
      const next = savedMs[position + 1] ?? Number.POSITIVE_INFINITY
      // What the next kill interrupts belongs to that one, unless nothing was written in between.
      const isOfThisKill = next > atMs && (next <= endMs || ms < atMs)
      return isOfThisKill ? [next - ms] : []
    })
    // The last write has none after it.
    return Math.max(...gaps.filter(Number.isFinite))
  })
}

async function tryFailover(folder: string) {
  const undo: (() => Promise<unknown>)[] = []
  try {
    const cluster = await startCluster(folder)
    undo.push(() => cluster.stop())
    await until('the cluster is complete', cluster.isComplete)
    const admin = createClient(cluster.urlFor('postgres'), {})
    await admin.connect()
    await admin.query('create database orders')
    await admin.end()
    const url = cluster.urlFor('orders')
    const { deps, end } = await fillDatabase(url, folder)
    undo.push(end)
    const [port = 0] = await findFreePorts(1)
    const origin = `http://127.0.0.1:${port}`
    const nodes: Server[] = []
    for (let number = 1; number <= NODES; number += 1) {
      const settings = {
        DATABASE_REPLICA_URL: cluster.urlFor('orders', 'standby'),
        ORIGIN: origin,
        TRUST_PROXY: '1',
        LOG_LEVEL: 'silent',
      }
      const node = await serveOn(url, path.join(folder, `node${number}`), settings)
      undo.push(node.stop)
      nodes.push(node)
    }
    const balancer = startBalancer(
      folder,
      port,
      nodes.map((node) => node.origin),
    )
    undo.push(balancer.stop)
    await until('the balancer answers', async () => (await fetch(`${origin}/readyz`)).ok)
    return await measure({ origin, cluster, nodes, fixtures: fixturesIn(deps) })
  } finally {
    for (const step of undo.reverse())
      await step().catch((error: unknown) => console.error('while stopping:', error))
  }
}

type Setup = Pick<CrashTrial, 'fixtures'> & { origin: string; cluster: Cluster; nodes: Server[] }

async function measure({ origin, cluster, nodes, fixtures }: Setup): Promise<string[]> {
  const trial: CrashTrial = {
    fixtures,
    origin: () => origin,
    acknowledged: { states: [], messages: [], statements: [], ratings: [] },
    calls: { sent: 0, repeated: 0, broken: 0 },
    done: new Map(),
  }
  let isOver = false
  const over = () => isOver
  const phoneIds: string[] = []
  const kills: Kill[] = []
  const [writer] = await fixtures.people('Buyer', 1)
  const visitors = startVisitors({ origin, isOver: over, phoneIds: () => phoneIds }, writer!)
  const orders = runOrders(trial, over, phoneIds)
  try {
    await killLeaders(cluster, kills)
  } finally {
    isOver = true
    await Promise.all([visitors.ended, orders])
  }
  const refused = refusedAfter(kills, visitors.attempts)
  kills.forEach(({ leader, next }, index) => {
    console.log(`${leader} killed, ${next} leads: no write for ${seconds(refused[index] ?? 0)}`)
  })
  for (const [name, counted] of visitors.answers)
    console.log(
      `${name}: ${[...counted].map(([status, times]) => `${times} × ${status}`).join(', ')}`,
    )
  const { acknowledged, calls, done } = trial
  const writes = Object.values(acknowledged).reduce((sum, { length }) => sum + length, 0)
  console.log(
    `orders: ${calls.sent} calls, ${calls.repeated} repeated, ${writes} acknowledged writes to look for`,
  )
  console.log([...done].map(([name, count]) => `${name} ${count}`).join(', '))
  const ended = nodes.filter(({ pid }) => !isRunning(pid)).length
  const isSettled = await settles(fixtures)
  const violations = await findViolations(fixtures, acknowledged)
  console.log(`lost or contradictory: ${violations.length}; nodes that ended: ${ended}`)
  const broken = [...visitors.answers.values()].reduce(
    (sum, counted) => sum + (counted.get(500) ?? 0),
    0,
  )
  return [
    ...violations,
    ...(isSettled ? [] : ['refunds, payouts or notifications are still pending']),
    ...(ended > 0 ? [`${ended} nodes ended`] : []),
    ...(calls.broken + broken > 0 ? [`${calls.broken + broken} answers of 500`] : []),
    ...refused.filter((ms) => ms > MOST_REFUSED_MS).map((ms) => `no write for ${seconds(ms)}`),
  ]
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'redial-failover-'))
try {
  const problems = await tryFailover(folder)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
} finally {
  if (values.keep) console.log(`logs: ${folder}`)
  else rmSync(folder, { recursive: true, force: true })
}
