import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const main = path.join(root, 'dist/app/main.js')
// Plain JavaScript without types, because it runs before anything is installed.
const { ensureBuilt } = await import(new URL('../scripts/bootstrap.mjs', import.meta.url).href)
await ensureBuilt()
const folders: string[] = []
const children = new Set<ChildProcess>()

/** Kills what was started, and deletes its folders. */
export async function killServers() {
  for (const child of children) child.kill('SIGKILL')
  children.clear()
  // The database notices a moment later that its parent was killed.
  await new Promise((resolve) => setTimeout(resolve, 300))
  for (const folder of folders.splice(0))
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

export function newFolder() {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'redial start ')), 'data folder')
  folders.push(path.dirname(folder))
  return folder
}

export type Run = {
  child: ChildProcess
  output(): string
  exit: Promise<number | null>
  waitForOutput(what: RegExp): Promise<string>
}

type Settings = Record<string, string>

/** Runs a command of the program as it is built for `npm start`. */
export const run = (args: string[], env: Settings) => launch(process.execPath, [main, ...args], env)

function launch(command: string, args: string[], env: Settings): Run {
  const child = spawn(command, args, {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      WORKERS: '1',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  let text = ''
  child.stdout?.on('data', (chunk) => (text += chunk))
  child.stderr?.on('data', (chunk) => (text += chunk))
  const exit = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  async function waitForOutput(what: RegExp) {
    const timeoutAt = Date.now() + 90_000
    while (Date.now() < timeoutAt) {
      const match = what.exec(text)
      if (match) return match[1] ?? match[0]
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`${what} never came; the output is:\n${text}`)
  }
  return { child, output: () => text, exit, waitForOutput }
}

const settingsFor = (folder: string, env: Settings) => ({
  DATA_DIR: folder,
  PORT: '0',
  DEMO: '0',
  ...env,
})

export const serve = (folder: string, env: Settings = {}) =>
  run(['serve'], settingsFor(folder, env))

export const serveWithNpm = (folder: string, env: Settings = {}) =>
  launch('npm', ['start'], settingsFor(folder, env))

/** Started by a shell that ends at once, and without an input. */
export const serveInBackground = (folder: string, env: Settings = {}) =>
  launch(
    'sh',
    ['-c', '"$@" <&- &', 'sh', process.execPath, main, 'serve'],
    settingsFor(folder, env),
  )

export const address = (server: Run) => server.waitForOutput(/running at (\S+)/)

export async function signUp(origin: string, email: string) {
  return fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email, password: 'a long enough one' }),
  }).catch(() => undefined)
}
