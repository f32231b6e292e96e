import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/index.ts'
import { isLive, stateAfter } from '../../shared/order-life-cycle.ts'
import { setBankDispute } from './enter-state.ts'
import { lockOrder } from './locks.store.ts'
import { moveLocked } from './move-order.ts'
import type { Order } from './order.ts'

/** What comes of a bank's word: the order ended, before or after the phone was sent; or it was over. */
export type AfterBank = 'ended' | 'ended_sent' | 'goes_on' | 'over'

/** What a bank says of the payment of an order; `whole` when nothing of it is left for the order. */
type BankWord = {
  orderId: string
  says: 'open' | 'won' | 'lost'
  whole: boolean
  at: Date
}

/**
 * Takes over what becomes of a bank's dispute about the payment of an order, in the caller's
 * transaction, which tells of it. While it is open the phone stays where it is, and no time ends the
 * order. Won, the order goes on with its clocks from the beginning. Lost, it ends, unless the phone
 * was sent and a part of the money is left: then it goes on about that. What is over stays over.
 */
export async function hearBank(deps: Deps, tx: Tx, word: BankWord): Promise<AfterBank> {
  const { orderId, says, at } = word
  const order = await lockOrder(tx, orderId)
  if (!order) return 'over'
  const after = isLive(order.state) ? 'goes_on' : 'over'
  if (order.state === 'awaiting_payment') return after
  if (says === 'open') {
    if (after === 'goes_on' && !order.bankDisputedAt) await setBankDispute(tx, order, at, at)
    return after
  }
  const ending = says === 'lost' && endingOf(order, word)
  if (ending) {
    const settled = { ...order, bankDisputedAt: null }
    const moved = await moveLocked(deps, tx, settled, { move: ending, by: { as: 'provider' }, at })
    if ('refused' in moved) throw new Error(`a bank's word was refused: ${moved.refused}`)
    return ending === 'charge_back' ? 'ended' : 'ended_sent'
  }
  if (order.bankDisputedAt) await setBankDispute(tx, order, null, at)
  return after
}

/** A phone that is still its seller's is not sold for less; one that was sent may be. */
function endingOf({ state }: Order, { whole }: BankWord) {
  if (stateAfter(state, 'charge_back')) return 'charge_back'
  return whole && stateAfter(state, 'charge_back_sent') ? 'charge_back_sent' : undefined
}
