import { fieldKeys, materialKeys } from '../../shared/field-values.ts'
import type { FieldValues, MaterialValues } from '../../shared/listing.fields.ts'
import type { Listing } from './listing.ts'
import type { Words } from './read-form.ts'
import { coverOf, type KeptPhoto } from './read-photos.ts'
import type { Proposed } from './reviews.store.ts'

/** All that a form says of a phone. */
export type Said = Words & { photos: readonly KeptPhoto[] }
type Before = Pick<Listing, keyof Words> & { photos: readonly KeptPhoto[] }

/** What a seller types; the rest of a listing follows from these. */
const typed: (keyof Words)[] = [...fieldKeys, 'priceMinor', 'originalPriceMinor']

/** The fields in which a form differs from a listing. */
export function changedFields(before: Before, said: Said): string[] {
  const fields: string[] = typed.filter((field) => before[field] !== said[field])
  return samePhotos(before.photos, said.photos) ? fields : [...fields, 'photos']
}

/** True when a form makes another phone of a listing: model, storage, grade, or which photos. */
export function isMaterial(before: Before, said: Said): boolean {
  if (materialKeys.some((key) => before[key] !== said[key])) return true
  return !sameSet(before.photos, said.photos)
}

/** The fields that make a listing the phone it is. */
export function materialOf(values: FieldValues): MaterialValues {
  const picked = materialKeys.map((key) => [key, values[key]])
  return Object.fromEntries(picked) as MaterialValues
}

export function proposedOf(said: Said): Proposed {
  const { categoryId, photos } = said
  return { categoryId, ...materialOf(said), photos: [...photos], ...coverOf(photos) }
}

export function sameProposal(a: Proposed | null, b: Proposed | null): boolean {
  if (!a || !b) return a === b
  return materialKeys.every((key) => a[key] === b[key]) && samePhotos(a.photos, b.photos)
}

/** The same photos in the same order, with the same words. */
function samePhotos(a: readonly KeptPhoto[], b: readonly KeptPhoto[]): boolean {
  return (
    a.length === b.length && a.every(({ url, alt }, at) => url === b[at]?.url && alt === b[at].alt)
  )
}

/** The same photos; their order and their words make no other phone. */
function sameSet(a: readonly KeptPhoto[], b: readonly KeptPhoto[]): boolean {
  const urls = new Set(b.map(({ url }) => url))
  return a.length === urls.size && a.every(({ url }) => urls.has(url))
}
