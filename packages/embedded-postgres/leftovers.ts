import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseStartError } from './errors.ts'
import type { Log } from './postmaster.ts'
import { findOwner, spawnOptions } from './system-user.ts'

/** Signals to send in turn, and how long to wait after each; milliseconds. */
const STEPS = [
  { signal: 'SIGINT', patience: 5_000 },
  { signal: 'SIGQUIT', patience: 2_000 },
  { signal: 'SIGKILL', patience: 1_000 },
] as const

/**
 * Stops what a killed parent left running on this folder, so that two servers never run on the
 * same data. The caller holds the folder's lock: no process found here is in use.
 */
export async function stopLeftovers(folder: string, log: Log): Promise<void> {
  const pidFile = path.join(folder, 'postmaster.pid')
  const postmaster = firstLineOf(pidFile)
  if (postmaster === undefined) return
  for (const { signal, patience } of STEPS) {
    const left = processesIn(folder)
    if (left.length === 0) break
    log.warn(`Stopping a database server that was left running (process ${left.join(', ')}).`)
    // The postmaster alone when it is there: it ends its children in order.
    send(signal, signal === 'SIGINT' && left.includes(postmaster) ? [postmaster] : left)
    await waitUntil(() => processesIn(folder).length === 0, patience)
  }
  const left = processesIn(folder)
  if (left.length > 0)
    throw new DatabaseStartError(
      `Process ${left.join(', ')} still uses the database in ${folder} and cannot be stopped.`,
    )
  // The process id now belongs to another program or to a zombie, which Postgres would take for a
  // running server. Otherwise the file stays: Postgres cleans up what it names.
  if (isTaken(postmaster)) rmSync(pidFile, { force: true })
}

function firstLineOf(file: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || undefined
  } catch {
    return undefined
  }
}

/** Every server process that works in the folder, including orphans of a dead server. */
export function processesIn(folder: string): number[] {
  if (process.platform !== 'linux') return listedByPs(folder)
  const candidates = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isPostgres(name))
  if (candidates.length === 0) return []
  // Run as the owner: root without the right to trace cannot inspect another user's process.
  const script = 'for pid; do [ "/proc/$pid/cwd" -ef . ] && echo "$pid"; done; :'
  const output = execFileSync('/bin/sh', ['-c', script, 'sh', ...candidates], {
    ...spawnOptions(folder, findOwner(folder)),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return output.split('\n').filter(Boolean).map(Number)
}

function isPostgres(pid: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
  } catch {
    return false
  }
}

function listedByPs(folder: string): number[] {
  const lines = execFileSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' }).split('\n')
  const ours = lines.filter((line) => line.includes('postgres') && line.includes(`-D ${folder} `))
  return ours.map((line) => Number.parseInt(line, 10))
}

function send(signal: NodeJS.Signals, pids: number[]): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal)
    } catch {
      // Gone meanwhile, or not ours: the caller checks again.
    }
}

function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function waitUntil(isTrue: () => boolean, patience: number): Promise<void> {
  const deadline = Date.now() + patience
  while (!isTrue() && Date.now() < deadline) await sleep(50)
}
