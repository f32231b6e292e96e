import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { DatabaseStartError, NEEDS_GLIBC, type Remedy } from './errors.ts'
import { settingsAsArguments } from './settings.ts'
import { pathFor, type SystemUser, spawnOptions } from './system-user.ts'

/** What pino and `console` have in common. */
export type Log = Record<'debug' | 'info' | 'warn' | 'error', (message: string) => void>

export type Postmaster = { child: ChildProcess; port: number; watchdog: Watchdog }

type Launch = {
  folder: string
  name: string
  binaries: Binaries
  user: SystemUser | undefined
  log: Log
  durable: boolean
  connections: number
}
type Failure = { output: string; remedy?: Remedy }

/** A server that was killed together with its parent takes about this long to be gone. */
const RETRY_FOR_MS = 3_000
const RETRY_EVERY_MS = 150

const TEMPORARY =
  /Address already in use|pre-existing shared memory block|lock file "postmaster.pid" already exists/

/** Starts the server and waits until it accepts connections; retries while the cause is temporary. */
export async function launch(options: Launch): Promise<Postmaster> {
  const deadline = Date.now() + RETRY_FOR_MS
  for (;;) {
    const outcome = await tryOnce(options, await freePort())
    if ('child' in outcome) return outcome
    if (!TEMPORARY.test(outcome.output) || Date.now() > deadline)
      throw new DatabaseStartError(
        `The embedded database did not start: ${outcome.output.trim()}`,
        outcome,
      )
    await sleep(RETRY_EVERY_MS)
  }
}

async function tryOnce(options: Launch, port: number): Promise<Postmaster | Failure> {
  const { folder, name, binaries, user, log, durable, connections } = options
  const watchdog = startWatchdog(folder, user)
  const args = [
    '-D',
    pathFor(folder, user),
    ...settingsAsArguments({ port, name, durable, connections }),
  ]
  const child = spawn(binaries.postgres, args, {
    ...spawnOptions(folder, user),
    stdio: ['ignore', 'ignore', 'pipe'],
    // Ctrl-C in a terminal reaches the whole group; we stop the server after its users.
    detached: true,
  })
  if (child.pid) watchdog.watch(child.pid)
  const failure = await untilReady(child, log)
  if (failure) {
    await watchdog.dismiss()
    return failure
  }
  child.unref()
  ;(child.stderr as unknown as { unref(): void }).unref()
  return { child, port, watchdog }
}

/** A standby accepts read-only ones. */
const READY = /ready to accept (read-only )?connections/

/** Undefined once the server is ready, else what it printed before it ended. */
function untilReady(child: ChildProcess, log: Log): Promise<Failure | undefined> {
  let output = ''
  return new Promise((resolve) => {
    let settled = false
    const settle = (outcome: Failure | undefined) => {
      settled = true
      resolve(outcome)
    }
    child.once('error', (error: NodeJS.ErrnoException) =>
      settle(
        error.code === 'ENOENT'
          ? { output: NEEDS_GLIBC, remedy: 'another_server' }
          : { output: error.message },
      ),
    )
    child.once('close', () => settle({ output }))
    createInterface({ input: child.stderr! }).on('line', (line) => {
      if (READY.test(line)) settle(undefined)
      if (!settled) output += `${line}\n`
      if (/^(FATAL|PANIC)/.test(line) && settled) log.warn(`database: ${line}`)
      else log.debug(`database: ${line}`)
    })
  })
}

// Its input ends when our process ends, however that happens; a line before the end dismisses it.
// postmaster.pid shows whether the process id still belongs to that server. A shell takes 1 MB,
// a second Node would take 40.
const SCRIPT = `
trap '' INT TERM HUP
exec 2>/dev/null
read -r pid || exit 0
read -r dismissed && exit 0
is_ours() { read -r owner <postmaster.pid && [ "$owner" = "$pid" ]; }
tries=0
until is_ours || [ $tries -ge 10 ]; do sleep 0.1; tries=$((tries + 1)); done
is_ours && kill -INT "$pid"
tries=0
while is_ours && [ $tries -lt 50 ]; do sleep 0.1; tries=$((tries + 1)); done
is_ours && kill -QUIT "$pid"
`

/** Stops one server when this process ends without dismissing it. */
export type Watchdog = { watch(pid: number): void; dismiss(): Promise<void> }

/** Starts before the server does, so that the server is hardly ever without it. */
export function startWatchdog(folder: string, user: SystemUser | undefined): Watchdog {
  const child = spawn('/bin/sh', ['-c', SCRIPT], {
    ...spawnOptions(folder, user),
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  child.stdin.on('error', () => {})
  child.unref()
  return {
    watch: (pid) => void child.stdin.write(`${pid}\n`),
    dismiss() {
      child.ref()
      child.stdin.end('dismissed\ndismissed\n')
      return gone
    },
  }
}

/** A port that is free right now; it may be taken before the caller uses it. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
