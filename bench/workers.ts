import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { api, pages } from '../src/routes.ts'
import { type Figure, median } from './figure.ts'
import { quantile } from './orders/call.ts'
import { childrenOf, cpuSeconds, databaseCpuSeconds } from './process-cost.ts'
import { type Server, startServer } from './server.ts'
import { logIn } from './uncached.ts'

const ROUNDS = 3
const ROUND_MS = 3_000
const WARM_UP_MS = 4_000
const CONNECTIONS = 32
const CROWD = { connections: 500, ms: 10_000 }

/** Addresses in turn, and the cookie to send with them. */
type Wanted = { next: () => string; cookie?: string }
/** Milliseconds that each answer took, and how many were not 200. */
type Answers = { times: number[]; failed: number }

type Speed = { perSecond: number[]; perCpuSecond: number[] }

/**
 * What a second worker adds on a machine with two cores, which the load and PostgreSQL use too, and
 * how evenly many connections at once are answered. Both servers have the same demo data; they run
 * one after the other, in turns.
 *
 * Where PostgreSQL and the load fill the second core already, a second worker cannot answer more.
 * Requests per CPU second of the server and PostgreSQL show what it would add with cores to spare:
 * two workers answer twice as many times that ratio.
 */
export async function workers(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'redial-bench-'))
  try {
    await withServer(folder, 1, (server) => server.demoIsFilled())
    const speeds: Record<'1' | '2', Map<string, Speed>> = { 1: new Map(), 2: new Map() }
    for (let round = 0; round < ROUNDS; round += 1)
      for (const count of [1, 2] as const)
        await withServer(folder, count, async (server) => {
          for (const [name, wanted] of Object.entries(await workload(server))) {
            // Each worker compiles its code while it answers.
            const warmUp = WARM_UP_MS * count
            await send(server.origin, wanted, { connections: CONNECTIONS, ms: warmUp })
            const before = cpuOf(server)
            const { times } = await send(server.origin, wanted, {
              connections: CONNECTIONS,
              ms: ROUND_MS,
            })
            const speed = speeds[count].get(name) ?? { perSecond: [], perCpuSecond: [] }
            speed.perSecond.push(times.length / (ROUND_MS / 1_000))
            speed.perCpuSecond.push(times.length / (cpuOf(server) - before))
            speeds[count].set(name, speed)
          }
        })
    const figures = [...speeds[2]].flatMap(([name, two]): Figure[] => {
      const one = speeds[1].get(name)!
      const compare = (key: keyof Speed, unit: string, ratio: number): Figure => ({
        name: `${name}, two workers`,
        unit,
        ours: median(two[key]),
        floor: median(one[key]),
        target: { ratio },
        note: 'the floor is one worker',
      })
      return [compare('perSecond', '/s', 1.5), compare('perCpuSecond', 'per CPU s', 0.85)]
    })
    return [...figures, ...(await withServer(folder, 2, manyConnections))]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Processor seconds so far of all processes of the server and of its PostgreSQL. */
function cpuOf({ pid, folder }: Server): number {
  const processes = [pid, ...childrenOf(pid, 'main.js')]
  return processes.reduce((sum, one) => sum + cpuSeconds(one), databaseCpuSeconds(folder))
}

async function withServer<T>(
  folder: string,
  count: 1 | 2,
  work: (server: Server) => Promise<T>,
): Promise<T> {
  const server = await startServer({ folder, env: { WORKERS: String(count) } })
  try {
    return await work(server)
  } finally {
    await server.stop()
  }
}

let sent = 0

/**
 * Requests that take the server longer than this program: what comes from memory is faster than the load
 * that one process can send.
 */
async function workload(server: Server): Promise<Record<string, Wanted>> {
  const cookie = await logIn(server, 'buyer@redial.example')
  return {
    'list of 24 phones': { next: () => `${api.phones()}?limit=24` },
    search,
    'list page, each address once': { next: () => `${pages.products()}?max=${1_000 + sent++}` },
    'My Orders': { next: pages.myOrders, cookie },
  }
}

const search: Wanted = { next: () => `${api.search()}?q=iphone&max=${1_000 + sent++}` }

/**
 * Five hundred connections that each ask for the next thing as soon as they have an answer. They are
 * open before the measurement: Node accepts one new connection in each turn of its event loop, so that
 * those of a sudden crowd wait for seconds behind the ones that are served.
 */
async function manyConnections(server: Server): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [kind, wanted] of Object.entries({
    'a cached page': { next: pages.products },
    search,
  })) {
    const agent = new Agent({ keepAlive: true, maxSockets: CROWD.connections })
    await send(server.origin, wanted, { ...CROWD, ms: WARM_UP_MS, agent })
    const { times, failed } = await send(server.origin, wanted, { ...CROWD, agent })
    agent.destroy()
    const name = `${CROWD.connections} connections, ${kind}`
    const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)]
    figures.push(
      { name: `${name}: not 200`, unit: '', ours: failed, target: { atMost: 0 } },
      { name: `${name}: p50`, unit: 'ms', ours: p50, target: { atMost: 2_000 } },
      { name: `${name}: p99 in units of p50`, unit: '×', ours: p99 / p50, target: { atMost: 3 } },
    )
  }
  return figures
}

/** Each connection sends its next request when its response is complete. */
async function send(
  origin: string,
  { next, cookie }: Wanted,
  { connections, ms, agent: own }: { connections: number; ms: number; agent?: Agent },
): Promise<Answers> {
  const agent = own ?? new Agent({ keepAlive: true, maxSockets: connections })
  const headers = { 'accept-encoding': 'zstd, br', ...(cookie && { cookie }) }
  const end = performance.now() + ms
  const answers: Answers = { times: [], failed: 0 }
  const drive = async () => {
    while (performance.now() < end) {
      const started = performance.now()
      const status = await statusOf(origin + next(), { agent, headers })
      answers.times.push(performance.now() - started)
      if (status !== 200) answers.failed += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, drive))
  if (!own) agent.destroy()
  return answers
}

/** The status of an answer that came whole; 0 of a connection that was reset. */
function statusOf(
  address: string,
  options: { agent: Agent; headers: Record<string, string> },
): Promise<number> {
  return new Promise((resolve) => {
    get(address, options, (response) => {
      response.resume()
      response.once('error', () => resolve(0))
      response.once('end', () => resolve(response.statusCode ?? 0))
    }).once('error', () => resolve(0))
  })
}
