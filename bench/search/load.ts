import { Agent, get } from 'node:http'

export type Timed = {
  p50: number
  p99: number
  perSecond: number
  answers: number
  failed: number
  /** Mean size of an answer, in kilobytes of 1,000 bytes, not compressed. */
  kilobytes: number
}

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
  let bytes = 0
  let next = 0
  const started = performance.now()
  const end = started + ms
  async function client() {
    while (performance.now() < end && !(once && next >= addresses.length)) {
      const at = performance.now()
      const answer = await request(`${origin}${addresses[next++ % addresses.length]}`, agent)
      times.push(performance.now() - at)
      bytes += answer.bytes
      if (answer.status !== 200) failed += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const seconds = (performance.now() - started) / 1_000
  agent.destroy()
  return {
    ...spread(times),
    perSecond: times.length / seconds,
    answers: times.length,
    failed,
    kilobytes: bytes / times.length / 1_000,
  }
}

function request(url: string, agent: Agent): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve) => {
    let bytes = 0
    get(url, { agent }, (answer) => {
      answer.on('data', (part: Buffer) => {
        bytes += part.length
      })
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, bytes }))
    }).once('error', () => resolve({ status: 0, bytes }))
  })
}

/** Median and 99th percentile. */
export function spread(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!
  return { p50: at(0.5), p99: at(0.99) }
}
