import path from 'node:path'
import { firstMessage, startNode } from './child.ts'
import { median } from './figure.ts'
import { quantile } from './orders/call.ts'
import { cpuSeconds, databaseCpuSeconds } from './process-cost.ts'

/** The URLs are requested in turn; each connection sends its next request once it has a response. */
export type Load = {
  urls: string[]
  headers: Record<string, string>
  connections: number
  ms: number
}
/** Median and 99th percentile of the time to a response, in milliseconds. */
export type Latency = { p50: number; p99: number }
/** A server that is sent load, and the data folder of the PostgreSQL that it uses. */
export type Target = { urls: string[]; pid: number; folder: string }

/**
 * Responses under load per CPU second of the server and of PostgreSQL. Sent from another process, with
 * as many open requests as connections, which are open before the measurement begins. Other load on the machine changes the duration but not this cost.
 */
export async function answersPerCpuSecond(
  { urls, pid, folder }: Target,
  load: Omit<Load, 'urls'>,
): Promise<{ perCpuSecond: number } & Latency> {
  const spent = () => cpuSeconds(pid) + databaseCpuSeconds(folder)
  const child = startNode([path.join(import.meta.dirname, 'load-process.ts')], {
    LOAD: JSON.stringify({ urls, ...load } satisfies Load),
  })
  await firstMessage(child)
  const before = spent()
  const result = firstMessage<{ answers: number } & Latency>(child)
  child.send('go')
  const { answers, ...latency } = await result
  return { perCpuSecond: answers / (spent() - before), ...latency }
}

/** Sends load to ours and the floor in turns; returns medians, with the latencies in the note. */
export async function compareUnderLoad(
  rounds: number,
  ours: Target,
  floor: Target,
  load: Omit<Load, 'urls'>,
) {
  type Round = { perCpuSecond: number } & Latency
  const measured: { ours: Round[]; floor: Round[] } = { ours: [], floor: [] }
  for (let round = 0; round < rounds; round += 1) {
    measured.ours.push(await answersPerCpuSecond(ours, load))
    measured.floor.push(await answersPerCpuSecond(floor, load))
  }
  return {
    ours: median(measured.ours.map(({ perCpuSecond }) => perCpuSecond)),
    floor: median(measured.floor.map(({ perCpuSecond }) => perCpuSecond)),
    note: `${latencyNote(measured.ours)}; floor ${latencyNote(measured.floor)}`,
  }
}

export function quantilesOf(times: readonly number[]): Latency {
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
}

/** Medians over the rounds of a row, for its note. */
export function latencyNote(rounds: readonly Latency[]): string {
  const [p50, p99] = (['p50', 'p99'] as const).map((key) => median(rounds.map((one) => one[key])))
  return `p50 ${p50!.toFixed(1)} ms, p99 ${p99!.toFixed(1)} ms`
}
