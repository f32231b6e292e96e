import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Other work may need the machine too. */
const START_MS = 2 * 60_000
/** Long enough to finish open requests and stop a database. */
const STOP_MS = 15_000
const POLL_MS = 20

export type Server = { origin: string; pid: number; stop: () => Promise<void> }

/**
 * Starts the server that was built in a checkout, as `npm start` does but without installing or building, as
 * one process.
 */
export async function startServer(checkout: string, env: Record<string, string>): Promise<Server> {
  const program = path.join(checkout, 'dist/app/main.js')
  if (!existsSync(program)) throw new Error(`Run npm run build in ${checkout} first`)
  const port = await findFreePort()
  const { nodeEnv, serverFlags } = await import(path.join(checkout, 'scripts/bootstrap.mjs'))
  const child = spawn(process.execPath, [...serverFlags(), program, 'serve'], {
    cwd: checkout,
    env: { ...nodeEnv(checkout), PORT: String(port), WORKERS: '1', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // Log lines are JSON; the greeting is not.
  child.stdout.on('data', (output: Buffer) => {
    for (const line of String(output).split('\n')) if (line.startsWith('{')) console.error(line)
  })
  const origin = `http://localhost:${port}`
  try {
    await untilReady(child, `${origin}/readyz`)
  } catch (error) {
    await stop(child)
    throw error
  }
  return { origin, pid: child.pid!, stop: () => stop(child) }
}

async function untilReady(child: ChildProcess, url: string) {
  const end = performance.now() + START_MS
  for (;;) {
    const response = await fetch(url).catch(() => undefined)
    await response?.arrayBuffer()
    if (response?.ok) return
    if (child.exitCode !== null || performance.now() > end) throw new Error(`no answer from ${url}`)
    await wait(POLL_MS)
  }
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  await ended
  clearTimeout(timer)
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
