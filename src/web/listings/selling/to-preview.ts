import { mapFields, readFieldText } from '../../../shared/field-values.ts'
import type { FieldValues } from '../../../shared/listing.fields.ts'
import { proposedAlt } from '../../../shared/listing-photos.ts'
import { readPrice } from '../../../shared/money.ts'
import type { Model, User } from '../../api/index.ts'
import type { PhotoItem } from '../../forms/photo-list.ts'
import type { PhoneDetail } from '../phone-page/detail.ts'
import type { SellingFields } from './sheet.ts'

type Known = {
  fields: SellingFields
  photos: readonly PhotoItem[]
  grade: string
  seller: Pick<User, 'name' | 'email'>
  currency: string
  model: Model | undefined
  now: Date
}

/** What is typed so far as a phone on sale. */
export function toPreview(known: Known): PhoneDetail {
  const { fields, photos, grade, seller, model, now } = known
  const currency = known.currency || 'USD'
  const values = {
    ...(mapFields((key, field) => readFieldText(field, fields[key])) as FieldValues),
    name: fields.name.trim() || 'Your phone',
    grade: (grade || null) as FieldValues['grade'],
  }
  const shown = photos.filter(({ error }) => error === undefined)
  return {
    _id: 'preview',
    ...values,
    img: shown[0]?.src ?? '',
    price: fields.price,
    priceMinor: readPrice(fields.price, currency) ?? 0,
    originalPrice: fields.originalPrice,
    originalPriceMinor: readPrice(fields.originalPrice, currency) ?? null,
    currency,
    usedMonths: null,
    seller: seller.name,
    sellerId: null,
    email: seller.email,
    state: 'live',
    advertised: false,
    createdAt: now.toISOString(),
    slug: '',
    model: model ? { slug: model.slug, name: model.name } : null,
    colourFamily: null,
    place: null,
    distanceKm: null,
    standing: 'new',
    photos: shown.map(({ src, alt }, at) => ({
      src,
      alt: alt || proposedAlt(values, { at, of: shown.length }),
      width: null,
      height: null,
      placeholder: null,
      sources: null,
    })),
    facts: model?.facts ?? null,
    market: null,
  }
}
