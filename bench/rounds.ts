import { median } from './figure.ts'
import { type Latency, quantilesOf } from './load.ts'
import { cpuSeconds, databaseCpuSeconds } from './process-cost.ts'

export const ROUNDS = 5
const ROUND_MS = 2_000
const CONNECTIONS = 16
/** Sent before, so that what runs is compiled and planned. */
const WARM_UP_MS = 4_000

/**
 * What the requests fetch, one after the other. `next` gives addresses; the same one may come again. A round ends early when
 * it gives none.
 */
export type Wanted = { next: () => string | undefined | Promise<string>; cookie?: string }

/** A server, and the folder with the data of its PostgreSQL. */
export type Measured = { origin: string; pid: number; folder: string }

/** Responses per CPU second of a process and the database, and how long they took. */
export type Round = { perCpuSecond: number } & Latency

export const medianSpeed = (rounds: readonly Round[]) =>
  median(rounds.map(({ perCpuSecond }) => perCpuSecond))

/**
 * Sends the same kind of requests to several servers, in turns.
 * @param before What happens before each round, which is not measured.
 */
export async function measureInTurns(
  servers: readonly (Measured & { wanted: Wanted })[],
  before?: () => Promise<void>,
): Promise<Round[][]> {
  await before?.()
  for (const { origin, wanted } of servers) await send(origin, wanted, WARM_UP_MS)
  const rounds: Round[][] = servers.map(() => [])
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, server] of servers.entries()) {
      await before?.()
      rounds[at]!.push(await measureRound(server, server.wanted))
    }
  return rounds
}

async function measureRound({ origin, pid, folder }: Measured, wanted: Wanted): Promise<Round> {
  const spent = () => cpuSeconds(pid) + databaseCpuSeconds(folder)
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
      if (address === undefined) return
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

/** Gives the addresses one after the other, and then the same again. */
export function inTurn(addresses: readonly string[]): () => string {
  let count = 0
  return () => addresses[count++ % addresses.length]!
}
