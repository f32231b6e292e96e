import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { Agent, get } from 'node:http'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { DATABASE_ADDRESS_FILE } from '../src/commands/open-instance.ts'
import { api } from '../src/contract/urls.ts'
import {
  address,
  killServers,
  newFolder,
  type Run,
  run,
  serve,
  serveInBackground,
  serveWithNpm,
  signUp,
} from './server-process.ts'

/** The data folder of a server that was started once and stopped. */
let stopped: string
/** The statuses of its health checks, and its exit code. */
let firstAnswers: number[]
let firstExit: number | null

// Creating a database takes a server several seconds; the tests begin with copies of this one.
beforeAll(async () => {
  stopped = path.join(mkdtempSync(path.join(tmpdir(), 'redial stopped ')), 'data folder')
  const server = serve(stopped)
  firstAnswers = await answersOf(await address(server))
  server.child.kill('SIGTERM')
  firstExit = await server.exit
})
afterAll(() => rmSync(path.dirname(stopped), { recursive: true, force: true, maxRetries: 5 }))

function copyOfStopped() {
  const folder = newFolder()
  cpSync(stopped, folder, { recursive: true })
  return folder
}

async function answersOf(origin: string) {
  const answers = await Promise.all(['/healthz', '/readyz'].map((url) => fetch(origin + url)))
  return answers.map(({ status }) => status)
}

const readPid = (folder: string, file: string) =>
  Number(readFileSync(path.join(folder, file), 'utf8').split('\n')[0])

/** Not so when it has ended, and its new parent has not asked how. */
function isRunning(pid: number) {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
  } catch {
    return false
  }
}

/** The status of the answer, or why there was none. */
function outcomeOf(url: string, agent: Agent, sockets: Set<Socket>): Promise<number | string> {
  return new Promise((resolve) => {
    get(url, { agent }, (response) => {
      sockets.add(response.socket)
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
    }).once('error', ({ message }) => resolve(message))
  })
}

describe('a server of its own', () => {
  afterEach(killServers)

  test.each(['1', '2'])(
    'a signal during the start stops the database too, and SIGHUP later stops nothing, WORKERS=%s',
    async (WORKERS) => {
      const folder = copyOfStopped()
      const postmaster = path.join(folder, 'postgres/postmaster.pid')
      const server = serve(folder, { WORKERS })
      await expect.poll(() => existsSync(postmaster), { timeout: 60_000, interval: 5 }).toBe(true)
      server.child.kill('SIGTERM')
      expect(await server.exit).toBe(0)
      expect(existsSync(postmaster)).toBe(false)
      expect(server.output()).toBe('')
      const next = serve(folder, { WORKERS, LOG_LEVEL: 'info' })
      const origin = await address(next)
      next.child.kill('SIGHUP')
      await expect.poll(() => next.output()).toMatch(/SIGHUP replaces nothing|are replaced/)
      expect((await fetch(`${origin}/healthz`)).status).toBe(200)
    },
  )

  test('killing npm stops the server that it runs, and its database', async () => {
    const folder = copyOfStopped()
    const npm = serveWithNpm(folder, { LOG_LEVEL: 'warn' })
    await address(npm)
    const server = readPid(folder, 'redial.lock.pid')
    const database = readPid(folder, 'postgres/postmaster.pid')
    npm.child.kill('SIGKILL')
    await expect.poll(() => isRunning(server)).toBe(false)
    // Else the watchdog stops it later.
    expect(isRunning(database)).toBe(false)
    expect(npm.output()).toContain('npm, which ran Redial, was killed')
  })

  test('a server in the background keeps running when the script of another package that started it has ended', async () => {
    const folder = copyOfStopped()
    const script = { npm_lifecycle_event: 'start', npm_package_json: '/srv/other/package.json' }
    const shell = serveInBackground(folder, script)
    expect(await shell.exit).toBe(0)
    const origin = await address(shell)
    const server = readPid(folder, 'redial.lock.pid')
    onTestFinished(() => void process.kill(server, 'SIGKILL'))
    // Longer than the server takes to notice.
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    expect(await answersOf(origin)).toEqual([200, 200])
  })

  test('a data folder that was ever in demo mode is refused in production', async () => {
    const folder = newFolder()
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'demo'), '')
    const production = {
      DATA_DIR: folder,
      NODE_ENV: 'production',
      ORIGIN: 'http://localhost',
      PORT: '0',
    }
    const settings: Record<string, string>[] = [{}, { DEMO: '0' }]
    for (const demo of settings) {
      const { exit, output } = run(['serve'], { ...production, ...demo })
      expect(await exit).toBe(1)
      expect(output()).toContain('holds demo data')
      expect(output()).toContain('set DEMO=1')
    }
  })

  test.each(['SIGKILL', 'SIGTERM'] as const)(
    'every acknowledged sign-up survives %s',
    async (signal) => {
      const folder = copyOfStopped()
      const first = serve(folder)
      const origin = await address(first)
      const acknowledged: string[] = []
      const refused: number[] = []
      const writing = Promise.all(
        [0, 1, 2].map(async (lane) => {
          for (let n = 0; n < 200; n += 1) {
            const email = `w${lane}-${n}@example.org`
            const answer = await signUp(origin, email)
            if (!answer) return
            if (answer.status === 200) acknowledged.push(email)
            else refused.push(answer.status)
          }
        }),
      )
      while (acknowledged.length < 12) await new Promise((resolve) => setTimeout(resolve, 20))
      first.child.kill(signal)
      await writing
      await first.exit
      // Each lane ends with the first request for which there is no connection any more.
      if (signal === 'SIGTERM') expect(refused).toEqual([])
      const second = await address(serve(folder))
      for (const email of acknowledged) {
        const answer = await signUp(second, email)
        expect([email, answer?.status]).toEqual([email, 422])
      }
    },
  )

  test('a port in use stops the start with a message', async () => {
    const holder = createServer()
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve))
    const { port } = holder.address() as { port: number }
    const server = serve(newFolder(), { PORT: String(port) })
    expect(await server.exit).toBe(1)
    expect(server.output()).toContain(`Port ${port} is already in use`)
    expect(server.output()).not.toMatch(/^ +at /m)
    holder.close()
  })

  test('an unreachable database stops the start with its name, without its password', async () => {
    const DATABASE_URL = 'postgres://somebody:very-secret@127.0.0.1:1/shop'
    const server = serve(newFolder(), { DATABASE_URL })
    expect(await server.exit).toBe(1)
    expect(server.output()).toContain('Cannot connect to the database shop on 127.0.0.1:1')
    expect(server.output()).not.toMatch(/very-secret|^ +at /m)
  })

  test('an invalid setting stops the start with its name and the problem', async () => {
    const server = serve(newFolder(), { CURRENCY: 'dollars', PORT: 'seventy' })
    expect(await server.exit).toBe(1)
    expect(server.output()).toMatch(/PORT must be a port number/)
    expect(server.output()).toMatch(/CURRENCY must be an ISO 4217 code/)
  })
})

