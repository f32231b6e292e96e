import { isSameTerms } from '../../../shared/listings/delivery-terms.ts'
import { fieldKeys } from '../../../shared/listings/field-values.ts'
import type { Listing } from '../listings.store.ts'
import type { ListingPhoto } from '../photos.ts'
import type { PhoneValues } from '../read-form.ts'

export type PhoneVersion = Pick<Listing, keyof PhoneValues> & { photos: readonly ListingPhoto[] }

/** What sellers enter; everything else follows from these. */
const typed: (keyof PhoneValues)[] = [...fieldKeys, 'priceMinor', 'originalPriceMinor']

/** The fields in which an edit differs from the listing. */
export function changedFields(before: PhoneVersion, submitted: PhoneVersion): string[] {
  const fields: string[] = typed.filter((field) => before[field] !== submitted[field])
  if (!isSameTerms(before, submitted)) fields.push('delivery')
  return samePhotos(before.photos, submitted.photos) ? fields : [...fields, 'photos']
}

/** Whether an edit may have made another model of the listing. */
export function isRenamed(changes: readonly string[]): boolean {
  return changes.includes('brand') || changes.includes('name')
}

/** The same photos with the same texts, in the same order. */
export function samePhotos(a: readonly ListingPhoto[], b: readonly ListingPhoto[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ url, alt }, index) => url === b[index]?.url && alt === b[index].alt)
  )
}

/**
 * The fields by which an edit makes another phone of a listing: its brand, its model (or its name, where the
 * model is unknown), its storage, or a photo that is gone. What was empty may be filled in, and photos may be
 * added.
 */
export function identityFields(
  before: PhoneVersion & Pick<Listing, 'model'>,
  submitted: PhoneVersion,
): string[] {
  const fields: string[] = []
  if (before.categoryId !== submitted.categoryId) fields.push('brand')
  const isOtherModel = before.modelId !== submitted.modelId
  const isOtherName = before.name.toLowerCase() !== submitted.name.toLowerCase()
  if (isOtherModel || (!before.model && isOtherName)) fields.push('name')
  if (before.storageGb !== null && before.storageGb !== submitted.storageGb)
    fields.push('storageGb')
  const urls = new Set(submitted.photos.map(({ url }) => url))
  return before.photos.every(({ url }) => urls.has(url)) ? fields : [...fields, 'photos']
}
