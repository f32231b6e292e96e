import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { address, killServers, newFolder, type Run, run, serve } from './server-process.ts'

afterAll(killServers)

const LINK = /(http:\/\/\S+\/setup\?token=[\w-]+)/
const demoPassword = 'redial-demo-admin'
const ada = { name: 'Ada Berg', email: 'ada@phones.example', password: 'plum-tractor-orbit' }
const POLL = { timeout: 60_000, interval: 50 }

function post(origin: string, url: string, body: object, cookie = '') {
  const headers = { 'content-type': 'application/json', cookie, origin }
  return fetch(origin + url, { method: 'POST', headers, body: JSON.stringify(body) })
}

const logIn = (origin: string, email: string, password: string) =>
  post(origin, '/api/auth/sign-in/email', { email, password })

const setUp = (origin: string, token: string, cookie = '') =>
  post(origin, '/api/setup', { token, ...ada, shopName: 'Berg Phones', country: 'NO' }, cookie)

const config = async (origin: string) =>
  (await fetch(`${origin}/api/config`).catch(() => undefined))?.json().catch(() => undefined)

const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? ''

async function startDemo(folder: string, WORKERS: string) {
  const server = serve(folder, { DEMO: '', WORKERS })
  const token = tokenIn(await server.waitForOutput(LINK))
  return { server, token, origin: await address(server) }
}

const kill = async ({ child, exit }: Run) => {
  child.kill('SIGKILL')
  await exit
}

test('a shop takes the place of a demo whole or not at all, and stays', async () => {
  const folder = newFolder()
  const first = await startDemo(folder, '1')
  const settings = { DATA_DIR: folder, PORT: '0' }
  const stays = run(['setup-link'], { ...settings, DEMO: '1' })
  expect(await stays.exit).toBe(1)
  expect(stays.output()).toContain('start Redial with DEMO=0 and an empty DATA_DIR')
  const command = run(['setup-link'], settings)
  const newer = tokenIn(await command.waitForOutput(LINK))
  expect((await setUp(first.origin, first.token)).status).toBe(404)
  void setUp(first.origin, newer).catch(() => {})
  const isBeingMade = () =>
    readdirSync(folder).some(
      (name) =>
        name.startsWith('new-shop') && readdirSync(path.join(folder, name)).includes('media'),
    )
  await expect.poll(isBeingMade, POLL).toBe(true)
  await kill(first.server)

  const { server, token, origin } = await startDemo(folder, '2')
  const demoLogin = await logIn(origin, 'admin@redial.example', demoPassword)
  expect(demoLogin.status).toBe(200)
  const cookie = demoLogin.headers.getSetCookie().join('; ')
  const newest = async () => (await (await fetch(`${origin}/api/phones`)).json())[0]
  await expect.poll(newest, POLL).toMatchObject({ name: expect.any(String) })
  const phone = await newest()
  const photo = await (await fetch(origin + phone.img)).arrayBuffer()
  expect(photo.byteLength).toBeGreaterThan(0)
  // The link before, and the public login, are not enough.
  expect((await setUp(origin, newer, cookie)).status).toBe(404)

  const answers = await Promise.all([setUp(origin, token), setUp(origin, token)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 410])
  await expect.poll(() => config(origin), POLL).toMatchObject({ demo: null, name: 'Berg Phones' })
  for (const person of ['admin', 'seller', 'buyer']) {
    const refused = await logIn(origin, `${person}@redial.example`, demoPassword)
    expect(refused.status).toBe(401)
  }
  const session = await fetch(`${origin}/api/auth/get-session`, { headers: { cookie } })
  expect((await session.json())?.user).toBeUndefined()
  expect(await (await fetch(`${origin}/api/phones`)).json()).toEqual([])
  for (const url of [`/api/phones/${phone._id}`, `/phones/${phone._id}`, phone.img, '/api/outbox'])
    expect((await fetch(origin + url)).status, url).toBe(404)
  expect((await setUp(origin, token)).status).toBe(410)
  expect((await logIn(origin, ada.email, ada.password)).status).toBe(200)
  await expect
    .poll(() => readdirSync(folder).filter((name) => /demo|new-shop|outbox/.test(name)), POLL)
    .toEqual([])
  await kill(server)

  const next = serve(folder, { DEMO: '' })
  const shop = await address(next)
  expect(next.output()).not.toContain('redial.example')
  expect(await config(shop)).toMatchObject({ demo: null, isSetUp: true, name: 'Berg Phones' })
  expect((await logIn(shop, ada.email, ada.password)).status).toBe(200)
  await kill(next)
  const asDemo = run(['serve'], { ...settings, DEMO: '1' })
  expect(await asDemo.exit).toBe(1)
  expect(asDemo.output()).toContain('this is the database of a shop')
}, 300_000)
