import type { Listing } from './listing.ts'
import type { Photo, Words } from './read-form.ts'
import type { Proposed } from './reviews.store.ts'

type Said = Words & Photo

/** What a seller types; the rest of a listing follows from these. */
const typed = [
  'brand',
  'name',
  'description',
  'storageGb',
  'colour',
  'grade',
  'priceMinor',
  'originalPriceMinor',
  'location',
  'used',
  'img',
] as const satisfies (keyof Said)[]

/** Which other phone it would be: a look is needed, and a booked one stays what it is. */
const material = ['brand', 'name', 'storageGb', 'grade', 'img'] as const satisfies (keyof Said)[]

/** The fields in which a form differs from a listing. */
export function changedFields(before: Pick<Listing, keyof Said>, said: Said): string[] {
  return typed.filter((field) => before[field] !== said[field])
}

/** True when a form makes another phone of a listing: model, storage, grade or photo. */
export function isMaterial(before: Pick<Listing, keyof Said>, said: Said): boolean {
  return material.some((field) => before[field] !== said[field])
}

export function proposedOf(said: Pick<Said, keyof Proposed>): Proposed {
  const { categoryId, brand, name, storageGb, grade, img, mediaId } = said
  return { categoryId, brand, name, storageGb, grade, img, mediaId }
}

export function sameProposal(a: Proposed | null, b: Proposed | null): boolean {
  if (!a || !b) return a === b
  return material.every((field) => a[field] === b[field])
}
