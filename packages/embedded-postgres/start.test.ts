import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './index.ts'
import { processesIn } from './leftovers.ts'
import { canReach } from './system-user.ts'

const quiet = () => {}
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet }
const nobody = { uid: 65_534, gid: 65_534 }
const writer = fileURLToPath(new URL('./writer.fixture.ts', import.meta.url))
const isRoot = process.getuid?.() === 0
const nobodyCanRunUs =
  isRoot && [process.execPath, path.dirname(writer)].every((file) => canReach(file, nobody))

let made: string
let home: string
let folder: string
let running: { stop(): Promise<void> }[]
let children: ChildProcess[]

// Creating a database takes half a second, so tests that need no new one share this.
beforeAll(async () => {
  made = mkdtempSync(path.join(os.tmpdir(), 'embedded made '))
  const server = await startEmbeddedPostgres({ folder: path.join(made, 'postgres'), log })
  await server.stop()
})

afterAll(() => rmSync(made, { recursive: true, maxRetries: 5 }))

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'embedded database '))
  folder = path.join(made, 'postgres')
  running = []
  children = []
})

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  for (const server of running) await server.stop()
  await gone().finally(cleanUp)
})

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ folder, log })
  running.push(server)
  return server
}

async function query(server: EmbeddedPostgres, sql: string) {
  const client = new pg.Client(server.connection)
  await client.connect()
  return client.query(sql).finally(() => client.end())
}

