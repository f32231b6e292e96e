import type { Deps } from '../../../deps.ts'
import { newId, rollbackOnRefusal } from '../../../platform/db/index.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { type Moved, moveOrder } from '../index.ts'
import type { NewDispute } from './disputes.contract.ts'
import { insertDispute } from './disputes.store.ts'
import { type EvidenceRefusal, hidePhotos, keepStatement, takePhotos } from './evidence.ts'

type Refusal = Extract<Moved, { refused: string }>['refused'] | EvidenceRefusal
export type Opened = { opened: true; again: boolean } | { refused: Refusal }

const sideOn = { Buyer: 'buyer', Seller: 'seller', admin: 'admin' } as const

/**
 * The buyer says what is wrong with a phone that was sent, or that it never came: the money stays
 * where it is until the two settle or an admin decides. An admin who is no party says so where a buyer
 * is silent. Again, it changes nothing.
 */
export async function openDispute(
  deps: Deps,
  viewer: Viewer,
  orderId: string,
  { reason, text, photos: urls }: NewDispute,
): Promise<Opened> {
  const photos = await takePhotos(deps, urls, viewer.id)
  const at = deps.clock.now()
  const outcome = await rollbackOnRefusal(deps.db, async (tx): Promise<Opened> => {
    const by = { as: sideOn[viewer.role], viewer }
    const moved = await moveOrder(deps, tx, { orderId, move: 'dispute', by, at, data: { reason } })
    if ('refused' in moved) return moved
    if (moved.again) return { opened: true, again: true }
    if ('refused' in photos) return photos
    const id = newId()
    await insertDispute(tx, { id, orderId: moved.order.id, reason, at })
    const side = viewer.role === 'admin' ? 'admin' : 'buyer'
    const said = { by: viewer, side, text, photos, at } as const
    // A dispute without what it is about is none: the order is not moved either.
    return (await keepStatement(deps, tx, id, said)) ?? { opened: true, again: false }
  })
  if ('opened' in outcome && !outcome.again && !('refused' in photos))
    await hidePhotos(deps, photos)
  return outcome
}
