import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  HeadContent,
  RouterProvider,
} from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { mapFields } from '../shared/listings/field-values.ts'
import type { FieldValues } from '../shared/listings/listing.fields.ts'
import type { ModelPage, Phone } from './api/index.ts'
import {
  aboutList,
  aboutModel,
  aboutPhone,
  brandTrail,
  pageHead,
  phoneTrail,
  siteHead,
} from './document-head.ts'
import { organization, website } from './structured-data.ts'

const ORIGIN = 'https://phones.example.org'
const SITE = {
  origin: ORIGIN,
  language: 'en' as const,
  missing: 'Page not found',
  tagline: 'Phones',
}

test('a page that is missing or refused is not indexed', () => {
  const tagsOf = (status: string) => siteHead([{ status: 'success' }, { status }], SITE).meta
  const noindex = { name: 'robots', content: 'noindex' }
  expect(tagsOf('notFound')).toContainEqual(noindex)
  expect(tagsOf('notFound')).toContainEqual({ title: 'Page not found' })
  expect(tagsOf('error')).toContainEqual(noindex)
  expect(tagsOf('success')).not.toContainEqual(noindex)
})

test('a page without a picture of its own is shared with that of the shop', () => {
  const { meta } = siteHead([{ status: 'success' }], SITE)
  expect(meta).toContainEqual({ property: 'og:image', content: `${ORIGIN}/og/shop.png` })
  expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
})

const offered: ModelPage = {
  _id: '1',
  slug: 'apple-iphone-13-pro',
  name: 'iPhone 13 Pro',
  fullName: 'Apple iPhone 13 Pro',
  brand: 'Iphone',
  brandId: '2',
  live: 3,
  lowestMinor: 20_000,
  highestMinor: 45_050,
  currency: 'USD',
} as ModelPage

const language = 'en' as const
const names = { language, home: 'Home', secondHand: 'Second-hand Apple iPhone 13 Pro' }

test('a model is a product with the range of its offers while some are for sale', async () => {
  const [product, trail] = dataIn(
    await documentFor(pageHead('Model', '', { origin: ORIGIN, ...aboutModel(offered, names) })),
  )
  expect(product).toMatchObject({
    '@type': 'Product',
    name: offered.fullName,
    description: names.secondHand,
    brand: { name: 'Apple' },
    image: `${ORIGIN}/og/models/${offered.slug}.png`,
    offers: {
      '@type': 'AggregateOffer',
      offerCount: 3,
      lowPrice: '200.00',
      highPrice: '450.50',
      priceCurrency: 'USD',
    },
  })
  expect(trail['@type']).toBe('BreadcrumbList')
  const soldOut = { ...offered, live: 0, lowestMinor: null, highestMinor: null }
  expect(aboutModel(soldOut, names).data).toEqual([
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
  ])
})

test('searchers read where a search of the shop is', async () => {
  const [site] = dataIn(
    await documentFor(
      pageHead('Home', '', { origin: ORIGIN, canonical: '/', data: [website('Redial')] }),
    ),
  )
  expect(site.potentialAction.target).toBe(`${ORIGIN}/products?q={search_term_string}`)
})

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
  version: 1,
  delivery: { pickUp: true, shipping: null },
  photos: [
    { src: '/media/a.webp', alt: '', width: null, height: null, placeholder: null, sources: null },
  ],
}
const address = `${ORIGIN}/phones/${phone._id}-iphone-13-pro`

const about = { language, home: 'Home', description: 'A second-hand phone' }

async function documentFor(head: ReturnType<typeof pageHead>) {
  const router = createRouter({
    routeTree: createRootRoute({
      head: () => head,
      component: () => (
        <html lang="en">
          <head>
            <HeadContent />
          </head>
        </html>
      ),
    }),
    history: createMemoryHistory(),
    isServer: true,
  })
  await router.load()
  return renderToString(<RouterProvider router={router} />)
}

