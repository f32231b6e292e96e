import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPages } from '../src/pages/index.ts'
import { listen } from '../src/server.ts'
import { addressIn } from '../src/shared/languages.ts'
import { buildSettings } from './app.ts'
import { PAGES, urlsOfPages } from './pages.fixture.ts'
import { buildRows, type Rows } from './rows-of-everything.fixture.ts'

let rows: Rows
let urls: Map<string, string>
let server: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  rows = await buildRows()
  urls = await urlsOfPages(rows)
  server = await listen({ host: '127.0.0.1', port: 0 })
  const { app, deps } = rows.shop.app
  server.serve(
    app,
    await createPages(deps, app.fetch, path.resolve(import.meta.dirname, '../dist')),
  )
})
afterAll(async () => {
  await server.close()
  await rows.shop.close()
})

const publicPages = Object.entries(PAGES)
  .filter(([, { by }]) => by.includes('visitor'))
  .map(([route]) => route)

const get = (url: string) => fetch(`http://127.0.0.1:${server.port}${url}`)

/** The content of a `meta` tag; undefined unless there is exactly one. */
function metaIn(html: string, name: string) {
  const tags = [
    ...html.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g')),
  ]
  return tags.length === 1 ? decode(tags[0]?.[1] ?? '') : undefined
}

// biome-ignore lint/suspicious/noExplicitAny: the test looks into data whose shape it checks
function dataIn(html: string): any[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)
  return [...blocks].map(([, text = '']) => JSON.parse(text))
}

function decode(html: string) {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
}

/** The names of the breadcrumbs that people see. */
function crumbsIn(html: string) {
  const list = /<nav aria-label="Breadcrumb">.*?<\/nav>/s.exec(html)?.[0]
  return list && [...list.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, crumb = '']) => decode(crumb))
}

test('a link to every public page is shared with a title and a picture that exists', async () => {
  const pictures = new Map<string, string>()
  for (const route of publicPages) {
    const html = await (await get(urls.get(route) ?? '')).text()
    const title = metaIn(html, 'og:title')
    const picture = metaIn(html, 'og:image') ?? ''
    expect.soft(title, route).toMatch(/\S/)
    expect.soft(title, route).not.toBe('Home')
    expect.soft(metaIn(html, 'og:site_name'), route).toBe('Redial')
    expect.soft(metaIn(html, 'twitter:card'), route).toBe('summary_large_image')
    expect.soft(metaIn(html, 'og:image:alt'), route).toMatch(/\S/)
    expect.soft(new URL(picture).origin, route).toBe(rows.shop.app.deps.origin())
    pictures.set(route, new URL(picture).pathname)
  }
  for (const address of new Set(pictures.values())) {
    const response = await get(address)
    expect([address, response.status]).toEqual([address, 200])
    const { width, height } = await sharp(await response.arrayBuffer()).metadata()
    expect([width, height]).toEqual([1200, 630])
  }
  // Pages of one thing show it; all others show the shop.
  const ownPicture = ['categories.$id', 'models.$slug', 'phones.$id', 'sellers.$id']
  const others = [...pictures].filter(([, address]) => address !== '/og/shop.png')
  expect(others.map(([route]) => route).sort()).toEqual(ownPicture)
})

test('a page in Arabic is shared with pictures in Arabic', async () => {
  const { app } = rows.shop
  await buildSettings(app, { languages: ['en', 'ar'] })
  const routes = ['index', 'categories.$id', 'models.$slug', 'phones.$id', 'sellers.$id']
  for (const route of routes) {
    const english = metaIn(await (await get(urls.get(route) ?? '')).text(), 'og:image') ?? ''
    const html = await (await get(addressIn('ar', urls.get(route) ?? ''))).text()
    const picture = metaIn(html, 'og:image') ?? ''
    expect([route, picture]).toEqual([route, `${english}?language=ar`])
    expect(metaIn(html, 'og:image:alt'), route).toMatch(/\S/)
    const [inEnglish, inArabic] = await Promise.all(
      [english, picture].map(async (address) => {
        const { pathname, search } = new URL(address)
        return Buffer.from(await (await get(pathname + search)).arrayBuffer())
      }),
    )
    expect(inArabic?.equals(inEnglish ?? Buffer.of()), route).toBe(false)
  }
  await buildSettings(app, { languages: ['en'] })
})

test('searchers read the same breadcrumbs as people', async () => {
  const withTrail: string[] = []
  for (const route of publicPages) {
    const html = await (await get(urls.get(route) ?? '')).text()
    const shown = crumbsIn(html)
    const trail = dataIn(html).find((data) => data['@type'] === 'BreadcrumbList')
    const names = trail?.itemListElement.map(({ name }: { name: string }) => name)
    expect.soft(names, route).toEqual(shown)
    if (shown) withTrail.push(route)
  }
  expect(withTrail.sort()).toEqual(['categories.$id', 'models.$slug', 'phones.$id', 'sellers.$id'])
})

test('structured data of public pages has what searchers require of its type', async () => {
  const types: string[] = []
  for (const route of publicPages) {
    const html = await (await get(urls.get(route) ?? '')).text()
    for (const data of dataIn(html)) {
      types.push(data['@type'])
      expect.soft(data['@context'], route).toBe('https://schema.org')
      const required = REQUIRED[data['@type']]
      expect.soft(required, `${data['@type']} on ${route}`).toBeDefined()
      for (const property of required ?? [])
        expect.soft(data[property], `${property} of ${data['@type']} on ${route}`).toBeTruthy()
    }
  }
  expect([...new Set(types)].sort()).toEqual(Object.keys(REQUIRED).sort())
})

/** By type: https://developers.google.com/search/docs/appearance/structured-data */
const REQUIRED: Record<string, string[]> = {
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  Organization: ['name', 'url', 'logo'],
  Product: ['name', 'image', 'offers'],
  ProfilePage: ['mainEntity'],
  WebSite: ['name', 'url', 'potentialAction'],
}
