import { proposedAlt } from '../../shared/listing-photos.ts'
import type { Photo } from '../media/index.ts'
import type { Listing } from './listing.ts'

type Named = Pick<Listing, 'name' | 'storageGb' | 'colour'>

/** Photos with a proposed text where their seller has not described them. */
export function withAlts(phone: Named, photos: readonly Photo[]): Photo[] {
  const of = photos.length
  return photos.map((photo, at) => ({ ...photo, alt: photo.alt || proposedAlt(phone, { at, of }) }))
}
