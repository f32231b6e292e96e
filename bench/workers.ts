import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { api, pages } from '../src/contract/urls.ts'
import { type Figure, median } from './figure.ts'
import { type Latency, latencyNote, quantilesOf } from './load.ts'
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

/** Of one round: answers a second, milliseconds of processor time for each, and how long they took. */
type Round = { perSecond: number; node: number; postgres: number } & Latency

/**
 * What a second worker adds on a machine with two cores, which the load and PostgreSQL use too, and
 * how evenly many connections at once are answered. Both servers have the same demo data; they run
 * one after the other, in turns.
 *
 * Where PostgreSQL and the load fill the second core already, a second worker cannot answer more. What two cores
 * answer with the load elsewhere follows from the processor time of an answer, which other work on the machine hardly
 * changes: one core with one worker is compared with two cores with two workers, PostgreSQL included. With one worker
 * on two cores PostgreSQL has the second one for itself; the note says what two workers add to that.
 */
export async function workers(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'redial-bench-'))
  try {
    await withServer(folder, 1, (server) => server.demoIsFilled())
    const rounds: Record<'1' | '2', Map<string, Round[]>> = { 1: new Map(), 2: new Map() }
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
            const after = cpuOf(server)
            const msOfEach = (key: keyof typeof after) =>
              ((after[key] - before[key]) * 1_000) / times.length
            const round = {
              perSecond: times.length / (ROUND_MS / 1_000),
              node: msOfEach('node'),
              postgres: msOfEach('postgres'),
              ...quantilesOf(times),
            }
            rounds[count].set(name, [...(rounds[count].get(name) ?? []), round])
          }
        })
    const figures = [...rounds[2]].flatMap(([name, two]) =>
      compare(name, rounds[1].get(name)!, two),
    )
    return [...figures, ...(await withServer(folder, 2, manyConnections))]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function compare(name: string, one: readonly Round[], two: readonly Round[]): Figure[] {
  const middle = (all: readonly Round[], key: keyof Round) => median(all.map((round) => round[key]))
  const costs = [one, two].map((all) => ({
    node: middle(all, 'node'),
    postgres: middle(all, 'postgres'),
  }))
  const [alone, both] = costs.map(({ node, postgres }) => 1_000 / (node + postgres))
  // A worker uses one core at most; PostgreSQL and further workers share the rest of two.
  const oneOnTwo = Math.min(1_000 / costs[0]!.node, 2 * alone!)
  const cost = costs.map(({ node, postgres }) => `${node.toFixed(1)} + ${postgres.toFixed(1)} ms`)
  return [
    {
      name: `${name}, two workers beside the load`,
      unit: '/s',
      ours: middle(two, 'perSecond'),
      floor: middle(one, 'perSecond'),
      target: { ratio: 1.5 },
      note: `${latencyNote(two)}; the floor is one worker, ${latencyNote(one)}`,
    },
    {
      name: `${name}, two workers on two cores`,
      unit: '/s',
      ours: 2 * both!,
      floor: alone!,
      target: { ratio: 1.7 },
      note: `the floor is one worker on one core; one on two cores ${oneOnTwo.toFixed(0)}/s, ratio ${((2 * both!) / oneOnTwo).toFixed(2)}; Node + PostgreSQL ${cost.join(', with two workers ')}`,
    },
  ]
}

/** Processor seconds so far of all processes of the server, and of its PostgreSQL. */
function cpuOf({ pid, folder }: Server) {
  const processes = [pid, ...childrenOf(pid, 'main.js')]
  const node = processes.reduce((sum, one) => sum + cpuSeconds(one), 0)
  return { node, postgres: databaseCpuSeconds(folder) }
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
 * Five hundred connections that each send the next request as soon as they have a response. They are
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
