import { pages } from '../../routes.ts'
import type { Phone, SellerProfile } from '../api/index.ts'
import type { More } from '../document-head.ts'
import { stringifySearch } from '../search-params.ts'
import {
  breadcrumbs,
  listOfPhones,
  type PhoneLink,
  phoneOffer,
  type StructuredData,
  sellerProfile,
} from './structured-data.ts'

/** Searchers read what the server writes: no browser has to carry what makes it. */
const READ_BY_SEARCHERS = import.meta.env.SSR

/** What the head of a phone's page says beside title and description. */
export function aboutPhone(phone: Phone): More {
  const address = pages.namedPhone(phone._id, phone.slug)
  const isToBeHad = phone.state === 'live' || phone.state === 'reserved'
  return {
    canonical: address,
    picture: pages.picture(phone._id),
    data: READ_BY_SEARCHERS ? [phoneOffer(phone), breadcrumbs(phoneTrail(phone))] : [],
    // What is sold keeps its page for who has the address, and leaves the results.
    ...(!isToBeHad && { robots: 'noindex' as const }),
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
  const address = pages.seller(seller._id)
  const trail = [
    { name: 'Home', path: pages.home() },
    { name: 'Products', path: pages.products() },
    { name: seller.name, path: address },
  ]
  return {
    canonical: address,
    data: READ_BY_SEARCHERS
      ? [sellerProfile(seller), listOfPhones(seller.name, phones), breadcrumbs(trail)]
      : [],
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
  if (Object.values(filters).some(isAsked)) return { canonical: path, robots: 'noindex' }
  if (!READ_BY_SEARCHERS) return { canonical: path }
  return { canonical: path, data: [listOfPhones(name, phones), ...(trail ? [trail] : [])] }
}

function isAsked(value: unknown) {
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
