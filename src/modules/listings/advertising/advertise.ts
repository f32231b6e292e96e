import type { Deps } from '../../../deps.ts'
import { inTransaction, isId } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { type Listing, setAdvertised } from '../index.ts'
import { deleteAdverts, lockPhone, putAdvert } from './adverts.store.ts'

type Advertised = { again: boolean } | { refused: 'not_found' | 'not_yours' | 'not_live' }
type Stopped = { deleted: number; state: Listing['state'] } | { refused: 'not_found' }

/** Puts the seller's own live phone on the advertise list; again is harmless. */
export function advertise(deps: Deps, seller: Viewer, listingId: string): Promise<Advertised> {
  return inTransaction(deps.db, async (tx): Promise<Advertised> => {
    const phone = await lockPhone(tx, listingId)
    if (!phone) return { refused: 'not_found' }
    if (phone.sellerId !== seller.id) return { refused: 'not_yours' }
    if (phone.state !== 'live') return { refused: 'not_live' }
    if (phone.advertised) return { again: true }
    const at = deps.clock.now()
    await putAdvert(tx, listingId, 'seller', at)
    await setAdvertised(tx, listingId, true)
    await recordEvent(tx, 'phone_advertised', at, { listingId })
    await writeAudit(tx, {
      actor: seller,
      action: 'phone_advertised',
      subject: ['listing', listingId],
      at,
    })
    return { again: false }
  })
}

/** Takes the seller's advert off the list, whatever became of the phone; again is harmless. */
export async function stopAdvertising(
  deps: Deps,
  seller: Viewer,
  listingId: string,
): Promise<Stopped> {
  if (!isId(listingId)) return { refused: 'not_found' }
  return inTransaction(deps.db, async (tx): Promise<Stopped> => {
    const phone = await lockPhone(tx, listingId)
    if (!phone || phone.sellerId !== seller.id) return { refused: 'not_found' }
    await deleteAdverts(tx, listingId, ['seller'])
    const { state } = phone
    if (!phone.advertised) return { deleted: 0, state }
    const at = deps.clock.now()
    await setAdvertised(tx, listingId, false)
    await recordEvent(tx, 'advert_ended', at, { listingId })
    await writeAudit(tx, {
      actor: seller,
      action: 'advert_ended',
      subject: ['listing', listingId],
      at,
    })
    return { deleted: 1, state }
  })
}
