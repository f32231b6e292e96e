import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages, api as paths } from '../src/contract/urls.ts'
import { createPages } from '../src/pages/index.ts'
import { listen } from '../src/server.ts'
import { as, buildListing, buildSettings, buildUser, type TestApp, testApp } from './app.ts'
import { buildLogo } from './build/logo.ts'
import { openMailbox, withMail } from './mailbox.ts'

let app: TestApp
let server: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  server = await listen({ host: '127.0.0.1', port: 0 })
  app = await testApp({ env: withMail, origin: `http://localhost:${server.port}` })
  const handle = (request: Request, env?: unknown) => app.app.fetch(request, env as object)
  const dist = path.resolve(import.meta.dirname, '../dist')
  server.serve({ fetch: handle, routes: app.app.routes }, await createPages(app.deps, handle, dist))
})
afterAll(async () => {
  await server.close()
  await app.close()
})

const read = async (url: string) => (await fetch(`http://127.0.0.1:${server.port}${url}`)).text()
/** The only sentence that names the program. */
const LICENSE = 'Redial is free software.'
const withoutLicense = (html: string) => html.replaceAll(LICENSE, '')

test('a shop has its own name and color on every page, at once, and "Redial" only in the license line', async () => {
  const before = await read('/')
  expect(before).toContain('<title>Home - Redial</title>')
  const phone = await buildListing(app)
  await buildSettings(app, { name: 'Phone Fair & Co', accentColor: '#1d4ed8' })
  const shown = 'Phone Fair &amp; Co'
  const ordinary = ['/', '/products', '/login', '/contact', '/transparency', `/phones/${phone._id}`]
  for (const url of ordinary) {
    const html = await read(url)
    expect(html, url).toMatch(new RegExp(`<title>[^<]+ - ${shown}</title>`))
    expect(html, url).toContain(`<meta property="og:site_name" content="${shown}"/>`)
    expect(html, url).toContain(LICENSE)
    expect(html, url).toContain('href="/accent/1d4ed8.css"')
    expect(withoutLicense(html), url).not.toContain('Redial')
  }
  expect(await read('/')).toMatch(/"@type":"Organization","name":"Phone Fair (&|\\u0026) Co"/)
  for (const url of [pages.verify(), pages.feed(), '/api/docs']) {
    const text = await read(url)
    expect(text, url).toMatch(/Phone Fair &(amp|#38); Co/)
    expect(text, url).not.toContain('Redial')
  }
  expect(JSON.parse(await read('/api/openapi.json')).info.title).toBe('Phone Fair & Co API')
  expect(await read('/accent/1d4ed8.css')).toContain('--color-accent: light-dark(#1d4ed8, #')
})

test('a logo takes the place of the name on pages, in emails and in structured data, and goes again', async () => {
  await buildSettings(app, { name: 'Phone Hall' })
  const icon = '<link rel="icon" href="/art/favicon.svg" type="image/svg+xml"/>'
  const unbranded = await read('/')
  expect(unbranded).toContain(icon)
  const touchIcon = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(unbranded)?.[1] ?? ''
  expect((await fetch(`http://localhost:${server.port}${touchIcon}`)).status).toBe(200)
  for (const color of [
    '(prefers-color-scheme: light)" content="#fbfaf7"',
    '(prefers-color-scheme: dark)" content="#131215"',
  ])
    expect(unbranded).toContain(`<meta name="theme-color" media="${color}`)
  const src = await buildLogo(app)
  const base = src.replace('.webp', '')
  const html = await read('/')
  const tag = `<img alt="Phone Hall" class="shop-logo" src="${src}" width="300" height="75" data-theme="both" loading="eager"/>`
  expect(html.split(tag)).toHaveLength(3)
  expect(html).toContain(`<link rel="icon" href="${base}-32.png" type="image/png" sizes="32x32"/>`)
  expect(html).toContain(`<link rel="apple-touch-icon" href="${base}-180.png"`)
  expect(html).not.toContain(icon)
  expect(html).not.toContain('areaServed')
  expect(html).toContain(`"logo":"http://localhost:${server.port}${base}.png"`)
  const mailbox = openMailbox(app)
  const user = await buildUser(app)
  await as(app, null).post(paths.requestPasswordReset(), { email: user.email })
  expect((await mailbox.newest(user.email)).html).toContain(
    `<img src="http://localhost:${server.port}${base}.png" width="144" height="36" alt="Phone Hall"`,
  )
  await buildSettings(app, { country: 'NO' })
  expect(await read('/')).toContain('"areaServed":"NO"')
  await buildSettings(app, { maintenance: true })
  const notice = await read('/')
  expect(notice).toContain(`<img src="${src}" width="300" height="75" alt="Phone Hall"`)
  await buildSettings(app, { maintenance: false, logo: null, country: null })
  const plain = await read('/')
  expect(plain).toContain(icon)
  expect(plain).not.toContain('shop-logo')
})

test('emails come from the shop', async () => {
  await buildSettings(app, { name: 'Phone Hall' })
  const mailbox = openMailbox(app)
  const user = await buildUser(app)
  await as(app, null).post(paths.requestPasswordReset(), { email: user.email })
  const { subject, text } = await mailbox.newest(user.email)
  expect(text).toContain('your Phone Hall password')
  expect(subject + text).not.toContain('Redial')
})
