import { Agent, get } from 'node:http'

export type Timed = { p50: number; p99: number; perSecond: number; answers: number; failed: number }

/**
 * Requests URLs in turn over keep-alive connections, with `once` each of them at most once; returns the
 * milliseconds per response.
 */
export async function sendRequests(
  origin: string,
  addresses: string[],
  clients: number,
  ms: number,
  { once = false } = {},
): Promise<Timed> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  let failed = 0
  let next = 0
  const started = performance.now()
  const end = started + ms
  async function client() {
    while (performance.now() < end && !(once && next >= addresses.length)) {
      const at = performance.now()
      const status = await statusOf(`${origin}${addresses[next++ % addresses.length]}`, agent)
      times.push(performance.now() - at)
      if (status !== 200) failed += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const seconds = (performance.now() - started) / 1_000
  agent.destroy()
  return { ...spread(times), perSecond: times.length / seconds, answers: times.length, failed }
}

function statusOf(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    get(url, { agent }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
    }).once('error', () => resolve(0))
  })
}

/** Median and 99th percentile. */
export function spread(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!
  return { p50: at(0.5), p99: at(0.99) }
}
