import type { CardPhone } from './card-phone.ts'

/** What a card says of its phone word for word, so that the data of the page need not say it again. */
export type ReadableField =
  | '_id'
  | 'slug'
  | 'name'
  | 'color'
  | 'img'
  | 'location'
  | 'seller'
  | 'sellerId'

/** Selects every card of a page, in the order in which they called `showCard`. */
export const CARDS = '.phones>*>article'

type CardReading = { [field in ReadableField]?: string | null | undefined }

/**
 * Reads a card as the server wrote it, before React changes it. Names nothing outside of it, so that tests can run it
 * in a page.
 */
export function readCard(card: Element | undefined): CardReading {
  const [photo, link, seller] = ['img', 'h2 a,h3 a', 'a[href^="/sellers/"]'].map((selector) =>
    card?.querySelector(selector),
  )
  const [, _id, slug] = link?.getAttribute('href')?.split(/^\/phones\/(.{36})-/) ?? []
  const name = link?.textContent
  return {
    _id,
    slug,
    name,
    // "Pixel 2, Black"
    color: photo?.getAttribute('alt')?.slice((name ?? '').length + 2),
    img: photo?.getAttribute('src')?.replace(/-\d+\.avif/, '.webp'),
    // "Bologna, Italy · "
    location: seller?.previousSibling?.textContent?.slice(0, -3),
    seller: seller?.textContent,
    sellerId: seller?.getAttribute('href')?.slice(9),
  }
}

/** Parsers of HTML read everything else as it is written. */
const isPlain = (text: string | null) => text !== null && /^[^\r\n\0]+$/.test(text)

/** Whether the card of this phone says it so that `readCard` reads the same. */
export const isReadable: Record<ReadableField, (phone: CardPhone) => boolean> = {
  _id: ({ slug }) => slug !== '',
  slug: ({ slug }) => slug !== '',
  name: ({ name }) => isPlain(name),
  color: ({ name, color }) => isPlain(name) && isPlain(color),
  img: ({ img }) => /^\/media\/[0-9a-f-]+\.webp$/.test(img),
  location: ({ location, place, distanceKm, sellerId }) =>
    isPlain(location) && place === null && distanceKm === null && sellerId !== null,
  seller: ({ seller, sellerId }) => isPlain(seller) && sellerId !== null,
  sellerId: ({ sellerId }) => sellerId !== null,
}

/** What the cards of all these phones say. */
export function readableFields(phones: readonly CardPhone[]): ReadableField[] {
  const fields = Object.keys(isReadable) as ReadableField[]
  return fields.filter((field) => phones.every(isReadable[field]))
}

/** The phones of the cards of the page that the server renders; rendering is synchronous. */
let shown: CardPhone[] = []

/** Records a card of the page that the server renders; called in the order of the page. */
export function showCard(phone: CardPhone): void {
  shown.push(phone)
}

/** The phones of all cards since the last call, in the order of the page. */
export function collectCards(): readonly CardPhone[] {
  const cards = shown
  shown = []
  return cards
}
