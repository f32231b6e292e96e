import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/index.ts'
import { MAX_ALT_LENGTH, MAX_PHOTOS } from '../../shared/listing-photos.ts'
import { type Claimed, claimPictures, type DraftRef, setPhotos } from '../media/index.ts'
import type { Form } from './drafts.store.ts'

type Named = { url: string; alt: string }

/**
 * Keeps the photos that a draft names under `photos` or `img`, longer than uploads are kept that
 * nothing claims. What is no photo of this seller, or gone, is passed over: a draft is not checked.
 */
export async function keepDraftPhotos(deps: Deps, tx: Tx, of: DraftRef, form: Form): Promise<void> {
  const named = photosIn(form)
  const kept = new Map<string, Claimed>()
  // In one order everywhere, so that two tabs that claim the same pictures do not block each other.
  for (const { url } of named.toSorted((a, b) => (a.url < b.url ? -1 : 1))) {
    const claim = await claimPictures(deps, tx, [url], of.sellerId, { listed: false })
    if ('pictures' in claim && claim.pictures[0]) kept.set(url, claim.pictures[0])
  }
  const photos = named.flatMap(({ url, alt }) => {
    const picture = kept.get(url)
    return picture ? { ...picture, alt } : []
  })
  await setPhotos(deps, tx, of, photos)
}

function photosIn({ photos, img }: Form): Named[] {
  const named = Array.isArray(photos) ? photos : [{ url: img }]
  return named.slice(0, MAX_PHOTOS).flatMap((one: unknown): Named[] => {
    if (typeof one !== 'object' || one === null || !('url' in one)) return []
    const alt = 'alt' in one && typeof one.alt === 'string' ? one.alt.slice(0, MAX_ALT_LENGTH) : ''
    return typeof one.url === 'string' && one.url ? [{ url: one.url, alt }] : []
  })
}
