import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notifyPeople } from '../src/modules/notifications/index.ts'
import { playAll } from '../src/modules/notifications/stories.fixture.ts'
import { openShop, type Shop } from '../src/modules/orders/checkout/checkout.fixture.ts'
import { createPages } from '../src/pages/index.ts'
import { sendDueMails } from '../src/platform/mail/index.ts'
import { pages } from '../src/routes.ts'
import { listen } from '../src/server.ts'
import { buildUser, type TestApp, testApp } from './app.ts'

type Door = Awaited<ReturnType<typeof listen>>

/** Pages that only say that they were asked. */
const stubPages: Parameters<Door['serve']>[1] = {
  serveCached: () => false,
  serve: async (_req, res) => void res.writeHead(200, { 'x-page': '1' }).end(),
}

let app: TestApp
let door: Door
beforeAll(async () => {
  app = await testApp({ demo: true })
  door = await listen({ host: '127.0.0.1', port: 0 })
  door.serve(app.app, stubPages)
})
afterAll(async () => {
  await door.close()
  await app.close()
})

const get = (url: string) =>
  fetch(`http://127.0.0.1:${door.port}${url}`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
  })

test('every route that the application reads from is reached through the server', async () => {
  const paths = app.app.routes.filter(({ method }) => method === 'GET').map((route) => route.path)
  const samples = [...new Set(paths.map((route) => route.replace(/:[^/]+|\*/g, 'x')))]
  expect(samples).toContain('/mail-notifications/x')
  const asPages: string[] = []
  for (const sample of samples) {
    const response = await get(sample)
    if (response.headers.has('x-page')) asPages.push(sample)
    await response.body?.cancel()
  }
  expect(asPages).toEqual([])
})

test('every page is served as a page, also those that a form below the same address posts to', async () => {
  const feeds = ['feed', 'brandFeed', 'picture', 'sitemap', 'sitemapOfPages', 'sitemapPart']
  const notPages = new Set([...feeds, 'stopMails', 'messageMails'])
  const missed: string[] = []
  for (const [name, address] of Object.entries(pages)) {
    const url = (address as (...parts: string[]) => string)('x', 'x')
    const response = await get(url)
    if (response.headers.has('x-page') === notPages.has(name)) missed.push(`${name} ${url}`)
    await response.body?.cancel()
  }
  expect(missed).toEqual([])
})

test('every link of every notification email opens', async () => {
  const shop: Shop = await openShop()
  const server = await listen({ host: '127.0.0.1', port: 0 })
  const { deps, app: hono } = shop.app
  const dist = path.resolve(import.meta.dirname, '../dist')
  server.serve(hono, await createPages(deps, hono.fetch, dist))
  const emails: { subject: string; body: string }[] = []
  deps.mailer.send = async ({ subject, text, html = '', headers = {} }) => {
    emails.push({ subject, body: [text, html, ...Object.values(headers)].join('\n') })
  }
  await playAll(shop, await buildUser(shop.app, { role: 'admin' }))
  while ((await notifyPeople(deps)) > 0);
  while ((await sendDueMails(deps)) > 0);
  expect(emails.length).toBeGreaterThan(50)

  const origin = deps.origin()
  const links = new Map<string, string>()
  for (const { subject, body } of emails)
    for (const [link] of body.matchAll(/https?:\/\/[^\s"'<>]+/g))
      links.set(link.replaceAll('&amp;', '&'), subject)
  const dead: string[] = []
  for (const [link, subject] of links) {
    const own = link.startsWith(`${origin}/`) && link.slice(origin.length)
    const status = own ? (await fetch(`http://127.0.0.1:${server.port}${own}`)).status : 0
    if (status !== 200) dead.push(`${status} ${link} (${subject})`)
  }
  await server.close()
  await shop.close()
  expect(dead).toEqual([])
  expect([...links.keys()].some((link) => link.includes('/mail-notifications/'))).toBe(true)
}, 240_000)
