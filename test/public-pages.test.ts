import { createHash } from 'node:crypto'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages } from '../src/contract/urls.ts'
import { SESSION_CACHE_SECONDS } from '../src/modules/accounts/better-auth.ts'
import { uploadPhoto } from '../src/modules/orders/disputes/disputes.fixture.ts'
import { createPages } from '../src/pages/index.ts'
import { listen } from '../src/server.ts'
import { CACHE_MS, createQueryClient, RETRIES, retryDelay } from '../src/web/query-client.ts'
import { buildListing, buildUser, type TestApp, testApp } from './app.ts'

let app: TestApp
/** The API calls that the pages made, in order. */
const calls: string[] = []
let server: Awaited<ReturnType<typeof listen>>

beforeAll(async () => {
  server = await listen({ host: '127.0.0.1', port: 0 })
  app = await testApp({ demo: true, origin: `http://localhost:${server.port}` })
  const handle = (request: Request, env?: unknown) => {
    calls.push(new URL(request.url).pathname)
    return app.app.fetch(request, env as object)
  }
  server.serve(
    { fetch: handle, routes: app.app.routes },
    await createPages(app.deps, handle, path.resolve(import.meta.dirname, '../dist')),
  )
})
afterAll(async () => {
  await server.close()
  await app.close()
})

async function page(url: string, cookie = '') {
  const response = await fetch(`http://127.0.0.1:${server.port}${url}`, {
    headers: { cookie },
    redirect: 'manual',
  })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

test.each([
  ['/', 'Home - Redial'],
  ['/products', 'Products - Redial'],
  ['/blog', 'Blog - Redial'],
  ['/login', 'Login - Redial'],
  ['/signup', 'Sign up - Redial'],
  ['/forget-password', 'Forgot password - Redial'],
  ['/about', 'About - Redial'],
  ['/contact', 'Contact - Redial'],
  ['/support', 'Support - Redial'],
])(
  '%s is rendered on the server with its title, the navigation and the footer',
  async (url, title) => {
    const { status, html } = await page(url)
    expect([status, /<title>([^<]*)/.exec(html)?.[1]]).toEqual([200, title])
    for (const link of ['/products', '/blog', '/login', '/about', '/contact', '/support'])
      expect(html).toMatch(new RegExp(`href="${link}[?"]`))
    for (const social of ['Share on Facebook', 'Share on X', 'Share on WhatsApp'])
      expect(html).toContain(` aria-label="${social}" `)
  },
)

test('the login form cannot be submitted before the page is interactive', async () => {
  const { html } = await page('/login')
  const form = /<form[^>]*aria-label="Login".*?<\/form>/s.exec(html)?.[0]
  expect(form).toContain('method="post"')
  expect(form).toContain('noValidate=""')
  expect(form).toMatch(/inert=""[^>]*><span class="contents"><button type="button"/)
})

test('a Google error is shown under the login form', async () => {
  const { html } = await page('/login?error=access_denied')
  expect(html).toMatch(/role="alert">.*You canceled logging in with Google/)
})

test('sign-up offers Buyer first and has an email field', async () => {
  const { html } = await page('/signup')
  const radio = (role: string) => `<input type="radio" aria-label="${role}"`
  expect(html).toMatch(new RegExp(`${radio('Buyer')}[^>]* checked="".*${radio('Seller')}`))
  expect(html).toMatch(/<input type="email"[^>]*name="email"/)
})

test('a reset page without a valid token says so and links to the page that sends a new one', async () => {
  const { html } = await page('/reset-password')
  expect(html).toContain('This link no longer works')
  const unknown = await page('/reset-password?token=unknown')
  expect(unknown.html).toContain('This link no longer works')
  const [, link = ''] = /<main.*?href="(\/forget-password)".*<\/main>/s.exec(html) ?? []
  expect((await page(link)).html).toContain('Send reset link')
})

test('Home has three slides, the brands, the adverts, the about block and the demo hint', async () => {
  const { html } = await page('/')
  expect(html.match(/aria-roledescription="slide"/g)).toHaveLength(3)
  for (const brand of ['Iphone', 'Nokia', 'Samsung']) expect(html).toContain(brand)
  expect(html).toContain('No items available on Advertisement')
  expect(html).toContain(app.deps.env.DEMO_ADMIN_EMAIL)
  expect(html).toContain(app.deps.env.DEMO_ADMIN_PASSWORD)
  const about = /<h2[^>]*>About Redial<\/h2>.*?<\/section>/s.exec(html)?.[0]
  expect(about).toMatch(/href="\/products"/)
})

test('Blog has four answers that open and close', async () => {
  const { html } = await page('/blog')
  expect(html.match(/<details/g)).toHaveLength(4)
  for (const topic of [/state/i, /prototyp/i, /unit test/i, /Angular/i]) expect(html).toMatch(topic)
})

/** Characters of the list page of 24 phones; a fifth more than it has. */
const LIST_PAGE = 90_000

test('the list page contains no more data about a phone than its card shows', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const description = 'The box and the charger come with it.'
  for (let index = 0; index < 24; index += 1) await buildListing(app, { seller, description })
  const { html } = await page('/products')
  expect(html.match(/<article/g)).toHaveLength(24)
  expect(html).not.toContain(description)
  expect(html.length).toBeLessThan(LIST_PAGE)
})