function dataIn(html: string) {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)
  // biome-ignore lint/suspicious/noExplicitAny: the test looks into data whose shape it checks
  return [...blocks].map(([, text = '']) => JSON.parse(text) as any)
}

test('structured data of a phone has absolute URLs and no executable content', async () => {
  const html = await documentFor(
    pageHead(phone.name, 'A phone', { origin: ORIGIN, ...aboutPhone(phone, about) }),
  )
  const [product, trail] = dataIn(html)
  expect(product).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: phone.name,
    url: address,
    image: [`${ORIGIN}/media/a.webp`],
    description: about.description,
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
  const shown = phoneTrail(phone, about.home).map(({ name }) => name)
  expect(trail.itemListElement.map((one: { name: string }) => one.name)).toEqual(shown)
  expect(html).not.toContain('<script>alert')
})

test('the head has one canonical URL and a preview image', async () => {
  const html = await documentFor(
    pageHead(phone.name, 'A "phone" & more', { origin: ORIGIN, ...aboutPhone(phone, about) }),
  )
  expect(html).toContain(`<link rel="canonical" href="${address}"/>`)
  expect(html).toContain(`<meta property="og:url" content="${address}"/>`)
  expect(html).toContain(`<meta property="og:image" content="${ORIGIN}/og/${phone._id}.png"/>`)
  expect(html).toContain('<meta name="description" content="A &quot;phone&quot; &amp; more"/>')
  expect(html.match(/rel="canonical"/g)).toHaveLength(1)
  expect(html).not.toContain('noindex')
})

test('a page names its picture and that of the shop in its language', () => {
  const arabic = { ...about, language: 'ar' as const }
  expect(aboutPhone(phone, arabic).picture).toBe(`/og/${phone._id}.png?language=ar`)
  const { meta } = siteHead([{ status: 'success' }], { ...SITE, language: 'ar' })
  expect(meta).toContainEqual({
    property: 'og:image',
    content: `${ORIGIN}/og/shop.png?language=ar`,
  })
})

test('a sold phone says so and is not indexed', async () => {
  const sold = { ...phone, state: 'sold' as const }
  const html = await documentFor(
    pageHead('Sold', '', { origin: ORIGIN, ...aboutPhone(sold, about) }),
  )
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(dataIn(html)[0].offers.availability).toBe('https://schema.org/SoldOut')
})

test('an unfiltered list is indexed; filtered ones point to it', async () => {
  const shown = {
    name: 'Nokia phones',
    path: '/categories/1',
    phones: [phone],
    trail: brandTrail('Nokia', '1', { home: 'Home', products: 'Products' }),
  }
  const plain = await documentFor(
    pageHead('Nokia', '', {
      origin: ORIGIN,
      ...aboutList({ q: undefined }, shown),
      feed: '/feeds/brands/nokia.xml',
    }),
  )
  expect(dataIn(plain)[0]).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [{ position: 1, url: address }],
  })
  expect(plain).toContain(`href="${ORIGIN}/feeds/brands/nokia.xml"`)
  const filtered = await documentFor(
    pageHead('Nokia', '', { origin: ORIGIN, ...aboutList({ grade: ['A'] }, shown) }),
  )
  expect(filtered).toContain('<meta name="robots" content="noindex"/>')
  expect(filtered).toContain(`<link rel="canonical" href="${ORIGIN}/categories/1"/>`)
  expect(dataIn(filtered)).toEqual([])
})

test('the home page has the organization’s structured data', async () => {
  const [data] = dataIn(
    await documentFor(
      pageHead('Home', '', {
        origin: ORIGIN,
        canonical: '/',
        data: [
          organization({
            name: 'Redial',
            emblem: '/art/favicon.svg',
            description: 'Second-hand phones',
          }),
        ],
      }),
    ),
  )
  expect(data).toMatchObject({ '@type': 'Organization', url: `${ORIGIN}/`, name: 'Redial' })
})
