import path from 'node:path'
import { firstMessage, startNode } from './child.ts'

export type Load = { url: string; headers: Record<string, string>; connections: number; ms: number }

/** Answers a second under load from a process of its own: as many open requests as connections. */
export async function answersPerSecond(load: Load): Promise<number> {
  const child = startNode([path.join(import.meta.dirname, 'load-process.ts')], {
    LOAD: JSON.stringify(load),
  })
  const { perSecond } = await firstMessage<{ perSecond: number }>(child)
  return perSecond
}
