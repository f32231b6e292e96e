import type { Deps } from '../../../deps.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { openPayoutsOf, placeOf, providerFor } from '../../payments/index.ts'
import { dueTo, paidOutTo } from '../../payments/ledger/index.ts'
import { moneyOf } from './money.ts'
import type { PayoutAccount } from './payouts.contract.ts'

const NOT_SET_UP = 'Waits until your payouts are set up'

/** Where a seller is paid out to, what is due, what was paid, and what waits for what. */
export async function showPayouts(deps: Deps, seller: Viewer): Promise<PayoutAccount> {
  const db = deps.db.kysely
  const provider = providerFor(deps)?.name ?? null
  const [place, due, paidOut, tasks] = await Promise.all([
    placeOf(deps, seller.id),
    dueTo(db, seller.id),
    paidOutTo(db, seller.id),
    openPayoutsOf(db, seller.id),
  ])
  const state = !provider ? 'unavailable' : !place ? 'none' : place.ready ? 'ready' : 'incomplete'
  return {
    provider,
    state,
    missing: [...new Set((place?.missing ?? []).map(inWords))],
    due: due.map(({ amountMinor, currency }) => moneyOf(amountMinor, currency)),
    paidOut: paidOut.map(({ amountMinor, currency }) => moneyOf(amountMinor, currency)),
    waiting: tasks.map((task) => ({
      orderId: task.orderId,
      amount: moneyOf(task.amountMinor, task.currency),
      since: task.createdAt.toISOString(),
      why: task.state === 'waiting' ? (place?.ready ? task.problem : NOT_SET_UP) : null,
    })),
  }
}

/** Beginnings of Stripe's names for what it wants to know of a person or a business. */
const words: [string, string][] = [
  ['external_account', 'A bank account'],
  ['tos_acceptance', "Acceptance of the provider's terms"],
  ['individual.verification', 'Proof of who you are'],
  ['individual', 'Details about you'],
  ['company', 'Details about your company'],
  ['representative', 'Details about who acts for your company'],
  ['business_profile', 'What you sell'],
  ['business_type', 'Whether you are a person or a company'],
]

function inWords(requirement: string): string {
  return words.find(([name]) => requirement.startsWith(name))?.[1] ?? 'Further details'
}
