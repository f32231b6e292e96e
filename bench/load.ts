import path from 'node:path'
import { firstMessage, startNode } from './child.ts'
import { cpuSeconds } from './process-cost.ts'

export type Load = { url: string; headers: Record<string, string>; connections: number; ms: number }

/**
 * Responses under load per CPU second of the server. Sent from another process, with as many open
 * requests as connections. Other load on the machine changes the duration but not this cost.
 */
export async function answersPerCpuSecond(load: Load, serverPid: number): Promise<number> {
  const child = startNode([path.join(import.meta.dirname, 'load-process.ts')], {
    LOAD: JSON.stringify(load),
  })
  const before = cpuSeconds(serverPid)
  const { answers } = await firstMessage<{ answers: number }>(child)
  return answers / (cpuSeconds(serverPid) - before)
}