test('the models of a chosen brand can be filtered, on its own page too', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  await buildListing(app, { seller, brand: 'Samsung', name: 'Galaxy S21' })
  const categories = await (await app.app.request('/api/categories')).json()
  const { _id } = categories.find(({ brand }: { brand: string }) => brand === 'Samsung')
  const models = /<legend[^>]*>Model<\/legend>/
  for (const address of ['/products?brand=samsung', `/categories/${_id}`])
    expect((await page(address)).html, address).toMatch(models)
  expect((await page('/products')).html).not.toMatch(models)
})

test('an unknown path and an unknown phone show the 404 text and image', async () => {
  for (const url of [
    '/nowhere',
    '/dashboardx',
    `/phones/${crypto.randomUUID()}`,
    '/categories/none',
  ]) {
    const { status, html } = await page(url)
    expect([url, status]).toEqual([url, 404])
    if (url === '/nowhere') expect(html).toContain('404 page no found')
    expect(html).toContain('/art/not-found.svg')
  }
})

test('a visitor of the dashboard is redirected to the login with the return path', async () => {
  const { status, headers } = await page('/dashboard/my-orders?x=1')
  expect([status, headers.get('location')]).toEqual([
    302,
    '/login?from=%2Fdashboard%2Fmy-orders%3Fx%3D1',
  ])
})

test('a public page is cached until its data changes, and contains nothing personal', async () => {
  const seller = await buildUser(app, { role: 'Seller', name: 'Zelda Unmistakable' })
  const before = await page('/products', seller.cookie)
  const again = await page('/products', seller.cookie)
  expect(again.headers.get('etag')).toBe(before.headers.get('etag'))
  expect(before.html).not.toContain('Zelda Unmistakable')
  await buildListing(app, { seller, name: 'Freshly listed phone' })
  expect((await page('/products', seller.cookie)).html).toContain('Freshly listed phone')
})

test('user input is escaped in the page and in its state', async () => {
  const name = `</script><img src=x onerror=alert(1)>`
  const phone = await buildListing(app, { name, description: `<!-- ${name} \u2028` })
  const { html } = await page(`/phones/${phone._id}`)
  expect(html).not.toContain('<img src=x')
  expect(html).not.toContain('<!-- </script')
  expect(inlineScripts(html).join('')).not.toContain('\u2028')
})

test('people who open the same page at the same moment each see their own data', async () => {
  const names = ['Ada Alder', 'Bo Birch', 'Cy Cedar']
  const people = await Promise.all(names.map((name) => buildUser(app, { name })))
  const shown = await Promise.all(people.map(({ cookie }) => page(pages.dashboard(), cookie)))
  for (const [at, { html }] of shown.entries())
    expect(names.filter((name) => html.includes(name))).toEqual([names[at]])
})

test('personal pages are never cached, and the policy allows no inline script or style', async () => {
  const buyer = await buildUser(app, { role: 'Buyer' })
  const own = await page('/dashboard', buyer.cookie)
  expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(own.headers.get('content-security-policy')).not.toContain('unsafe-inline')
})

test('a personal page that another site opened is not compressed', async () => {
  const { cookie } = await buildUser(app, { role: 'Buyer' })
  const encodingFrom = async (site: string) => {
    const url = `http://127.0.0.1:${server.port}${pages.dashboard()}`
    const headers = { cookie, 'accept-encoding': 'br, gzip', 'sec-fetch-site': site }
    const response = await fetch(url, { headers })
    return [response.status, response.headers.get('content-encoding')]
  }
  expect(await encodingFrom('same-origin')).toEqual([200, 'br'])
  expect(await encodingFrom('none')).toEqual([200, 'br'])
  expect(await encodingFrom('cross-site')).toEqual([200, null])
})

test('the constants of the specification', () => {
  const { queries } = createQueryClient('browser').getDefaultOptions()
  expect(RETRIES).toBe(3)
  expect([0, 1, 2, 10].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 30_000])
  expect([CACHE_MS, queries?.staleTime, queries?.gcTime]).toEqual([300_000, 300_000, 300_000])
  expect(SESSION_CACHE_SECONDS).toBe(300)
})

test('a page that is not cached is shown by any of its URLs', async () => {
  const first = await page('/products?q=other&grade=B&grade=A&sort=none&utm_source=x')
  expect([first.status, first.headers.get('location')]).toEqual([200, null])
  const plain = await page('/products?q=other&grade=A&grade=B')
  expect(plain.html).toBe(first.html)
})

test('unknown parameters get the cached page', async () => {
  const first = await page('/products?grade=A&q=nokia')
  const before = calls.length
  for (const url of [
    '?q=nokia&grade=A&utm_source=x',
    '?grade=A&q=nokia&min=cheap&y=2',
    '?y&q=nokia&grade=A&grade=Z',
  ])
    expect((await page(`/products${url}`)).html).toBe(first.html)
  expect(calls.length).toBe(before)
  await page('/products?q=nokia&grade=B')
  expect(calls.length).toBeGreaterThan(before)
})

