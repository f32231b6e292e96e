import { fieldText, mapInputs } from '../../../shared/listings/field-values.ts'
import type { FieldTexts } from '../../../shared/listings/listing.fields.ts'
import type { Answer, Answers, ImeiCheck, Phone } from '../../api/index.ts'
import type { SentPhoto } from '../../forms/use-photo-list.ts'
import { deliveryText, fieldsFromDelivery } from '../delivery/delivery-fields.ts'
import type { PhoneDetail } from '../queries.ts'

/** Text fields of the form; an untouched one is empty. */
export const emptyFields = {
  ...(mapInputs(() => '') as FieldTexts),
  modelSlug: '',
  price: '',
  originalPrice: '',
  /** Delivery terms as deliveryText() writes them; empty for the seller's default. */
  delivery: '',
  /** Not typed: errors of the photos are shown at it. */
  photos: '',
}
export type SellFormFields = typeof emptyFields

/** Result of the IMEI check. The number itself is never stored. */
export type KnownImei = Pick<ImeiCheck, 'last4' | 'tac' | 'tacName' | 'blacklist'> & {
  /** The name that the phone had when it was checked. */
  name: string
}

/** Everything that the form holds, as a draft stores it. */
export type SellFormValues = {
  fields: SellFormFields
  photos: SentPhoto[]
  answers: Answers
  imei: KnownImei | null
}

export const emptyValues: SellFormValues = {
  fields: emptyFields,
  photos: [],
  answers: {},
  imei: null,
}

/** A new form, with the seller's default place. */
export function startingValues(place: string): SellFormValues {
  return { ...emptyValues, fields: { ...emptyFields, location: place } }
}

export function toDraftValues({
  fields,
  photos,
  answers,
  imei,
}: SellFormValues): Record<string, unknown> {
  const typed = Object.entries(fields).filter(([, text]) => text !== '')
  return {
    ...Object.fromEntries(typed),
    ...(photos.length > 0 && { photos }),
    ...(Object.keys(answers).length > 0 && { answers }),
    ...(imei && { imei }),
  }
}

/** Reads a draft, perhaps written by an older version of the form: unknown values are left out. */
export function fromDraftValues(values: Record<string, unknown>): SellFormValues {
  const texts = Object.entries(emptyFields).map(([name]) => {
    const text = values[name]
    return [name, typeof text === 'string' ? text : '']
  })
  return {
    fields: Object.fromEntries(texts) as SellFormFields,
    photos: asList(values.photos).flatMap((photo) => {
      const { url, alt } = asRecord(photo)
      return typeof url === 'string' ? [{ url, alt: typeof alt === 'string' ? alt : '' }] : []
    }),
    answers: Object.fromEntries(
      Object.entries(asRecord(values.answers)).flatMap(([id, given]) =>
        isAnswer(given) ? [[id, given]] : [],
      ),
    ),
    imei: readImeiCheck(asRecord(values.imei)),
  }
}

/** True when there is something worth saving. */
export function hasContent({ fields, photos, answers, imei }: SellFormValues): boolean {
  const typed = Object.values(fields).some((text) => text.trim() !== '')
  return typed || photos.length > 0 || Object.keys(answers).length > 0 || imei !== null
}

function readImeiCheck(stored: Record<string, unknown>): KnownImei | null {
  const { last4, tac, tacName, blacklist, name } = stored
  if (typeof last4 !== 'string' || typeof name !== 'string') return null
  if (tac !== 'confirmed' && tac !== 'other' && tac !== 'unknown') return null
  return {
    last4,
    tac,
    tacName: typeof tacName === 'string' ? tacName : null,
    blacklist: blacklist === 'clean' || blacklist === 'listed' ? blacklist : 'not_checked',
    name,
  }
}

function isAnswer(given: unknown): given is Answer {
  if (given === null || typeof given === 'string') return true
  if (typeof given === 'number') return Number.isInteger(given)
  return Array.isArray(given) && given.every((one) => typeof one === 'string')
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
}

/** Values to list a phone like this one. Proofs belong to one listing and are left out. */
export function valuesFromPhone(phone: Phone): SellFormValues {
  return {
    fields: {
      ...emptyFields,
      ...mapInputs((key, field) => fieldText(field, phone[key])),
      modelSlug: phone.model?.slug ?? '',
      price: withoutZeros(phone.price),
      originalPrice: withoutZeros(phone.originalPrice),
      delivery: deliveryText(fieldsFromDelivery(phone.delivery)),
    },
    photos: listedPhotos(phone),
    answers: {},
    imei: null,
  }
}

/** Values to edit a listing, with its IMEI result; the server does not know the digits. */
export function valuesForEditing(phone: PhoneDetail): SellFormValues {
  const { imei } = phone.proofs ?? {}
  if (!imei) return valuesFromPhone(phone)
  const { tac, tacName, blacklist } = imei
  return {
    ...valuesFromPhone(phone),
    imei: { last4: '', tac, tacName, blacklist, name: phone.name },
  }
}

function listedPhotos({ photos, img }: Phone) {
  if (photos.length > 0) return photos.map(({ src, alt }) => ({ url: src, alt }))
  return img ? [{ url: img, alt: '' }] : []
}

/** '450.00' becomes '450'. */
function withoutZeros(price: string) {
  return price.replace(/\.0+$/, '')
}
