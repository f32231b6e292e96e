import { constants } from 'node:fs'
import { access, stat, statfs } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import type { Env } from '../../env.ts'
import { FULL_DISK, LOW_DISK } from '../../platform/health/index.ts'
import { type Finding, failure, ok, skipped, warning } from './finding.ts'

const GIGABYTE = 1_000_000_000

/** Whether the data folder can be used, and by nobody else. */
export async function checkDataFolder({ DATA_DIR }: Env): Promise<Finding[]> {
  const existing = await nearestFolder(DATA_DIR)
  const user = process.getuid?.() ?? 'this user'
  const isWritable = await access(existing, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )
  if (!isWritable)
    return [
      failure(
        'data folder',
        `User ${user} cannot write to ${existing}`,
        `Run \`chown -R ${user} ${existing}\`, or set DATA_DIR to another folder`,
      ),
    ]
  return [await checkPermissions(DATA_DIR), await checkDisk(existing)]
}

/** The folder, or the one above that it will be made in. */
async function nearestFolder(folder: string): Promise<string> {
  const exists = await stat(folder).then(
    () => true,
    () => false,
  )
  return exists ? folder : nearestFolder(path.dirname(folder))
}

/** What others may do with a file, in its mode. */
const OTHERS = 0o077

/** Secrets, private photos and the address of the database must be readable by their owner alone. */
async function checkPermissions(folder: string): Promise<Finding> {
  const open: string[] = []
  for (const name of ['secrets', 'secrets/auth', 'database-address', 'postgres']) {
    const file = path.join(folder, name)
    const stats = await stat(file).catch(() => undefined)
    if (stats && (stats.mode & OTHERS) !== 0) open.push(file)
  }
  if (open.length === 0) return ok('data folder', folder)
  return failure(
    'data folder',
    `Other users can read ${open.join(', ')}`,
    `Run \`chmod go= ${open.join(' ')}\``,
  )
}

async function checkDisk(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  const message = `${(free / GIGABYTE).toFixed(1)} GB free at ${folder}`
  const fix = 'Free space, enlarge the disk, or move the photos with `redial move-media`'
  if (free < FULL_DISK) return failure('disk', message, fix)
  return free < LOW_DISK ? warning('disk', message, fix) : ok('disk', message)
}

const ANSWER_MS = 5_000

/**
 * The shop that answers at the port, or whether one could. `isRunning` is undefined when something else does.
 */
export async function checkPort({ HOST, PORT }: Env) {
  if (PORT === 0)
    return {
      isRunning: false,
      finding: skipped('port', 'PORT is 0: each start takes another one'),
    }
  const ready = await fetch(`http://${localHost(HOST)}:${PORT}/readyz`, {
    signal: AbortSignal.timeout(ANSWER_MS),
  })
    .then(async (answer) => ({ status: answer.status, body: await answer.text() }))
    .catch(() => undefined)
  if (ready?.status === 200 && ready.body.includes('"ok"'))
    return { isRunning: true, finding: ok('port', `The shop answers at port ${PORT}`) }
  if (ready?.status === 503)
    return {
      isRunning: true,
      finding: failure(
        'port',
        `The shop at port ${PORT} is not ready: ${ready.body.slice(0, 200)}`,
        'Wait until it has started, or read its log',
      ),
    }
  const problem = await tryPort(HOST, PORT)
  if (!problem) return { isRunning: false, finding: ok('port', `Port ${PORT} is free`) }
  const fixes: Record<string, string> = {
    EADDRINUSE: 'Stop the other program, or set PORT to another one',
    EACCES: 'Set PORT to 1024 or higher, and let a proxy serve ports 80 and 443',
    EADDRNOTAVAIL: 'Set HOST to an address of this machine, or 0.0.0.0',
  }
  const finding = failure(
    'port',
    `Cannot listen at ${HOST} port ${PORT} (${problem})`,
    fixes[problem] ?? 'Set HOST and PORT',
  )
  return { isRunning: undefined, finding }
}

/** The address of this machine at which a server that listens at `host` can be reached. */
export function localHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}

function tryPort(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen({ host, port }, () => server.close(() => resolve(undefined)))
  })
}
