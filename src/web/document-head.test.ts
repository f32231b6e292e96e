import { expect, test } from 'vitest'
import { renderDocument, toBytes } from '../pages/document.ts'
import { mapFields } from '../shared/listings/field-values.ts'
import type { FieldValues } from '../shared/listings/listing.fields.ts'
import type { Phone } from './api/index.ts'
import {
  aboutList,
  aboutPhone,
  belowProducts,
  mergeHead,
  pageHead,
  phoneTrail,
} from './document-head.ts'
import { organization } from './structured-data.ts'

test('the innermost page sets the document title', () => {
  const matches = [pageHead('Dashboard'), pageHead('All Users', 'Everybody', { robots: 'noindex' })]
  expect(mergeHead(matches)).toEqual({
    title: 'All Users - Redial',
    description: 'Everybody',
    robots: 'noindex',
  })
})

test('a 404 page is not indexed', () => {
  expect(mergeHead([{}], 404)).toEqual({ title: 'Page not found - Redial', robots: 'noindex' })
})

const ORIGIN = 'https://phones.example.org'
const phone: Phone = {
  ...(mapFields((): unknown => null) as FieldValues),
  _id: '01970000-0000-7000-8000-000000000001',
  slug: 'iphone-13-pro',
  brand: 'Iphone',
  name: 'iPhone 13 Pro </script><script>alert(1)</script>',
  img: '/media/a.webp',
  price: '450.00',
  priceMinor: 45_000,
  originalPrice: '',
  originalPriceMinor: null,
  currency: 'USD',
  location: 'Berlin',
  used: '2 years',
  usedMonths: 24,
  grade: 'A',
  storageGb: 128,
  color: 'Graphite',
  colorFamily: 'gray',
  description: '',
  seller: 'Ada',
  sellerId: null,
  email: '',
  state: 'live',
  advertised: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  model: { slug: 'iphone-13-pro', name: 'iPhone 13 Pro' },
  place: { id: 2950159, name: 'Berlin' },
  distanceKm: null,
  sellerLevel: 'new',
  takesTransfer: false,
  delivery: { pickUp: true, shipping: null },
  photos: [
    { src: '/media/a.webp', alt: '', width: null, height: null, placeholder: null, sources: null },
  ],
}
const address = `${ORIGIN}/phones/${phone._id}-iphone-13-pro`

function documentFor(head: ReturnType<typeof pageHead>) {
  const styles = { address: '/s.css', css: Buffer.of(), zstd: Buffer.of() }
  const document = renderDocument(
    { status: 200, head: mergeHead([head]), html: '', state: '{}', preloads: [] },
    {
      kind: 'visitor',
      assets: { entry: '/e.js', styles, modules: [], font: '/f.woff2' },
      themeScript: '',
      origin: ORIGIN,
    },
  )
  return toBytes(document).toString()
}

function dataIn(html: string) {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)
  // biome-ignore lint/suspicious/noExplicitAny: the test looks into data whose shape it checks
  return [...blocks].map(([, text = '']) => JSON.parse(text) as any)
}

test('structured data of a phone has absolute URLs and no executable content', () => {
  const html = documentFor(pageHead(phone.name, 'A phone', aboutPhone(phone)))
  const [product, trail] = dataIn(html)
  expect(product).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: phone.name,
    url: address,
    image: [`${ORIGIN}/media/a.webp`],
    brand: { name: 'Apple' },
    offers: {
      '@type': 'Offer',
      url: address,
      price: '450.00',
      priceCurrency: 'USD',
      itemCondition: 'https://schema.org/UsedCondition',
      availability: 'https://schema.org/InStock',
    },
  })
  expect(trail['@type']).toBe('BreadcrumbList')
  expect(trail.itemListElement.map((one: { position: number }) => one.position)).toEqual([
    1, 2, 3, 4,
  ])
  expect(trail.itemListElement.at(-1).item).toBe(address)
  const shown = phoneTrail(phone).map(({ name }) => name)
  expect(trail.itemListElement.map((one: { name: string }) => one.name)).toEqual(shown)
  expect(html).not.toContain('<script>alert')
})

test('the head has one canonical URL and a preview image', () => {
  const html = documentFor(pageHead(phone.name, 'A "phone" & more', aboutPhone(phone)))
  expect(html).toContain(`<link rel="canonical" href="${address}">`)
  expect(html).toContain(`<meta property="og:url" content="${address}">`)
  expect(html).toContain(`<meta property="og:image" content="${ORIGIN}/og/${phone._id}.png">`)
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
  expect(html).toContain(
    '<meta name="description" property="og:description" content="A &#34;phone&#34; &#38; more">',
  )
  expect(html.match(/rel="canonical"/g)).toHaveLength(1)
  expect(html).not.toContain('noindex')
})

test('a sold phone says so and is not indexed', () => {
  const sold = { ...phone, state: 'sold' as const }
  const html = documentFor(pageHead('Sold', '', aboutPhone(sold)))
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(dataIn(html)[0].offers.availability).toBe('https://schema.org/SoldOut')
})

test('an unfiltered list is indexed; filtered ones point to it', () => {
  const shown = {
    name: 'Nokia phones',
    path: '/categories/1',
    phones: [phone],
    trail: belowProducts('Nokia phones', '/categories/1'),
  }
  const plain = documentFor(
    pageHead('Nokia', '', {
      ...aboutList({ q: undefined }, shown),
      feed: '/feeds/brands/nokia.xml',
    }),
  )
  expect(dataIn(plain)[0]).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [{ position: 1, url: address }],
  })
  expect(plain).toContain(`href="${ORIGIN}/feeds/brands/nokia.xml"`)
  const filtered = documentFor(pageHead('Nokia', '', aboutList({ grade: ['A'] }, shown)))
  expect(filtered).toContain('<meta name="robots" content="noindex">')
  expect(filtered).toContain(`<link rel="canonical" href="${ORIGIN}/categories/1">`)
  expect(dataIn(filtered)).toEqual([])
})

test('the home page has the organization’s structured data', () => {
  const [data] = dataIn(
    documentFor(pageHead('Home', '', { canonical: '/', data: [organization()] })),
  )
  expect(data).toMatchObject({ '@type': 'Organization', url: `${ORIGIN}/`, name: 'Redial' })
})
