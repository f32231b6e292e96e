import type { Deps } from '../../../deps.ts'
import { SECOND } from '../../../platform/clock.ts'
import { findPayment, type Opened, openAtProvider, type Payment } from '../../payments/index.ts'
import { orderDoor } from './order-door.ts'

/** Somebody who pays loads the page once or twice, and again when the bank leads back to it. */
export const MOST_ASKED = 5
/** The time in which a payment is asked about that often. */
export const ASKED_MS = 10 * SECOND
/** Buyers who stand at a checkout within seconds; beyond it what is old is thrown away. */
const MOST_KEPT = 1_000

type Kept = { since: number; asked: number; answer: Promise<Opened> }
const kept = new WeakMap<Deps['env'], Map<string, Kept>>()

/**
 * What the provider says of an open payment, asked at most MOST_ASKED times in ASKED_MS by this
 * process, however often and by however many pages at once it is wanted: beyond that, its last answer.
 * The payment itself is then as it stands in the database: one that was paid meanwhile is seen, since
 * the provider tells of that itself.
 */
export async function openedLately(deps: Deps, payment: Payment): Promise<Opened> {
  const known = keptOf(deps)
  const now = deps.clock.now().getTime()
  const last = known.get(payment.id)
  const lately = last && Math.abs(now - last.since) < ASKED_MS ? last : undefined
  if (lately && lately.asked >= MOST_ASKED) return asItStands(deps, await lately.answer)
  forgetOld(known, now)
  const answer = openAtProvider(deps, orderDoor, payment)
  known.set(payment.id, {
    since: lately?.since ?? now,
    asked: (lately?.asked ?? 0) + 1,
    answer,
  })
  // Breakage is nobody's answer.
  answer.catch(() => {
    if (known.get(payment.id)?.answer === answer) known.delete(payment.id)
  })
  return answer
}

async function asItStands(deps: Deps, opened: Opened): Promise<Opened> {
  if ('refused' in opened) return opened
  return {
    ...opened,
    payment: (await findPayment(deps.db.kysely, opened.payment.id)) ?? opened.payment,
  }
}

function keptOf({ env }: Deps): Map<string, Kept> {
  const known = kept.get(env) ?? new Map<string, Kept>()
  kept.set(env, known)
  return known
}

function forgetOld(known: Map<string, Kept>, now: number) {
  if (known.size < MOST_KEPT) return
  for (const [id, { since }] of known) if (now - since >= ASKED_MS) known.delete(id)
}
