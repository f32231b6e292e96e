import type { Deps } from '../../deps.ts'
import { inTransaction, type Tx } from '../../platform/db/index.ts'
import { hearDispute } from './hear-dispute.ts'
import { findByRef } from './payments.store.ts'
import { knowPlace } from './payout-place.ts'
import { findPlaceByRef } from './places.store.ts'
import type { News, Provider } from './provider.ts'
import { hearRefund } from './refund-word.ts'
import { type OrderDoor, settle } from './settle.ts'
import { insertEvent, markEvent } from './webhooks.store.ts'

export type Outcome = 'applied' | 'stale' | 'unknown' | 'ignored' | 'again'

/**
 * Takes in one piece of news from a provider, once however often it comes: its number and its effect
 * are written in one transaction. News of what is not known here is written down and left.
 */
export async function hear(
  deps: Deps,
  orders: OrderDoor,
  provider: Provider,
  news: News,
): Promise<Outcome> {
  const asked = await askAgain(deps, provider, news)
  return inTransaction(deps.db, async (tx) => {
    if (!(await insertEvent(tx, news, deps.clock.now()))) return 'again'
    const outcome = await apply(deps, orders, tx, provider, asked)
    if (outcome === 'unknown') deps.log.warn({ event: news.id, type: news.type }, 'unknown payment')
    if (outcome !== 'ignored') await markEvent(tx, news.id, outcome)
    return outcome
  })
}

/** News that cannot follow what is known, and news without its own facts, are asked about first. */
async function askAgain(deps: Deps, provider: Provider, news: News): Promise<News> {
  const { about } = news
  if (about.kind === 'account') {
    const known = await findPlaceByRef(deps.db.kysely, provider.name, about.ref)
    return known
      ? { ...news, about: { ...about, place: await provider.lookPlace(about.ref) } }
      : news
  }
  if (about.kind !== 'charge' && about.kind !== 'dispute') return news
  const [ref, id] =
    about.kind === 'charge' ? [about.charge.ref, about.charge.paymentId] : [about.ref, null]
  const payment = await findByRef(deps.db.kysely, provider.name, ref, id)
  if (!payment) return news
  const isPaid = payment.state === 'paid' || payment.state === 'returned'
  const doubtful =
    about.kind === 'dispute'
      ? !isPaid
      : (about.charge.state === 'cancelled' && isPaid) ||
        (about.charge.state === 'paid' && payment.state === 'cancelled')
  return doubtful ? { ...news, about: { ...about, charge: await provider.look(ref) } } : news
}

async function apply(
  deps: Deps,
  orders: OrderDoor,
  tx: Tx,
  provider: Provider,
  { about, at }: News,
): Promise<Exclude<Outcome, 'again'>> {
  switch (about.kind) {
    case 'charge': {
      const { charge } = about
      const payment = await findByRef(tx, provider.name, charge.ref, charge.paymentId)
      if (!payment) return 'unknown'
      return settle(deps, orders, tx, { paymentId: payment.id, charge, saidAt: at })
    }
    case 'dispute': {
      const { charge, dispute, ref } = about
      const payment = await findByRef(tx, provider.name, ref, null)
      if (!payment) return 'unknown'
      // The bank was faster than the news of the payment itself.
      if (charge) await settle(deps, orders, tx, { paymentId: payment.id, charge, saidAt: at })
      return hearDispute(deps, orders, tx, payment.id, dispute)
    }
    case 'refund':
      return hearRefund(deps, tx, about.refund)
    case 'account':
      return about.place ? knowPlace(deps, tx, provider.name, about.place) : 'unknown'
    case 'other':
      return 'ignored'
  }
}
