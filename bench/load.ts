import path from 'node:path'
import { firstMessage, startNode } from './child.ts'
import { cpuSeconds } from './process-cost.ts'

export type Load = { url: string; headers: Record<string, string>; connections: number; ms: number }

/**
 * Answers under load for each second of processor time that the server spent on them. Sent from a
 * process of its own, with as many open requests as connections. What else the machine does changes
 * how long that takes and not what it costs.
 */
export async function answersPerCpuSecond(load: Load, serverPid: number): Promise<number> {
  const child = startNode([path.join(import.meta.dirname, 'load-process.ts')], {
    LOAD: JSON.stringify(load),
  })
  const before = cpuSeconds(serverPid)
  const { answers } = await firstMessage<{ answers: number }>(child)
  return answers / (cpuSeconds(serverPid) - before)
}
