import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/index.ts'
import { MAX_PHOTOS } from '../../shared/listing-photos.ts'
import { insertListed } from './listed-pictures.store.ts'
import { keepMedia } from './media.store.ts'
import { releasePictures } from './photos.ts'
import { isMain, readAddress } from './picture.ts'

export type Claimed = { mediaId: string | null; url: string }
type Outcome = Claimed | { refused: 'unknown_picture' }

/**
 * Takes the address of a picture for good for something its owner shows. Ours, uploaded by this
 * owner and not yet gone; or one on a host that the operator trusts, which nobody fetches.
 * What a listing shows is written down as listed; a portrait is not (`listed: false`).
 */
export async function claimPicture(
  deps: Deps,
  tx: Tx,
  url: string,
  ownerId: string,
  { listed = true }: { listed?: boolean } = {},
): Promise<Outcome> {
  const claim = await claimOne(deps, tx, url, { ownerId, pinned: true })
  if (listed && 'mediaId' in claim && claim.mediaId)
    await insertListed(tx, [claim.mediaId], deps.clock.now())
  return claim
}

/**
 * Takes the photos of a listing, in their order and each once, until releasePictures: all of them
 * or none. They are kept from now on; setPhotos says whose they are. Those of a draft are not
 * written down as listed.
 */
export async function claimPictures(
  deps: Deps,
  tx: Tx,
  urls: readonly string[],
  ownerId: string,
  { listed = true }: { listed?: boolean } = {},
): Promise<
  { pictures: Claimed[] } | { refused: 'unknown_picture'; url: string } | { refused: 'too_many' }
> {
  const wanted = [...new Set(urls.map((url) => url.trim()).filter(Boolean))]
  if (wanted.length > MAX_PHOTOS) return { refused: 'too_many' }
  const claims: { url: string; claim: Outcome }[] = []
  // In one order everywhere, so that two tabs that claim the same pictures do not block each other.
  for (const url of [...wanted].sort())
    claims.push({ url, claim: await claimOne(deps, tx, url, { ownerId, pinned: false }) })
  const pictures: Claimed[] = []
  for (const url of wanted) {
    const claim = claims.find((one) => one.url === url)?.claim
    if (!claim || 'refused' in claim) {
      // Those that were kept go as uploads do: the caller may commit.
      await releasePictures(deps, tx, keptOf(claims))
      return { refused: 'unknown_picture', url }
    }
    pictures.push(claim)
  }
  const ids = pictures.flatMap(({ mediaId }) => mediaId ?? [])
  if (listed && ids.length > 0) await insertListed(tx, ids, deps.clock.now())
  return { pictures }
}

function keptOf(claims: { claim: Outcome }[]): string[] {
  return claims.flatMap(({ claim }) => ('mediaId' in claim && claim.mediaId) || [])
}

async function claimOne(
  deps: Deps,
  tx: Tx,
  url: string,
  { ownerId, pinned }: { ownerId: string; pinned: boolean },
): Promise<Outcome> {
  if (url === '') return { mediaId: null, url }
  const address = URL.canParse(url, deps.origin()) ? new URL(url, deps.origin()) : undefined
  if (!address || address.username || address.password) return { refused: 'unknown_picture' }
  if (address.origin === new URL(deps.origin()).origin) {
    const named = readAddress(address.pathname)
    if (!named || !isMain(named.variant) || address.search) return { refused: 'unknown_picture' }
    const kept = await keepMedia(tx, named.id, ownerId, { now: deps.clock.now(), pinned })
    return kept ? { mediaId: named.id, url: address.pathname } : { refused: 'unknown_picture' }
  }
  const trusted = deps.env.IMAGE_HOSTS.some((host) => host.toLowerCase() === address.host)
  if (!trusted || address.protocol !== 'https:') return { refused: 'unknown_picture' }
  return { mediaId: null, url: address.href }
}
