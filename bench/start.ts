import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Figure, median } from './figure.ts'
import { startServer } from './server.ts'

const TIMES = 3

/** From the start of the process to a page: on an empty folder, then on the same folder again. */
export async function start(): Promise<Figure[]> {
  const first: number[] = []
  const again: number[] = []
  for (let time = 0; time < TIMES; time++) {
    const folder = mkdtempSync(path.join(tmpdir(), 'redial-bench-'))
    first.push(await secondsToStart(folder))
    again.push(await secondsToStart(folder))
    rmSync(folder, { recursive: true, force: true })
  }
  return [
    { name: 'first start', unit: 's', ours: median(first), target: { atMost: 3 } },
    { name: 'start again', unit: 's', ours: median(again), target: { atMost: 1 } },
  ]
}

async function secondsToStart(folder: string) {
  const server = await startServer({ folder })
  await server.stop()
  return server.startedMs / 1_000
}
