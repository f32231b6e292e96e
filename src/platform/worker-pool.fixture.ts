import { getPriority } from 'node:os'

/** What the tests of the offload have done elsewhere. */
export async function work(input: unknown): Promise<unknown> {
  if (input === 'die') process.abort()
  if (input === 'throw') throw new Error('on purpose')
  if (input === 'hang') return new Promise((resolve) => setTimeout(resolve, 60_000))
  if (input !== 'report') return input
  const secrets = Object.keys(process.env).filter((name) => name === 'A_SECRET')
  return { pid: process.pid, nice: getPriority(), secrets }
}
