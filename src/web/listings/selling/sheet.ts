import { mapFields } from '../../../shared/field-values.ts'
import type { FieldTexts } from '../../../shared/listing.fields.ts'
import type { Answer, Answers, ImeiCheck } from '../../api/index.ts'
import type { SentPhoto } from '../../forms/photo-list.ts'

/** What is typed or chosen as text, by field; empty where nothing is. */
export const sellingFields = {
  ...(mapFields(() => '') as FieldTexts),
  modelSlug: '',
  price: '',
  originalPrice: '',
  /** Nothing is typed here: a refusal of the photos stands at it. */
  photos: '',
}
export type SellingFields = typeof sellingFields

/** What was found of the phone's IMEI. The number itself is kept nowhere. */
export type KnownImei = Pick<ImeiCheck, 'last4' | 'tac' | 'tacName' | 'blacklist'> & {
  /** What the phone was called when it was checked. */
  name: string
}

/** All that a form holds, as a draft keeps it. */
export type Sheet = {
  fields: SellingFields
  photos: SentPhoto[]
  answers: Answers
  imei: KnownImei | null
}

export const emptySheet: Sheet = { fields: sellingFields, photos: [], answers: {}, imei: null }

export function toValues({ fields, photos, answers, imei }: Sheet): Record<string, unknown> {
  const typed = Object.entries(fields).filter(([, text]) => text !== '')
  return {
    ...Object.fromEntries(typed),
    ...(photos.length > 0 && { photos }),
    ...(Object.keys(answers).length > 0 && { answers }),
    ...(imei && { imei }),
  }
}

/** Reads what a draft kept, perhaps by an older form: what does not fit is left out. */
export function readSheet(values: Record<string, unknown>): Sheet {
  const texts = Object.entries(sellingFields).map(([name]) => {
    const text = values[name]
    return [name, typeof text === 'string' ? text : '']
  })
  return {
    fields: Object.fromEntries(texts) as SellingFields,
    photos: listOf(values.photos).flatMap((photo) => {
      const { url, alt } = recordOf(photo)
      return typeof url === 'string' ? [{ url, alt: typeof alt === 'string' ? alt : '' }] : []
    }),
    answers: Object.fromEntries(
      Object.entries(recordOf(values.answers)).flatMap(([id, given]) =>
        isAnswer(given) ? [[id, given]] : [],
      ),
    ),
    imei: readImeiCheck(recordOf(values.imei)),
  }
}

/** True when there is something that somebody would miss. */
export function saysSomething({ fields, photos, answers, imei }: Sheet): boolean {
  const typed = Object.values(fields).some((text) => text.trim() !== '')
  return typed || photos.length > 0 || Object.keys(answers).length > 0 || imei !== null
}

function readImeiCheck(found: Record<string, unknown>): KnownImei | null {
  const { last4, tac, tacName, blacklist, name } = found
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

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
}
