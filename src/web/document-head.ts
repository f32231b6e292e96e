import { pages } from '../contract/urls.ts'
import { isOnMarket } from '../shared/listings/listing-life-cycle.ts'
import type { Phone, SellerProfile } from './api/index.ts'
import { stringifySearch } from './search-params.ts'
import {
  breadcrumbs,
  listOfPhones,
  type PhoneLink,
  phoneOffer,
  type StructuredData,
  sellerProfile,
} from './structured-data.ts'

/** The contents of a page's head. URLs of this site start with '/'. */
export type Head = {
  title: string
  description?: string
  canonical?: string
  robots?: string
  /** The image for social networks. */
  picture?: string
  /** URL of a feed of new listings. */
  feed?: string
  data?: StructuredData[]
}

/** Optional parts of the head besides title and description. */
type More = Partial<Pick<Head, 'canonical' | 'picture' | 'feed' | 'data'>> & {
  robots?: 'noindex'
}

type Tag = Record<string, unknown>
type Match = { meta?: unknown; links?: unknown }

const SITE = 'Redial'
const DATA = 'script:ld+json'
const FEED_TYPE = 'application/rss+xml'

/** Searchers read what the server writes: no browser has to carry what makes it. */
const READ_BY_SEARCHERS = import.meta.env.SSR

/**
 * For a route's `head`: the title becomes 'Home - Redial'. Browsers need nothing else when a page
 * is opened inside the tab.
 */
export function pageHead(page: string, description?: string, more: More = {}) {
  const meta: Tag[] = [{ title: titled(page) }]
  if (!READ_BY_SEARCHERS) return { meta }
  if (description) meta.push({ name: 'description', content: description })
  if (more.robots) meta.push({ name: 'robots', content: more.robots })
  if (more.picture) meta.push({ property: 'og:image', content: more.picture })
  for (const data of more.data ?? []) meta.push({ [DATA]: data })
  const links: Record<string, string>[] = []
  if (more.canonical) links.push({ rel: 'canonical', href: more.canonical })
  if (more.feed) links.push({ rel: 'alternate', type: FEED_TYPE, href: more.feed })
  return { meta, links }
}

function titled(page: string) {
  return `${page} - ${SITE}`
}

/** The head of the current page: the innermost route wins. */
export function mergeHead(matches: readonly Match[], status = 200): Head {
  const tags = matches.flatMap(({ meta, links }) => [...tagsIn(meta), ...tagsIn(links)])
  const title = documentTitle(matches, status)
  const find = (name: string, value: string, wanted: string) =>
    tags.findLast((tag) => tag[name] === value)?.[wanted] as string | undefined
  const optional = {
    description: find('name', 'description', 'content'),
    canonical: find('rel', 'canonical', 'href'),
    robots: status === 200 ? find('name', 'robots', 'content') : 'noindex',
    picture: find('property', 'og:image', 'content'),
    feed: find('type', FEED_TYPE, 'href'),
  }
  const head: Head = { title }
  for (const [name, value] of Object.entries(optional))
    if (value !== undefined) head[name as keyof typeof optional] = value
  const data = tags.flatMap((tag) => (tag[DATA] ? [tag[DATA] as StructuredData] : []))
  if (data.length > 0) head.data = data
  return head
}

/** The title of the current page. */
export function documentTitle(matches: readonly Match[], status = 200): string {
  if (status === 404) return titled('Page not found')
  const title = matches.flatMap(({ meta }) => tagsIn(meta)).findLast((tag) => tag.title)?.title
  return (title as string | undefined) ?? SITE
}

function tagsIn(list: unknown): Tag[] {
  return Array.isArray(list) ? list.filter((tag): tag is Tag => tag != null) : []
}

/** What the head of a phone's page says beside title and description. */
export function aboutPhone(phone: Phone): More {
  if (!READ_BY_SEARCHERS) return {}
  const address = pages.namedPhone(phone._id, phone.slug)
  return {
    canonical: address,
    picture: pages.picture(phone._id),
    data: [phoneOffer(phone), breadcrumbs(phoneTrail(phone))],
    // What is sold keeps its page for who has the address, and leaves the results.
    ...(!isOnMarket(phone.state) && { robots: 'noindex' as const }),
  }
}

type Crumb = { name: string; path: string; search?: Record<string, string[]> }

/** The breadcrumbs of a phone's page, as they are shown and as searchers read them. */
export function phoneTrail({ _id, slug, name, brand, model }: Phone): Crumb[] {
  const products = (search: Record<string, string[]>) => ({
    search,
    path: `${pages.products()}${stringifySearch(search)}`,
  })
  return [
    { name: 'Home', path: pages.home() },
    { name: brand, ...products({ brand: [brand] }) },
    ...(model && model.name !== name
      ? [{ name: model.name, ...products({ brand: [brand], model: [model.slug] }) }]
      : []),
    { name, path: pages.namedPhone(_id, slug) },
  ]
}

/** The same for a seller's page; one without phones is left out of results. */
export function aboutSeller(seller: SellerProfile, phones: readonly PhoneLink[]): More {
  if (!READ_BY_SEARCHERS) return {}
  const address = pages.seller(seller._id)
  const trail = [
    { name: 'Home', path: pages.home() },
    { name: 'Products', path: pages.products() },
    { name: seller.name, path: address },
  ]
  return {
    canonical: address,
    data: [sellerProfile(seller), listOfPhones(seller.name, phones), breadcrumbs(trail)],
    ...(phones.length === 0 && { robots: 'noindex' as const }),
  }
}

type Shown = {
  name: string
  path: string
  phones: readonly PhoneLink[]
  trail?: StructuredData | undefined
}

/**
 * The same for a list. `filters` is what its address asks for: with any of it the page is one of
 * very many that show the same phones, which searchers leave out for the plain one.
 */
export function aboutList(filters: object, { name, path, phones, trail }: Shown): More {
  if (!READ_BY_SEARCHERS) return {}
  if (Object.values(filters).some(isSet)) return { canonical: path, robots: 'noindex' }
  return { canonical: path, data: [listOfPhones(name, phones), ...(trail ? [trail] : [])] }
}

function isSet(value: unknown) {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== ''
}

/** The trail of a page right below the products. */
export function belowProducts(name: string, path: string): StructuredData | undefined {
  if (!READ_BY_SEARCHERS) return
  return breadcrumbs([
    { name: 'Home', path: pages.home() },
    { name: 'Products', path: pages.products() },
    { name, path },
  ])
}

/**
 * Descriptions of pages for search engines and previews. They read what the server writes, so no browser
 * has to load these.
 */
export const descriptions = import.meta.env.SSR
  ? {
      home: 'Buy and sell second-hand phones with people near you: honest grades, clear prices, and a hand-over code that completes the sale.',
      about: 'What Redial is, who runs it, how it treats your data, and what it costs.',
      blog: 'Short answers on state management in React, prototypal inheritance, unit tests, and React, Angular and Vue compared.',
      contact: 'Who to ask about a phone, a booking, a bad listing or your account.',
      support:
        'How booking and meeting work, what the grades mean, what to check on a used phone, and how to get one ready to sell.',
      login: 'Log in to Redial to book a phone or sell yours.',
      signUp: 'Create a Redial account as a buyer or a seller.',
      forgotPassword: 'Request a link to reset your password.',
      compare: 'Phones side by side: price, grade and every fact.',
      favorites: 'The phones you’ve saved.',
      transparency: 'What our moderators removed, hid and banned, and why.',
      sellerTerms: 'What you agree to when you sell a phone here.',
      products:
        'All second-hand phones for sale: compare grade, price and place, and book the one you like.',
    }
  : undefined
