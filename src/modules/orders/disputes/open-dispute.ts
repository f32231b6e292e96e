import type { Deps } from '../../../deps.ts'
import { inTransaction, newId, rollbackOnRefusal, type Tx } from '../../../platform/db/index.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { HOUR } from '../../../shared/time.ts'
import {
  addReminder,
  clearStateEnd,
  DISPUTE_ANSWER_HOURS,
  isBanned,
  lockOrder,
  ordersHeldForBannedBuyers,
  type Transitioned,
  transitionOrder,
} from '../index.ts'
import type { NewDispute } from './disputes.contract.ts'
import { insertDispute, insertStatement } from './disputes.store.ts'
import { copyPhotos, type EvidenceRefusal, hidePhotos, saveStatement } from './evidence.ts'

type Refusal = Extract<Transitioned, { refused: string }>['refused'] | EvidenceRefusal
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
  const photos = await copyPhotos(deps, urls, viewer.id)
  const at = deps.clock.now()
  const outcome = await rollbackOnRefusal(deps.db, async (tx): Promise<Opened> => {
    const by = { as: sideOn[viewer.role], viewer }
    const moved = await transitionOrder(deps, tx, {
      orderId,
      move: 'dispute',
      by,
      at,
      data: { reason },
    })
    if ('refused' in moved) return moved
    if (moved.again) return { opened: true, again: true }
    if ('refused' in photos) return photos
    const id = newId()
    await insertDispute(tx, { id, orderId: moved.order.id, reason, at })
    const side = viewer.role === 'admin' ? 'admin' : 'buyer'
    const said = { by: viewer, side, text, photos, at } as const
    // A dispute without what it is about is none: the order is not moved either.
    return (await saveStatement(deps, tx, id, said)) ?? { opened: true, again: false }
  })
  if ('opened' in outcome && !outcome.again && !('refused' in photos))
    await hidePhotos(deps, photos)
  return outcome
}

/** Orders taken up in one run. */
const BANNED_BATCH = 50

const WORDS =
  'The buyer’s account was closed by an admin before they confirmed that the phone is as described. ' +
  'The money is held until an admin decides.'

/**
 * Disputes the orders of phones that came to a buyer who is shut out, and who therefore can neither
 * confirm nor complain: they stand among the disputes, and only an admin ends them. Returns how many.
 */
export async function openDisputesForBannedBuyers(deps: Deps): Promise<number> {
  const held = await ordersHeldForBannedBuyers(deps.db.kysely, BANNED_BATCH)
  let taken = 0
  for (const orderId of held) {
    try {
      if (await inTransaction(deps.db, (tx) => openForBannedBuyer(deps, tx, orderId))) taken += 1
    } catch (error) {
      // The others do not wait behind it; the next sweep tries again.
      deps.log.error({ orderId, err: error }, 'an order of a banned buyer could not be disputed')
    }
  }
  return taken
}

async function openForBannedBuyer(deps: Deps, tx: Tx, orderId: string): Promise<boolean> {
  const order = await lockOrder(tx, orderId)
  // Let in again meanwhile, or ended.
  if (order?.state !== 'delivered' || order.stateDueAt || !(await isBanned(tx, order.buyerId)))
    return false
  const at = deps.clock.now()
  const wanted = { move: 'dispute', by: { as: 'clock' }, data: { reason: 'other' } } as const
  const moved = await transitionOrder(deps, tx, { orderId, at, ...wanted })
  if ('refused' in moved) throw new Error(`a dispute was refused: ${moved.refused}`)
  const disputeId = newId()
  await insertDispute(tx, { id: disputeId, orderId, reason: 'other', at })
  const said = { side: 'admin', authorId: null, text: WORDS, at } as const
  await insertStatement(tx, { id: newId(), disputeId, ...said, photos: [] })
  // Neither side gets the money by waiting; the seller may answer before admins are asked again.
  const held = await clearStateEnd(tx, moved.order, at)
  await addReminder(tx, held, 'admin', new Date(at.getTime() + DISPUTE_ANSWER_HOURS * HOUR))
  return true
}
