import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { createServer } from 'node:net'
import { userInfo } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** PostgreSQL refuses to run as root. */
const asRoot = userInfo().uid === 0

/**
 * Starts a program that is installed, as the user of PostgreSQL; what it prints goes into a file of the folder.
 */
export function startProgram(folder: string, name: string, command: readonly string[]) {
  const [file = '', ...rest] = asRoot
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', ...command]
    : command
  const log = openSync(path.join(folder, `${name}.log`), 'a')
  const child = spawn(file, rest, {
    cwd: folder,
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', HOME: folder },
  })
  closeSync(log)
  return child
}

export function giveToSystemUser(...places: string[]) {
  if (asRoot) execFileSync('chown', ['-R', 'postgres:postgres', ...places])
}

export async function stopProgram(child: ChildProcess, signal: NodeJS.Signals, forMs = 20_000) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill(signal)
  const timer = setTimeout(() => child.kill('SIGKILL'), forMs)
  await ended
  clearTimeout(timer)
}

/** The process and everything that it started, also indirectly. */
export function familyOf(pid: number): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number))
  const family = [pid]
  for (const member of family)
    family.push(...pairs.flatMap(([child = 0, parent]) => (parent === member ? [child] : [])))
  return family
}

/** Ports that are free right now. */
export async function findFreePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(
    servers.map((server) => new Promise((resolve) => server.once('listening', resolve))),
  )
  const ports = servers.map((server) => (server.address() as { port: number }).port)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}

/** @throws Error with `what` when it has not become true in time. */
export async function until(what: string, isTrue: () => Promise<boolean>, forMs = 90_000) {
  const end = performance.now() + forMs
  while (!(await isTrue().catch(() => false))) {
    if (performance.now() > end) throw new Error(`in ${forMs / 1000} s it did not happen: ${what}`)
    await wait(100)
  }
}
