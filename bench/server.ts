import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { freePort, root, startNode, stopNode, wait } from './child.ts'

/** Two years of history take a while on a small machine. */
const FILL_MS = 10 * 60_000
/** A fresh checkout builds its pages first, and other work may need the machine too. */
const START_MS = 5 * 60_000
const POLL_MS = 5

export type Server = Awaited<ReturnType<typeof startServer>>

/** Starts the real server as `npm start` does, with demo data, by default in a temporary folder. */
export async function startServer(options: { folder?: string; env?: Record<string, string> } = {}) {
  const folder = options.folder ?? mkdtempSync(path.join(tmpdir(), 'redial-bench-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const started = performance.now()
  const child = startNode([path.join(root, 'scripts/start.mjs')], {
    PORT: String(port),
    DATA_DIR: folder,
    DEMO: '1',
    LOG_LEVEL: 'error',
    // Its CPU time is that of one process.
    WORKERS: '1',
    DATABASE_URL: process.env.BENCH_DATABASE_URL ?? '',
    ...options.env,
  })
  const close = async () => {
    await stopNode(child)
    if (!options.folder) rmSync(folder, { recursive: true, force: true })
  }
  await answers(child, `${origin}/`).catch(async (error) => {
    await close()
    throw error
  })
  const startedMs = performance.now() - started
  const databaseUrl = () =>
    process.env.BENCH_DATABASE_URL ?? readFileSync(path.join(folder, 'database-address'), 'utf8')

  return {
    origin,
    folder,
    startedMs,
    pid: child.pid!,
    databaseUrl,
    demoIsFilled: () => demoIsFilled(databaseUrl()),
    stop: close,
  }
}

async function demoIsFilled(url: string) {
  const database = new pg.Client(url)
  await database.connect()
  const end = performance.now() + FILL_MS
  try {
    for (;;) {
      // Its people take their first turn right after that, and phones are listed again.
      const { rows } = await database.query(
        "select 1 from demo_progress where step in ('all', 'turn') and done > 0",
      )
      if (rows.length === 2) return
      if (performance.now() > end) throw new Error('the demo data did not come')
      await wait(500)
    }
  } finally {
    await database.end()
  }
}

/** Waits until a program answers a URL with 200. */
export async function answers(child: ChildProcess, url: string) {
  const end = performance.now() + START_MS
  while ((await statusOf(url)) !== 200) {
    if (child.exitCode !== null || performance.now() > end) throw new Error(`${url} never answered`)
    await wait(POLL_MS)
  }
}

/** The status of a URL, 0 without a response. */
function statusOf(url: string): Promise<number> {
  return new Promise((resolve) => {
    get(url, { agent: false }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
    }).once('error', () => resolve(0))
  })
}