/** Runs the writer and waits for the given number of lines. */
async function runWriter(lines: number, user = {}) {
  const child = spawn(process.execPath, [writer, folder], {
    ...user,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const printed: string[] = []
  let rest = ''
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    const pieces = (rest + chunk).split('\n')
    rest = pieces.pop() ?? ''
    printed.push(...pieces)
    if (printed.length >= lines) break
  }
  return { child, printed, server: Number(printed[0]) }
}

function shellsOf({ pid }: ChildProcess): number[] {
  const lines = execFileSync('ps', ['-axo', 'pid=,ppid=,comm='], { encoding: 'utf8' }).split('\n')
  const rows = lines.map((line) => line.trim().split(/\s+/))
  return rows
    .filter(([, parent, name]) => parent === `${pid}` && name === 'sh')
    .map(([id]) => Number(id))
}

// A failed test must not leave servers running.
function cleanUp(): void {
  for (const pid of processesIn(folder)) process.kill(pid, 'SIGKILL')
  rmSync(home, { recursive: true, force: true, maxRetries: 5 })
}

const gone = () => expect.poll(() => processesIn(folder)).toEqual([])

test('the first start creates a database, a later one finds what was committed', async () => {
  folder = path.join(home, 'new')
  const first = await start()
  await query(first, "create table phones as select 'Äpfel' as name")
  await first.stop()
  expect(await query(await start(), 'select lower(name) as name from phones')).toMatchObject({
    rows: [{ name: 'äpfel' }],
  })
})

test('every commit is on disk, and only the owner can read the password', async () => {
  const server = await start()
  const { rows } = await query(
    server,
    "select string_agg(setting, ',' order by name) as all from pg_settings where name in ('fsync', 'full_page_writes', 'jit', 'synchronous_commit')",
  )
  expect(rows[0].all).toBe('on,on,off,on')
  expect(statSync(path.join(folder, 'embedded.password')).mode & 0o777).toBe(0o600)
})

test('a wrong password is refused', async () => {
  const server = await start()
  const stranger = { ...server, connection: { ...server.connection, password: 'guess' } }
  await expect(query(stranger, 'select 1')).rejects.toThrow(/password authentication failed/)
})

test('stop ends the server, whoever is still connected, and does not count as a failure', async () => {
  const server = await start()
  const client = new pg.Client(server.connection)
  client.on('error', quiet)
  await client.connect()
  const failures: string[] = []
  server.onExit((why) => failures.push(why))
  await Promise.all([server.stop(), server.stop()])
  expect(processesIn(folder)).toEqual([])
  expect(failures).toEqual([])
})

test('the end of the server is reported when it was not stopped', async () => {
  const server = await start()
  const why = new Promise((resolve) => server.onExit(resolve))
  process.kill(server.pid, 'SIGKILL')
  expect(await why).toBe('ended by SIGKILL')
})

test('a second start on the same folder is refused and names who has it', async () => {
  await start()
  const { printed } = await runWriter(1)
  expect(printed[0]).toContain(`in use by process ${process.pid}`)
})

test('kill -9 of the parent: the server ends too, and every acknowledged row is kept', async () => {
  const { child, printed } = await runWriter(50)
  child.kill('SIGKILL')
  await gone()
  const { rows } = await query(await start(), 'select count(*)::int as rows from acknowledged')
  expect(rows[0].rows).toBeGreaterThanOrEqual(printed.length - 1)
})

test('a start right after a kill -9 takes over, and never runs next to the old server', async () => {
  const { child, printed, server } = await runWriter(50)
  child.kill('SIGKILL')
  const next = await start()
  expect(processesIn(folder)).not.toContain(server)
  const { rows } = await query(next, 'select count(*)::int as rows from acknowledged')
  expect(rows[0].rows).toBeGreaterThanOrEqual(printed.length - 1)
})

test('a start right after a kill -9 of both parent and server succeeds', async () => {
  const { child, printed, server } = await runWriter(50)
  child.kill('SIGKILL')
  process.kill(server, 'SIGKILL')
  const { rows } = await query(await start(), 'select count(*)::int as rows from acknowledged')
  expect(rows[0].rows).toBeGreaterThanOrEqual(printed.length - 1)
})

test('a start waits for a killed process that a busy machine takes most of a second to end', async () => {
  const lock = fileURLToPath(new URL('./process-lock.ts', import.meta.url))
  const hold = `
    import { acquireProcessLock } from ${JSON.stringify(lock)}
    if (!('release' in acquireProcessLock(process.argv[1]))) process.exit(1)
    process.stdout.write('held')
    setTimeout(() => process.exit(), 700)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', hold, `${folder}.lock`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  await once(child.stdout, 'data')
  expect(await query(await start(), 'select 1 as one')).toMatchObject({ rows: [{ one: 1 }] })
})

test('an orphan without its watchdog is stopped by the next start', async () => {
  const { child, server } = await runWriter(2)
  for (const watchdog of shellsOf(child)) process.kill(watchdog, 'SIGKILL')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(processesIn(folder)).toContain(server)
  await start()
  expect(processesIn(folder)).not.toContain(server)
})

test('a process id that another program has taken over does not block the start', async () => {
  // As the server's own user, which would take a process that it may not signal for a dead one.
  const { uid, gid } = statSync(folder)
  const other = spawn('sleep', ['60'], { uid, gid, cwd: '/', stdio: 'ignore' })
  children.push(other)
  const pidFile = path.join(folder, 'postmaster.pid')
  writeFileSync(pidFile, `${other.pid}\n${folder}\n1\n5432\n\n`)
  chownSync(pidFile, uid, gid)
  await start()
  expect(other.exitCode).toBeNull()
})

test('a folder with something else in it is left alone', async () => {
  const file = path.join(home, 'mine.txt')
  writeFileSync(file, 'mine')
  await expect(startEmbeddedPostgres({ folder: home, log })).rejects.toThrow(/something else/)
  rmSync(`${home}.lock`)
})

test.runIf(isRoot)('root: works below a folder that only root may enter', async () => {
  folder = path.join(home, 'new')
  chmodSync(home, 0o700)
  const server = await start()
  expect(statSync(folder).uid).not.toBe(0)
  expect((await query(server, 'select 1 as one')).rows).toEqual([{ one: 1 }])
})

test.runIf(isRoot)(
  'root: a database that was restored as root is given back to its owner',
  async () => {
    chownSync(folder, 0, 0)
    chownSync(path.join(folder, 'PG_VERSION'), 0, 0)
    await start()
    expect(statSync(path.join(folder, 'PG_VERSION')).uid).not.toBe(0)
  },
)

test.runIf(nobodyCanRunUs)('runs for an ordinary user, who owns the folder', async () => {
  folder = path.join(home, 'new')
  chownSync(home, nobody.uid, nobody.gid)
  const { printed } = await runWriter(3, nobody)
  expect(printed.slice(0, 3)).toEqual([expect.stringMatching(/^\d+$/), '1', '2'])
  expect(statSync(folder).uid).toBe(nobody.uid)
})
