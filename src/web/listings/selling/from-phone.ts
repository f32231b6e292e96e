import { fieldText, mapFields } from '../../../shared/field-values.ts'
import type { Phone } from '../../api/index.ts'
import type { PhoneDetail } from '../phone-page/detail.ts'
import { type Sheet, sellingFields } from './sheet.ts'

/** A listing as the form holds it. Proofs are of the one phone and its own listing: they are left out. */
export function sheetOf(phone: Phone): Sheet {
  return {
    fields: {
      ...sellingFields,
      ...mapFields((key) => fieldText(phone[key])),
      modelSlug: phone.model?.slug ?? '',
      price: withoutZeros(phone.price),
      originalPrice: withoutZeros(phone.originalPrice),
    },
    photos: photosOf(phone),
    answers: {},
    imei: null,
  }
}

/** The same to be edited, with what its IMEI said. Whose digits those were, only its seller ever knew. */
export function editedSheetOf(phone: PhoneDetail): Sheet {
  const { imei } = phone.proofs ?? {}
  if (!imei) return sheetOf(phone)
  const { tac, tacName, blacklist } = imei
  return { ...sheetOf(phone), imei: { last4: '', tac, tacName, blacklist, name: phone.name } }
}

function photosOf({ photos, img }: Phone) {
  if (photos.length > 0) return photos.map(({ src, alt }) => ({ url: src, alt }))
  return img ? [{ url: img, alt: '' }] : []
}

/** '450.00' is typed as '450'. */
function withoutZeros(price: string) {
  return price.replace(/\.0+$/, '')
}