// A start takes seconds of processor time, so these share one server, on the folder that was
// stopped; nothing copies it anymore.
describe('a running server', () => {
  let server: Run
  let origin: string

  beforeAll(async () => {
    server = serve(stopped)
    origin = await address(server)
  })
  afterAll(killServers)

  test('starts with an empty folder, stops on SIGTERM, and starts again', async () => {
    expect([firstAnswers, firstExit]).toEqual([[200, 200], 0])
    expect(await answersOf(origin)).toEqual([200, 200])
  })

  test('without demo mode there are no demo hint, accounts or phones', async () => {
    expect(await (await fetch(`${origin}/api/config`)).json()).toMatchObject({
      demo: null,
      google: false,
    })
    expect(await (await fetch(`${origin}/api/phones`)).json()).toEqual([])
    expect((await fetch(`${origin}/demo-google/authorize`)).status).toBe(404)
  })

  test('a second start on the same folder stops with a message, and the first continues', async () => {
    const second = serve(stopped)
    expect(await second.exit).toBe(1)
    expect(second.output()).toMatch(/data folder .* is in use/)
    expect(second.output()).not.toMatch(/^ +at /m)
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  })

  test('make-admin promotes the first admin while the server runs', async () => {
    await signUp(origin, 'first@example.org')
    const unknown = run(['make-admin', 'nobody@example.org'], { DATA_DIR: stopped, DEMO: '0' })
    expect(await unknown.exit).toBe(1)
    const known = run(['make-admin', 'First@Example.org'], { DATA_DIR: stopped, DEMO: '0' })
    expect(await known.exit, known.output()).toBe(0)
    expect(known.output()).toContain('is now an admin')
  })

  test('500 simultaneous requests for a cached page, each over its own connection, are all answered with 200', async () => {
    const url = `${origin}/contact`
    expect((await fetch(url)).status).toBe(200)
    // No connection is closed before the last one is answered.
    const agent = new Agent({ keepAlive: true, maxSockets: 500 })
    const sockets = new Set<Socket>()
    const answers = await Promise.all(
      Array.from({ length: 500 }, () => outcomeOf(url, agent, sockets)),
    )
    agent.destroy()
    expect(Object.groupBy(answers, String)).toEqual({ 200: answers })
    expect(sockets.size).toBe(500)
  })

  test('requests of the API that would wait for too long are answered with 503, and the others once they can be', async () => {
    const database = new pg.Client(readFileSync(path.join(stopped, DATABASE_ADDRESS_FILE), 'utf8'))
    await database.connect()
    await database.query('begin; lock table listings in access exclusive mode')
    const crowd = Array.from({ length: 80 }, () => fetch(`${origin}${api.phones()}`))
    const refused = (await Promise.race(crowd)).clone()
    await database.end()
    expect([refused.status, await refused.json()]).toEqual([
      503,
      expect.objectContaining({ error: 'busy' }),
    ])
    const statuses = (await Promise.all(crowd)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
  })

  // The last one, because it harms the server.
  test('a crashed database is restarted; pages answer 503 and recover, even if its new address cannot be written', async () => {
    await signUp(origin, 'before@example.org')
    const file = path.join(stopped, DATABASE_ADDRESS_FILE)
    rmSync(file)
    mkdirSync(file)
    process.kill(readPid(stopped, 'postgres/postmaster.pid'), 'SIGKILL')
    const seen = new Set<number>()
    let last = await fetch(`${origin}/products`)
    for (let tries = 0; tries < 200 && !(seen.has(503) && last.status === 200); tries += 1) {
      seen.add(last.status)
      if (last.status === 503) expect(await last.text()).toContain('Back in a moment')
      await new Promise((resolve) => setTimeout(resolve, 50))
      last = await fetch(`${origin}/products`)
    }
    expect([...seen].filter((status) => status !== 200)).toEqual([503])
    expect(last.status).toBe(200)
    expect((await signUp(origin, 'before@example.org'))?.status).toBe(422)
    expect(server.output().match(/address of the database could not be written/g)).toHaveLength(1)
  })
})
