import type { Deps } from '../../../deps.ts'
import { HOUR } from '../../../platform/clock.ts'
import { inTransaction, newId, type Tx } from '../../../platform/db/index.ts'
import {
  askAt,
  DISPUTE_ANSWER_HOURS,
  heldForShutOut,
  isShutOut,
  lockOrder,
  moveOrder,
  stopEnd,
} from '../index.ts'
import { insertDispute } from './disputes.store.ts'
import { insertStatement } from './statements.store.ts'

/** Orders taken up in one run. */
const BATCH = 50

const WORDS =
  'The buyer’s account was closed by an admin before they said whether the phone is as it was sold. ' +
  'The money stays where it is until an admin has decided.'

/**
 * Disputes the orders of phones that came to a buyer who is shut out, and who therefore can neither
 * confirm nor complain: they stand among the disputes, and only an admin ends them. Returns how many.
 */
export async function disputeForShutOut(deps: Deps): Promise<number> {
  const held = await heldForShutOut(deps.db.kysely, BATCH)
  let taken = 0
  for (const orderId of held) {
    try {
      if (await inTransaction(deps.db, (tx) => takeUp(deps, tx, orderId))) taken += 1
    } catch (error) {
      // The others do not wait behind it; the next sweep tries again.
      deps.log.error({ orderId, err: error }, 'an order of a banned buyer could not be disputed')
    }
  }
  return taken
}

async function takeUp(deps: Deps, tx: Tx, orderId: string): Promise<boolean> {
  const order = await lockOrder(tx, orderId)
  // Let in again meanwhile, or ended.
  if (order?.state !== 'delivered' || order.stateDueAt || !(await isShutOut(tx, order.buyerId)))
    return false
  const at = deps.clock.now()
  const wanted = { move: 'dispute', by: { as: 'clock' }, data: { reason: 'other' } } as const
  const moved = await moveOrder(deps, tx, { orderId, at, ...wanted })
  if ('refused' in moved) throw new Error(`a dispute was refused: ${moved.refused}`)
  const disputeId = newId()
  await insertDispute(tx, { id: disputeId, orderId, reason: 'other', at })
  const said = { side: 'admin', authorId: null, text: WORDS, at } as const
  await insertStatement(tx, { id: newId(), disputeId, ...said, photos: [] })
  // Neither side gets the money by waiting; the seller may answer before admins are asked again.
  const held = await stopEnd(tx, moved.order, at)
  await askAt(tx, held, 'admin', new Date(at.getTime() + DISPUTE_ANSWER_HOURS * HOUR))
  return true
}
