import { pages } from '../../paths.ts'
import type { Phone } from '../api/index.ts'
import type { More } from '../document-head.ts'
import { breadcrumbs, listOfPhones, phoneOffer, type StructuredData } from './structured-data.ts'

/** What the head of a phone's page says beside title and description. */
export function aboutPhone(phone: Phone): More {
  const address = pages.namedPhone(phone._id, phone.slug)
  const trail = [
    { name: 'Home', path: pages.home() },
    { name: 'Products', path: pages.products() },
    ...(phone.model ? [{ name: phone.model.name, path: pages.model(phone.model.slug) }] : []),
    { name: phone.name, path: address },
  ]
  const isToBeHad = phone.state === 'live' || phone.state === 'reserved'
  return {
    canonical: address,
    picture: pages.picture(phone._id),
    data: [phoneOffer(phone), breadcrumbs(trail)],
    // What is sold keeps its page for who has the address, and leaves the results.
    ...(!isToBeHad && { robots: 'noindex' as const }),
  }
}

type Shown = { name: string; path: string; phones: readonly Phone[]; trail?: StructuredData }

/**
 * The same for a list. `filters` is what its address asks for: with any of it the page is one of
 * very many that show the same phones, which searchers leave out for the plain one.
 */
export function aboutList(filters: object, { name, path, phones, trail }: Shown): More {
  if (Object.values(filters).some(isAsked)) return { canonical: path, robots: 'noindex' }
  return { canonical: path, data: [listOfPhones(name, phones), ...(trail ? [trail] : [])] }
}

function isAsked(value: unknown) {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== ''
}

/** The trail of a page right below the products. */
export function belowProducts(name: string, path: string): StructuredData {
  return breadcrumbs([
    { name: 'Home', path: pages.home() },
    { name: 'Products', path: pages.products() },
    { name, path },
  ])
}
