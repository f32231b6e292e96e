import headingFont from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2?url'
import type { ComponentProps } from 'react'
import { pages } from '../contract/urls.ts'
import type { Language } from '../shared/languages.ts'
import { isOnMarket } from '../shared/listings/listing-life-cycle.ts'
import { modelTitle } from '../shared/listings/model-title.ts'
import type { ModelPage, Phone, SellerProfile } from './api/index.ts'
import { stringifySearch } from './search-params.ts'
import {
  breadcrumbs,
  listOfPhones,
  modelOffers,
  type PhoneLink,
  phoneOffer,
  type StructuredData,
  sellerProfile,
} from './structured-data.ts'

/** What searchers and social networks read of a page. URLs of this site start with '/'. */
type AboutPage = {
  canonical?: string
  /** The title of shared links, where that of the page says too little. */
  sharedTitle?: string
  /** The image for social networks, where it is not that of the shop. */
  picture?: string
  /** URL of a feed of new listings. */
  feed?: string
  data?: readonly StructuredData[]
  robots?: 'noindex'
}

/** With the origin of this instance, which its addresses need. */
type Page = AboutPage & { origin: string }
type More = Pick<Page, 'robots'> | Page

/** For a route's `head`. `SiteHead` adds the name of the shop to the title: 'Home - Redial'. */
export function pageHead(page: string, description?: string, more: More = {}) {
  const {
    origin,
    canonical,
    sharedTitle = page,
    picture,
    feed,
    data = [],
    robots,
  }: Partial<Page> = more
  const absolute = (address: string) => new URL(address, origin).href
  const meta = [
    { title: page },
    { property: 'og:title', content: sharedTitle },
    description && { name: 'description', content: description },
    description && { property: 'og:description', content: description },
    robots && { name: 'robots', content: robots },
    canonical && { property: 'og:url', content: absolute(canonical) },
    picture && { property: 'og:image', content: absolute(picture) },
    picture && { property: 'og:image:alt', content: page },
    ...data.map((one) => ({ 'script:ld+json': withOrigin(one, absolute) })),
  ].filter((tag) => typeof tag === 'object') as ComponentProps<'meta'>[]
  const links = [
    canonical && { rel: 'canonical', href: absolute(canonical) },
    feed && { rel: 'alternate', type: 'application/rss+xml', title: page, href: absolute(feed) },
  ].filter((link) => typeof link === 'object')
  return { meta, links }
}

type PageMatch = { status: string; _notFound?: unknown }

/** Whether nothing is at the address: no route knows it, or its loader found nothing. */
export function isNotFound({ status, _notFound }: PageMatch): boolean {
  return status === 'notFound' || Boolean(_notFound)
}

/**
 * For the root route: what every page says, and that a page which is missing or refused is not indexed. What
 * the page itself says takes the place of a tag with the same name. `missing` is the title of a missing page, `tagline` describes the
 * picture of the shop.
 */
export function siteHead(
  matches: readonly PageMatch[],
  {
    origin,
    language,
    missing,
    tagline,
  }: { origin: string; language: Language; missing: string; tagline: string },
) {
  const isMissing = matches.some(isNotFound)
  const isFailed = isMissing || matches.some(({ status }) => status === 'error')
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      ...(isMissing ? [{ title: missing }] : []),
      { name: 'color-scheme', content: 'light dark' },
      { property: 'og:type', content: 'website' },
      { property: 'og:image', content: new URL(pages.shopPicture(language), origin).href },
      { property: 'og:image:alt', content: tagline },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(isFailed ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: [
      { rel: 'manifest', href: pages.manifest(language) },
      // Headings that are shown in another face first may break into other lines, which moves what follows.
      {
        rel: 'preload',
        href: headingFont,
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous' as const,
      },
    ],
  }
}

/** Properties of structured data that are URLs, or lists of URLs. */
const URL_PROPERTIES = new Set(['url', 'item', 'image', 'logo', '@id', 'target'])

/** Structured data with absolute URLs. */
function withOrigin(data: StructuredData, absolute: (address: string) => string): StructuredData {
  const whole = (value: unknown) =>
    typeof value === 'string' && value.startsWith('/') ? absolute(value) : value
  const text = JSON.stringify(data, (key, value: unknown) => {
    if (!URL_PROPERTIES.has(key)) return value
    return Array.isArray(value) ? value.map(whole) : whole(value)
  })
  return JSON.parse(text)
}

