import type { Phone } from '../api/index.ts'
import { type Sheet, sellingFields } from './sheet.ts'

/** A listing as the form holds it. Proofs are of the one phone and its own listing: they are left out. */
export function sheetOf(phone: Phone): Sheet {
  const { brand, name, storageGb, colour, grade, used, location, description } = phone
  return {
    fields: {
      ...sellingFields,
      ...{ brand, name, used, location, description },
      modelSlug: phone.model?.slug ?? '',
      storageGb: storageGb === null ? '' : String(storageGb),
      colour: colour ?? '',
      grade: grade ?? '',
      price: withoutZeros(phone.price),
      originalPrice: withoutZeros(phone.originalPrice),
    },
    photos: photosOf(phone),
    answers: {},
    imei: null,
  }
}

function photosOf({ photos, img }: Phone) {
  if (photos.length > 0) return photos.map(({ src, alt }) => ({ url: src, alt }))
  return img ? [{ url: img, alt: '' }] : []
}

/** '450.00' is typed as '450'. */
function withoutZeros(price: string) {
  return price.replace(/\.0+$/, '')
}
