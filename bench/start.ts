import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, startNode, stopNode } from './child.ts'
import { type Figure, median } from './figure.ts'
import { answers, startServer } from './server.ts'

const TIMES = 5

/**
 * Time from starting the program of `npm start`, with its default number of workers, to the first page: on an empty folder, then on the same folder
 * again. The floor is a bare node:http server, which shows how busy the machine is.
 */
export async function start(): Promise<Figure[]> {
  const first: number[] = []
  const again: number[] = []
  const bare: number[] = []
  for (let time = 0; time < TIMES; time++) {
    const folder = mkdtempSync(path.join(tmpdir(), 'redial-bench-'))
    first.push(await secondsToStart(folder))
    bare.push(await secondsOfBareNode())
    again.push(await secondsToStart(folder))
    rmSync(folder, { recursive: true, force: true })
  }
  const floor = median(bare)
  return [
    { name: 'first start', unit: 's', ours: median(first), floor, target: { atMost: 3 } },
    { name: 'start again', unit: 's', ours: median(again), floor, target: { atMost: 1 } },
  ]
}

async function secondsToStart(folder: string) {
  const server = await startServer({ folder, env: { WORKERS: 'auto' } })
  await server.stop()
  return server.startedMs / 1_000
}

async function secondsOfBareNode() {
  const port = await freePort()
  const started = performance.now()
  const child = startNode([path.join(import.meta.dirname, 'pages-floor.ts')], {
    FLOOR_PORT: String(port),
  })
  await answers(child, `http://localhost:${port}/`)
  const seconds = (performance.now() - started) / 1_000
  await stopNode(child)
  return seconds
}