/** What the head of a phone's page says beside its title. `description` is for phones whose seller wrote none. */
export function aboutPhone(
  phone: Phone,
  { home, description, language }: { home: string; description: string; language: Language },
): AboutPage {
  const address = pages.namedPhone(phone._id, phone.slug)
  return {
    canonical: address,
    picture: pages.picture(phone._id, language),
    data: [phoneOffer(phone, description, language), breadcrumbs(phoneTrail(phone, home))],
    // What is sold keeps its page for who has the address, and leaves the results.
    ...(!isOnMarket(phone.state) && { robots: 'noindex' as const }),
  }
}

/** A step of the way to a page, which ends with the page itself. */
export type Crumb = { name: string; path: string; search?: Record<string, string[]> }

type TrailNames = { home: string; products: string }
/** The way to a page right below the products. */
function belowProducts(name: string, path: string, names: TrailNames): Crumb[] {
  return [
    { name: names.home, path: pages.home() },
    { name: names.products, path: pages.products() },
    { name, path },
  ]
}

/** The breadcrumbs of a phone's page, as they are shown and as searchers read them. */
export function phoneTrail({ _id, slug, name, brand, model }: Phone, home: string): Crumb[] {
  const products = (search: Record<string, string[]>) => ({
    search,
    path: `${pages.products()}${stringifySearch(search)}`,
  })
  const title = model && modelTitle(brand, model.name)
  return [
    { name: home, path: pages.home() },
    { name: brand, ...products({ brand: [brand] }) },
    ...(title && title !== name && model.name !== name
      ? [{ name: title, ...products({ brand: [brand], model: [model.slug] }) }]
      : []),
    { name, path: pages.namedPhone(_id, slug) },
  ]
}

export function brandTrail(brand: string, id: string, names: TrailNames): Crumb[] {
  return belowProducts(brand, pages.category(id), names)
}

export function modelTrail({ fullName, slug, brand, brandId }: ModelPage, home: string): Crumb[] {
  return [
    { name: home, path: pages.home() },
    { name: brand, path: pages.category(brandId) },
    { name: fullName, path: pages.model(slug) },
  ]
}

export function sellerTrail({ _id, name }: SellerProfile, names: TrailNames): Crumb[] {
  return belowProducts(name, pages.seller(_id), names)
}

/** What the head of a model's page says beside title and description. `secondHand` describes its phones. */
export function aboutModel(
  model: ModelPage,
  { home, secondHand, language }: { home: string; secondHand: string; language: Language },
): AboutPage {
  const offers = modelOffers(model, secondHand, language)
  return {
    canonical: pages.model(model.slug),
    picture: pages.modelPicture(model.slug, language),
    data: [...(offers ? [offers] : []), breadcrumbs(modelTrail(model, home))],
  }
}

/** The same for a seller's page; one without phones is left out of results. */
export function aboutSeller(
  seller: SellerProfile,
  phones: readonly PhoneLink[],
  { language, ...names }: TrailNames & { language: Language },
): AboutPage {
  return {
    canonical: pages.seller(seller._id),
    picture: pages.sellerPicture(seller._id, language),
    data: [
      sellerProfile(seller),
      listOfPhones(seller.name, phones),
      breadcrumbs(sellerTrail(seller, names)),
    ],
    ...(phones.length === 0 && { robots: 'noindex' as const }),
  }
}

type Shown = {
  name: string
  path: string
  phones: readonly PhoneLink[]
  trail?: readonly Crumb[]
}

/**
 * The same for a list. `filters` is what its address asks for: with any of it the page is one of
 * very many that show the same phones, which searchers leave out for the plain one.
 */
export function aboutList(filters: object, { name, path, phones, trail }: Shown): AboutPage {
  if (Object.values(filters).some(isSet)) return { canonical: path, robots: 'noindex' }
  return {
    canonical: path,
    data: [listOfPhones(name, phones), ...(trail ? [breadcrumbs(trail)] : [])],
  }
}

function isSet(value: unknown) {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== ''
}
