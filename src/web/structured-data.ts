import { pages } from '../contract/urls.ts'
import { OTHER_BRAND } from '../shared/brands.ts'
import type { Language } from '../shared/languages.ts'
import { toMajor } from '../shared/money.ts'
import type { ModelPage, Phone, SellerProfile } from './api/index.ts'
import { isDelivered } from './delivery/delivery-labels.ts'

/**
 * What searchers read about a page (schema.org, as JSON-LD). Addresses begin with '/': the document
 * writes the instance's own name before them.
 */
export type StructuredData = { '@type': string } & Record<string, unknown>

const SCHEMA = 'https://schema.org'

/** `emblem` is the address of the picture that stands for the shop. */
export function organization({
  name,
  emblem,
  description,
}: {
  name: string
  emblem: string
  description: string
}): StructuredData {
  return {
    '@context': SCHEMA,
    '@type': 'Organization',
    name,
    url: pages.home(),
    logo: emblem,
    description,
  }
}

/** The shop as a site that can be searched. */
export function website(name: string): StructuredData {
  return {
    '@context': SCHEMA,
    '@type': 'WebSite',
    name,
    url: pages.home(),
    potentialAction: {
      '@type': 'SearchAction',
      target: `${pages.products()}?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }
}

/** The way to a page; the last one is the page itself. */
export function breadcrumbs(trail: readonly { name: string; path: string }[]): StructuredData {
  return {
    '@context': SCHEMA,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path,
    })),
  }
}

const availability: Partial<Record<Phone['state'], string>> = {
  live: `${SCHEMA}/InStock`,
  // Held for a buyer: it may come back.
  reserved: `${SCHEMA}/LimitedAvailability`,
  sold: `${SCHEMA}/SoldOut`,
}

/** A model with what it costs here; undefined while none is for sale, because a product needs an offer. */
export function modelOffers(
  model: ModelPage,
  description: string,
  language: Language,
): StructuredData | undefined {
  const { fullName, name, brand, slug, live, lowestMinor, highestMinor, currency } = model
  if (live === 0 || lowestMinor === null || highestMinor === null) return undefined
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    name: fullName,
    url: pages.model(slug),
    image: pages.modelPicture(slug, language),
    description,
    model: name,
    ...brandOf(brand),
    offers: {
      '@type': 'AggregateOffer',
      offerCount: live,
      lowPrice: toMajor(lowestMinor, currency),
      highPrice: toMajor(highestMinor, currency),
      priceCurrency: currency,
      itemCondition: `${SCHEMA}/UsedCondition`,
      availability: availability.live,
    },
  }
}

/** The maker, under its usual name; nothing for phones of other brands. */
function brandOf(brand: string) {
  if (brand === OTHER_BRAND) return {}
  return { brand: { '@type': 'Brand', name: brand === 'Iphone' ? 'Apple' : brand } }
}

/** One phone and the offer of it: used, from a person, one piece. `description` where its seller wrote none. */
export function phoneOffer(phone: Phone, description: string, language: Language): StructuredData {
  const address = pages.namedPhone(phone._id, phone.slug)
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    name: phone.name,
    url: address,
    sku: phone._id,
    image:
      phone.photos.length > 0
        ? phone.photos.map((photo) => photo.src)
        : [pages.picture(phone._id, language)],
    description: phone.description || description,
    ...brandOf(phone.brand),
    ...(phone.model && { model: phone.model.name }),
    ...(phone.color && { color: phone.color }),
    itemCondition: `${SCHEMA}/UsedCondition`,
    ...(phone.storageGb && {
      additionalProperty: [
        { '@type': 'PropertyValue', name: 'Storage', value: phone.storageGb, unitText: 'GB' },
      ],
    }),
    offers: {
      '@type': 'Offer',
      url: address,
      price: phone.price,
      priceCurrency: phone.currency,
      itemCondition: `${SCHEMA}/UsedCondition`,
      availability: (isDelivered(phone) && availability[phone.state]) || `${SCHEMA}/Discontinued`,
      seller: {
        '@type': 'Person',
        name: phone.seller,
        ...(phone.sellerId && { url: pages.seller(phone.sellerId) }),
      },
      ...(phone.place && { areaServed: { '@type': 'City', name: phone.place.name } }),
    },
  }
}

/** A seller, as a page about a person. */
export function sellerProfile({ _id, name, photoURL, memberSince }: SellerProfile): StructuredData {
  return {
    '@context': SCHEMA,
    '@type': 'ProfilePage',
    dateCreated: memberSince,
    mainEntity: {
      '@type': 'Person',
      name,
      url: pages.seller(_id),
      ...(photoURL && { image: photoURL }),
    },
  }
}

/** What a link to a phone is made of. */
export type PhoneLink = Pick<Phone, '_id' | 'slug'>

/** The phones of a list, in its order. What each is, its own page says. */
export function listOfPhones(name: string, phones: readonly PhoneLink[]): StructuredData {
  return {
    '@context': SCHEMA,
    '@type': 'ItemList',
    name,
    itemListElement: phones.map((phone, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: pages.namedPhone(phone._id, phone.slug),
    })),
  }
}
