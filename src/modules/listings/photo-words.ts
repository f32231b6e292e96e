import type { Photo } from '../media/index.ts'
import type { Listing } from './listing.ts'

type Named = Pick<Listing, 'name' | 'storageGb' | 'colour'>
type Place = { at: number; of: number }

/**
 * What a photo shows, where its seller has not said it: "iPhone 13 Pro, 128 GB, graphite: photo 2 of
 * 5". `at` counts from 0.
 */
export function proposedAlt({ name, storageGb, colour }: Named, { at, of }: Place): string {
  const said = [storageGb === null ? '' : sizeWords(storageGb), colour?.toLowerCase() ?? '']
  const more = said.filter((words) => words && !name.toLowerCase().includes(words.toLowerCase()))
  const phone = [name, ...more].join(', ')
  return of > 1 ? `${phone}: photo ${at + 1} of ${of}` : phone
}

/** Photos of which each says what it shows. */
export function withAlts(phone: Named, photos: readonly Photo[]): Photo[] {
  const of = photos.length
  return photos.map((photo, at) => ({ ...photo, alt: photo.alt || proposedAlt(phone, { at, of }) }))
}

function sizeWords(gb: number): string {
  return gb >= 1024 && gb % 1024 === 0 ? `${gb / 1024} TB` : `${gb} GB`
}
