import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages } from '../src/contract/urls.ts'
import { listen } from '../src/server.ts'
import { type TestApp, testApp } from './app.ts'

type HttpServer = Awaited<ReturnType<typeof listen>>

/** Stub pages that only record that they were requested. */
const stubPages: Parameters<HttpServer['serve']>[1] = {
  serveCached: () => false,
  async serve(_req, res) {
    res.writeHead(200, { 'x-page': '1' }).end()
  },
}

let app: TestApp
let server: HttpServer
beforeAll(async () => {
  server = await listen({ host: '127.0.0.1', port: 0 })
  // Logging in with the demo's Google asks the shop itself, at this address.
  app = await testApp({ demo: true, origin: `http://127.0.0.1:${server.port}` })
  server.serve(app.app, stubPages)
})
afterAll(async () => {
  await server.close()
  await app.close()
})

const get = (url: string) =>
  fetch(`http://127.0.0.1:${server.port}${url}`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
  })

test('every API route is reachable through the server', async () => {
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

test('every page is served as a page, also below paths that accept forms', async () => {
  const feeds = [
    'feed',
    'brandFeed',
    'picture',
    'modelPicture',
    'brandPicture',
    'sellerPicture',
    'shopPicture',
    'sitemap',
    'sitemapOfPages',
    'sitemapPart',
    'placeMap',
    'securityText',
    'manifest',
    // Leads to the selling form.
    'sharedPhotos',
    'verify',
    'verifyFile',
    'outboxLetter',
  ]
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
