import type { Deps } from '../../deps.ts'
import { SECOND } from '../../platform/clock.ts'
import { findPayment, type Opened, openAtProvider, type Payment } from '../payments/index.ts'
import { orderDoor } from './order-door.ts'

/** Long enough that a page which is loaded again and again costs the provider one question. */
export const KEPT_MS = 5 * SECOND
/** Buyers who stand at a checkout within seconds; beyond it what is old is thrown away. */
const MOST_KEPT = 1_000

type Kept = { askedAt: number; answer: Promise<Opened> }
const kept = new WeakMap<Deps['env'], Map<string, Kept>>()

/**
 * What the provider says of an open payment, asked at most once in KEPT_MS by this process, however
 * often and by however many pages at once it is wanted. The payment itself is always as it stands in
 * the database: one that was paid meanwhile is seen at once, since the provider tells of that itself.
 */
export async function openedLately(deps: Deps, payment: Payment): Promise<Opened> {
  const known = keptOf(deps)
  const now = deps.clock.now().getTime()
  const last = known.get(payment.id)
  const isFresh = last && Math.abs(now - last.askedAt) < KEPT_MS
  const answer = isFresh ? last.answer : openAtProvider(deps, orderDoor, payment)
  if (!isFresh) {
    forgetOld(known, now)
    known.set(payment.id, { askedAt: now, answer })
    // Breakage is nobody's answer.
    answer.catch(() => known.delete(payment.id))
  }
  const opened = await answer
  if (!isFresh || 'refused' in opened) return opened
  return { ...opened, payment: (await findPayment(deps.db.kysely, payment.id)) ?? opened.payment }
}

function keptOf({ env }: Deps): Map<string, Kept> {
  const known = kept.get(env) ?? new Map<string, Kept>()
  kept.set(env, known)
  return known
}

function forgetOld(known: Map<string, Kept>, now: number) {
  if (known.size < MOST_KEPT) return
  for (const [id, { askedAt }] of known) if (now - askedAt >= KEPT_MS) known.delete(id)
}
