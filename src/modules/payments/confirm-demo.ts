import type { Deps } from '../../deps.ts'
import { changeOpenCharge, findCharge } from './demo.store.ts'
import { newsOf } from './demo.ts'
import { demoCard } from './demo-cards.ts'
import { hear } from './hear.ts'
import type { Payment } from './payment.ts'
import { providerNamed } from './providers.ts'
import type { OrderDoor } from './settle.ts'

const DECLINED = 'Your card was declined.'
const NOT_CONFIRMED = 'Your bank could not confirm that it was you.'

export type Confirmed =
  | { state: 'paid' | 'cancelled' | 'needs_confirmation' }
  | { state: 'declined'; failure: string }
  | { refused: 'unknown_card' | 'not_open' }

/**
 * The buyer pays an open demo payment with one of the demo's cards; `approved` is the answer to the
 * bank's question. What comes of it is heard at once, and again by the sweep should this be cut short.
 */
export async function confirmDemo(
  deps: Deps,
  orders: OrderDoor,
  payment: Payment,
  { card: number, approved }: { card: string; approved?: boolean | undefined },
): Promise<Confirmed> {
  const card = demoCard(number)
  if (!card) return { refused: 'unknown_card' }
  const provider = providerNamed(deps, 'demo')
  const { providerRef: ref } = payment
  const db = deps.db.kysely
  if (!provider || payment.provider !== 'demo' || !ref) return { refused: 'not_open' }
  const asks = card.leadsTo === 'confirmation'
  const now = deps.clock.now()
  if (asks && approved === undefined)
    await changeOpenCharge(db, ref, { confirming: true, failure: null }, now)
  else if (card.leadsTo === 'decline' || (asks && !approved))
    await changeOpenCharge(
      db,
      ref,
      { confirming: false, failure: asks ? NOT_CONFIRMED : DECLINED },
      now,
    )
  else {
    const disputedAt = card.leadsTo === 'dispute' ? now : null
    await changeOpenCharge(db, ref, { state: 'paid', failure: null, disputedAt }, now)
  }
  const charge = await findCharge(db, ref)
  if (!charge) return { refused: 'not_open' }
  for (const news of newsOf(charge, deps.clock.now())) await hear(deps, orders, provider, news)
  if (charge.state !== 'open') return { state: charge.state }
  if (charge.failure) return { state: 'declined', failure: charge.failure }
  return { state: 'needs_confirmation' }
}
