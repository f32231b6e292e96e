import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { address, killServers, newFolder, type Run, serve, signUp } from './server-process.ts'

const WORKERS = 2
/** Of all workers together. */
const MAX_CONNECTIONS = 300

let server: Run
let origin: string
let folder: string

beforeAll(async () => {
  folder = newFolder()
  server = serve(folder, {
    WORKERS: String(WORKERS),
    MAX_CONNECTIONS: String(MAX_CONNECTIONS),
  })
  origin = await address(server)
  await waitForWorkers([])
})
afterAll(killServers)

/** Ids of the processes that the server started and that run a command of ours. */
function workers(): number[] {
  const { pid } = server.child
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .map(Number)
      .filter(isWorker)
  } catch {
    // The server has ended.
    return []
  }
}

function isWorker(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('\0worker')
  } catch {
    return false
  }
}

/** Waits until as many workers as there should be answer, none of them one of `old`. */
async function waitForWorkers(old: number[]): Promise<number[]> {
  const timeoutAt = Date.now() + 60_000
  while (Date.now() < timeoutAt) {
    const now = workers()
    if (now.length === WORKERS && !now.some((pid) => old.includes(pid)))
      if (await eachAnswers(now)) return now
    await sleep(100)
  }
  throw new Error(`the workers are ${workers()}; the output is:\n${server.output()}`)
}

/** Whether each worker answers while the others are stopped. */
async function eachAnswers(pids: number[]): Promise<boolean> {
  for (const pid of pids) {
    const others = pids.filter((other) => other !== pid)
    for (const other of others) process.kill(other, 'SIGSTOP')
    // A connection may be given to one that is stopped; it waits there.
    const tries = Array.from({ length: 4 }, () => get('/readyz').catch(() => undefined))
    const first = await Promise.race([
      Promise.any(tries.map(async (one) => ((await one) === 200 ? true : Promise.reject(one)))),
      sleep(2_000),
    ]).catch(() => false)
    for (const other of others) process.kill(other, 'SIGCONT')
    await Promise.all(tries)
    if (!first) return false
  }
  return true
}

type Sent = { status: number; text: string; cookies: string[] }
type SendOptions = { agent?: Agent | undefined; body?: object; cookie?: string }

