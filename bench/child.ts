import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')

/** Long enough to finish open requests and stop the database. */
const STOP_MS = 15_000

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

const { nodeEnv, serverFlags } = await import(
  new URL('../scripts/bootstrap.mjs', import.meta.url).href
)

/** Runs one of our programs with this Node version; its errors are printed. */
export function startNode(words: string[], env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  // Log lines are JSON; startup banners are not.
  child.stdout?.on('data', (output: Buffer) => {
    for (const line of String(output).split('\n')) if (line.startsWith('{')) console.error(line)
  })
  return child
}

/** Serves as `npm start` does, without its checks. */
export function startServing(env: Record<string, string>): ChildProcess {
  const program = path.join(root, 'dist/app/main.js')
  return startNode([...serverFlags(), program, 'serve'], { ...nodeEnv(), ...env })
}

/** Stops a program with a signal, and kills it if that takes too long. */
export async function stopNode(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  const cut = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  await ended
  clearTimeout(cut)
}

/** Waits for the first message of a child process. */
export function firstMessage<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as T))
    child.once('exit', (code) => reject(new Error(`a program of the bench ended with ${code}`)))
  })
}

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
