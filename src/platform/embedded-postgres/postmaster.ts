import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { freePort } from './free-port.ts'
import type { Log } from './log.ts'
import { addressOf, runIn } from './run-as.ts'
import { settingsAsArguments } from './settings.ts'
import { DatabaseStartError, NEEDS_GLIBC } from './start-error.ts'
import type { SystemUser } from './system-user.ts'
import { startWatchdog, type Watchdog } from './watchdog.ts'

export type Postmaster = { child: ChildProcess; port: number; watchdog: Watchdog }

type Place = { folder: string; binaries: Binaries; user: SystemUser | undefined; log: Log }

/** The last of a server that was killed together with its parent takes this long to go; ms. */
const RETRY_FOR = 3_000
const RETRY_EVERY = 150

const PASSING =
  /Address already in use|pre-existing shared memory block|lock file "postmaster.pid" already exists/

/** Starts the server and waits until it takes connections; tries again while the cause can pass. */
export async function launch(place: Place): Promise<Postmaster> {
  const deadline = Date.now() + RETRY_FOR
  for (;;) {
    const outcome = await tryOnce(place, await freePort())
    if ('child' in outcome) return outcome
    if (!PASSING.test(outcome.said) || Date.now() > deadline)
      throw new DatabaseStartError(`The embedded database did not start: ${outcome.said.trim()}`)
    await sleep(RETRY_EVERY)
  }
}

async function tryOnce(place: Place, port: number): Promise<Postmaster | { said: string }> {
  const { folder, binaries, user, log } = place
  const watchdog = startWatchdog(folder, user)
  const args = ['-D', addressOf(folder, user), ...settingsAsArguments(port)]
  const child = spawn(binaries.postgres, args, {
    ...runIn(folder, user),
    stdio: ['ignore', 'ignore', 'pipe'],
    // Ctrl-C in a terminal reaches the whole group; we stop the server after its users.
    detached: true,
  })
  if (child.pid) watchdog.watch(child.pid)
  const said = await untilReady(child, log)
  if (said !== undefined) {
    await watchdog.dismiss()
    return { said }
  }
  child.unref()
  ;(child.stderr as unknown as { unref(): void }).unref()
  return { child, port, watchdog }
}

/** Nothing when the server is ready, else its last words. */
function untilReady(child: ChildProcess, log: Log): Promise<string | undefined> {
  let said = ''
  return new Promise((resolve) => {
    let settled = false
    const settle = (outcome: string | undefined) => {
      settled = true
      resolve(outcome)
    }
    child.once('error', (error: NodeJS.ErrnoException) =>
      settle(error.code === 'ENOENT' ? NEEDS_GLIBC : error.message),
    )
    child.once('close', () => settle(said))
    createInterface({ input: child.stderr! }).on('line', (line) => {
      if (line.includes('ready to accept connections')) settle(undefined)
      if (!settled) said += `${line}\n`
      if (/^(FATAL|PANIC)/.test(line) && settled) log.warn(`database: ${line}`)
      else log.debug(`database: ${line}`)
    })
  })
}