/** A request over a connection of its own, unless there is an agent. */
function send(url: string, { agent, body, cookie }: SendOptions = {}): Promise<Sent> {
  const headers = { origin, ...(cookie && { cookie }), 'content-type': 'application/json' }
  const options = { method: body ? 'POST' : 'GET', agent: agent ?? (false as const), headers }
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}${url}`, options, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part) => (text += part))
      answer.once('error', reject).once('end', () => {
        const cookies = (answer.headers['set-cookie'] ?? []).map(
          (one) => one.split(';', 1)[0] ?? '',
        )
        resolve({ status: answer.statusCode ?? 0, text, cookies })
      })
    })
    sent.once('error', reject).end(body && JSON.stringify(body))
  })
}

const get = async (url: string, agent?: Agent) => (await send(url, { agent })).status
const read = async (url: string, agent: Agent) => (await send(url, { agent })).text

/** The cookies of a new seller. */
async function signUpSeller(email: string): Promise<string> {
  const account = { name: 'Ada', email, password: 'a long enough one' }
  const { cookies } = await send('/api/auth/sign-up/email', { body: account })
  const cookie = cookies.join('; ')
  const profile = await send('/api/users', { cookie, body: { name: 'Ada', email, role: 'Seller' } })
  expect([profile.status, profile.text]).toEqual([200, profile.text])
  return cookie
}

async function list(cookie: string, name: string, agent: Agent): Promise<string> {
  const body = {
    brand: 'Nokia',
    name,
    price: '150',
    location: 'Oslo',
    delivery: { pickUp: true, shipping: null },
  }
  const answer = await send('/api/phones', { cookie, body, agent })
  expect([answer.status, answer.text]).toEqual([201, answer.text])
  return JSON.parse(answer.text)._id
}

test('two workers serve behind one address, which is printed once', async () => {
  expect(workers()).toHaveLength(WORKERS)
  expect(await eachAnswers(workers())).toBe(true)
  expect(server.output().match(/running at/g)).toHaveLength(1)
})

test('a crowd keeps no more connections open than MAX_CONNECTIONS, and is served again once it has left', async () => {
  const port = Number(new URL(origin).port)
  const open = new Set<Socket>()
  const seen = Array.from({ length: MAX_CONNECTIONS + 200 }, () => {
    const socket = connect({ port, host: '127.0.0.1' })
    open.add(socket)
    socket.on('error', () => {}).once('close', () => open.delete(socket))
    return new Promise((resolve) => socket.once('connect', resolve).once('close', resolve))
  })
  await Promise.all(seen)
  await waitUntil(() => open.size <= MAX_CONNECTIONS)
  // Those that were accepted wait for a request.
  expect(open.size).toBeGreaterThanOrEqual(MAX_CONNECTIONS / WORKERS)
  for (const socket of open) socket.destroy()
  await waitUntil(() => open.size === 0)
  expect(await eachAnswers(workers())).toBe(true)
})

test('what someone changes through one worker is seen at once through the other', async () => {
  const cookie = await signUpSeller('changes@example.org')
  const [first = 0, second = 0] = workers()
  // A connection to each: the other one is stopped while it is opened.
  const agents: Agent[] = []
  for (const other of [second, first]) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    process.kill(other, 'SIGSTOP')
    expect(await get('/readyz', agent)).toBe(200)
    process.kill(other, 'SIGCONT')
    agents.push(agent)
  }
  const name = (time: number) => `Readback ${time}`
  for (let time = 0; time < 10; time += 1) {
    // Both have the page and the counts in memory.
    for (const agent of agents) await read('/products', agent)
    const [writer, reader] = time % 2 === 0 ? agents : agents.toReversed()
    await list(cookie, name(time), writer!)
    expect(await read('/products', reader!)).toContain(name(time))
    const { total } = JSON.parse(await read('/api/search', reader!))
    expect(total).toBe(time + 1)
  }
  // The API answers visitors from memory too.
  const id = await list(cookie, name(10), agents[0]!)
  const stateFor = async (agent: Agent) => JSON.parse(await read(`/api/phones/${id}`, agent)).state
  for (let time = 0; time < 6; time += 1) {
    for (const agent of agents) await stateFor(agent)
    const [writer, reader] = time % 2 === 0 ? agents : agents.toReversed()
    const [move, state] = time % 2 === 0 ? ['pause', 'paused'] : ['resume', 'live']
    const moved = await send(`/api/phones/${id}/${move}`, { cookie, body: {}, agent: writer })
    expect([moved.status, await stateFor(reader!)]).toEqual([200, state])
  }
  // The answer waits for the other worker: here until that one runs again.
  process.kill(first, 'SIGSTOP')
  const writing = list(cookie, name(11), agents[1]!)
  const outcome = await Promise.race([writing.then(() => 'answered'), sleep(700, 'waits')])
  process.kill(first, 'SIGCONT')
  expect(outcome).toBe('waits')
  await writing
  for (const agent of agents) expect(await read('/products', agent)).toContain(name(11))
  for (const agent of agents) agent.destroy()
})

test('a worker that is killed is replaced, and mail is still sent once', async () => {
  await signUp(origin, 'mail@example.org')
  for (const victim of workers()) {
    const before = workers()
    process.kill(victim, 'SIGKILL')
    // The other one answers meanwhile; a connection may still have been on its way to the dead one.
    await sleep(50)
    for (let time = 0; time < 10; time += 1) expect(await get('/products')).toBe(200)
    await waitForWorkers([victim])
    expect(workers().filter((pid) => before.includes(pid))).toHaveLength(WORKERS - 1)
  }
  const outbox = path.join(folder, 'outbox')
  const sent = () => (existsSync(outbox) ? readdirSync(outbox).length : 0)
  const mails = sent()
  await send('/api/auth/request-password-reset', { body: { email: 'mail@example.org' } })
  await waitUntil(() => sent() > mails)
  await sleep(5_000)
  expect(sent()).toBe(mails + 1)
})

test('SIGHUP replaces every worker under load without a failed request', async () => {
  const before = workers()
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const seen = new Map<string, number>()
  let replaced = false
  const count = (what: unknown) => seen.set(String(what), (seen.get(String(what)) ?? 0) + 1)
  const load = Array.from({ length: 8 }, async (_, lane) => {
    const url = ['/products', '/api/phones', '/healthz'][lane % 3] ?? '/'
    while (!replaced) {
      // Half of the requests open a connection.
      await get(url, lane % 2 === 0 ? agent : undefined).then(count, count)
      await sleep(10)
    }
  })
  server.child.kill('SIGHUP')
  await waitUntil(
    () => workers().length === WORKERS && !workers().some((one) => before.includes(one)),
  )
  replaced = true
  await Promise.all(load)
  agent.destroy()
  expect([...seen.keys()]).toEqual(['200'])
  expect(seen.get('200')).toBeGreaterThan(100)
  await waitForWorkers(before)
})

test('SIGTERM ends the workers and the database with code 0', async () => {
  const pids = workers()
  const postmaster = Number(
    readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0],
  )
  server.child.kill('SIGTERM')
  expect(await server.exit).toBe(0)
  for (const pid of [...pids, postmaster]) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

async function waitUntil(condition: () => boolean) {
  const timeoutAt = Date.now() + 60_000
  while (!condition()) {
    if (Date.now() > timeoutAt) throw new Error(`it never came:\n${server.output()}`)
    await sleep(50)
  }
}