test.each(['/products', '/art/slide-find.svg'])(
  '%s is sent with brotli, gzip or uncompressed, as the client accepts',
  async (url) => {
    const bodies = []
    for (const [accepted, packing] of [
      ['gzip, deflate, br', 'br'],
      ['gzip, deflate', 'gzip'],
      ['gzip, deflate', 'gzip'],
      ['identity', null],
    ] as const) {
      const response = await fetch(`http://127.0.0.1:${server.port}${url}`, {
        headers: { 'accept-encoding': accepted },
      })
      expect(response.headers.get('content-encoding')).toBe(packing)
      expect(response.headers.get('vary')).toMatch(/Accept-Encoding/)
      bodies.push(await response.text())
    }
    expect(new Set(bodies).size).toBe(1)
  },
)

test('an unchanged page answers 304 in every encoding', async () => {
  const url = `http://127.0.0.1:${server.port}/blog`
  const etag = (await fetch(url)).headers.get('etag') ?? ''
  for (const accepted of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': accepted, 'if-none-match': etag }
    expect((await fetch(url, { headers })).status).toBe(304)
  }
})

test('paths are case-sensitive, and other spellings are not cached', async () => {
  for (const url of [
    '/Outbox',
    '/UNSUBSCRIBE/x',
    '/Reset-Password?token=x',
    '/Dashboard',
    '/PRODUCTS',
  ])
    expect([url, (await page(url)).status]).toEqual([url, 404])
})

test('the component gallery is a page in development and not found in production', async () => {
  expect((await page(pages.components())).status).toBe(200)
  const origin = 'https://shop.example'
  const shop = await testApp({ env: { NODE_ENV: 'production', ORIGIN: origin }, origin })
  const server = await listen({ host: '127.0.0.1', port: 0 })
  const dist = path.resolve(import.meta.dirname, '../dist')
  server.serve(shop.app, await createPages(shop.deps, shop.app.fetch, dist))
  const response = await fetch(`http://127.0.0.1:${server.port}${pages.components()}`)
  expect(response.status).toBe(404)
  expect(await response.text()).not.toContain('Every part of the interface')
  await server.close()
  await shop.close()
})

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** Without data, such as that for searchers, which no browser runs. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]* src=)(?![^>]*ld\+json)[^>]*>(.*?)<\/script>/gs)].map(
    ([, script = '']) => script,
  )

test('the policy allows the inline scripts of a page by their hashes, and nothing else that is inline', async () => {
  const buyer = await buildUser(app, { role: 'Buyer' })
  for (const [url, cookie] of [
    ['/'],
    ['/products'],
    ['/nowhere'],
    [pages.dashboard(), buyer.cookie],
  ]) {
    const { html, headers } = await page(url ?? '', cookie)
    const policy = headers.get('content-security-policy') ?? ''
    const scripts = inlineScripts(html)
    // The theme, and the state of the page.
    expect(scripts.length).toBeGreaterThan(1)
    const allowed = /script-src 'self'([^;]*)/.exec(policy)?.[1]?.trim().split(' ')
    expect(allowed?.sort()).toEqual(scripts.map(hashOf).sort())
    expect(policy).toContain("style-src 'self';")
    expect(html).not.toMatch(/<style|nonce=/)
  }
})

test('a cached page is sent with the policy of its own scripts', async () => {
  const first = await page('/products?q=policy')
  const again = await page('/products?q=policy')
  expect(again.html).toBe(first.html)
  expect(again.headers.get('content-security-policy')).toBe(
    first.headers.get('content-security-policy'),
  )
})

test('a page names its style sheet and its script, which are built files', async () => {
  const { html } = await page('/')
  const script = /<script type="module" src="([^"]+)"/.exec(html)?.[1]
  const styles = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1]
  for (const [file, type] of [
    [script, /javascript/],
    [styles, /text\/css/],
  ] as const) {
    const response = await fetch(`http://127.0.0.1:${server.port}${file}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(type)
    expect(response.headers.get('cache-control')).toContain('immutable')
  }
})

test('the notes of the build are not served', async () => {
  for (const url of [
    '/.vite/manifest.json',
    '/assets/../.vite/manifest.json',
    '/%2evite/manifest.json',
  ])
    expect([url, (await page(url)).status]).toEqual([url, 404])
})

test('the home page has the photo that people wait for in its head', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  await buildListing(app, { seller, img: await uploadPhoto(app, seller) })
  const { html } = await page('/')
  const head = html.slice(0, html.indexOf('</head>'))
  expect(head.match(/<link rel="preload"[^>]* as="image"[^>]*fetchPriority="high"/g)).toHaveLength(
    1,
  )
})

test('the header looks like a search field only where the page has none of its own', async () => {
  const hint = '<kbd>/</kbd>'
  expect((await page('/about')).html).toContain(hint)
  for (const address of ['/', '/products']) {
    const { html } = await page(address)
    expect(html).not.toContain(hint)
    expect(html).toMatch(/<a [^>]*aria-label="Search phones"/)
  }
})
