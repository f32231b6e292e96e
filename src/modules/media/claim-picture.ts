import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/index.ts'
import { keepMedia } from './media.store.ts'
import { readAddress } from './picture.ts'

type Outcome = { mediaId: string | null; url: string } | { refused: 'unknown_picture' }

/**
 * Takes the address of a picture for something its owner shows: then it stays. Ours, uploaded by
 * this owner and not yet gone; or one on a host that the operator trusts, which nobody fetches.
 */
export async function claimPicture(
  deps: Deps,
  tx: Tx,
  url: string,
  ownerId: string,
): Promise<Outcome> {
  if (url === '') return { mediaId: null, url }
  const address = URL.canParse(url, deps.origin()) ? new URL(url, deps.origin()) : undefined
  if (!address || address.username || address.password) return { refused: 'unknown_picture' }
  if (address.origin === new URL(deps.origin()).origin) {
    const named = readAddress(address.pathname)
    if (named?.size !== 'full' || address.search) return { refused: 'unknown_picture' }
    const kept = await keepMedia(tx, named.id, ownerId, deps.clock.now())
    return kept ? { mediaId: named.id, url: address.pathname } : { refused: 'unknown_picture' }
  }
  const trusted = deps.env.IMAGE_HOSTS.some((host) => host.toLowerCase() === address.host)
  if (!trusted || address.protocol !== 'https:') return { refused: 'unknown_picture' }
  return { mediaId: null, url: address.href }
}
