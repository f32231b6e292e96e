import { DAY } from '../../platform/clock.ts'
import { type Db, inTransaction } from '../../platform/db/index.ts'
import {
  changeOpenCharge,
  chargesSince,
  countMoney,
  type DemoCharge,
  ensureCharge,
  findCharge,
  findTransfer,
  insertTransfer,
} from './demo.store.ts'
import { type Charge, type Dispute, type News, type Provider, ProviderRefusal } from './provider.ts'

/** Nobody answers a demo dispute: the bank gives the buyer the money after a week. */
const DISPUTE_DAYS = 7

/** Money that is none, in demo mode only: behaves as a provider, and remembers as one. */
export function demoProvider(db: Db, now: () => Date): Provider {
  const look = async (ref: string) => toCharge(known(await findCharge(db.kysely, ref)))
  const move = async (kind: 'refund' | 'payout', ask: Parameters<Provider['refund']>[0]) => {
    const moved = await inTransaction(db, (tx) => insertTransfer(tx, kind, ask))
    if (!moved)
      throw new ProviderRefusal('not_enough', 'There is not that much left of the payment')
    return { ref: `demo_${ask.key}`, state: 'done' } as const
  }
  return {
    name: 'demo',
    look,
    open: async (ask) => toCharge(await ensureCharge(db.kysely, ask, now())),
    async cancel(ref) {
      await changeOpenCharge(db.kysely, ref, { state: 'cancelled' }, now())
      return look(ref)
    },
    refund: (ask) => move('refund', ask),
    payOut: (ask) => move('payout', { ...ask, ref: ask.chargeRef }),
    async find(_kind, ask) {
      const transfer = await findTransfer(db.kysely, ask.id)
      return transfer && { ref: `demo_${transfer.key}`, state: 'done' }
    },
    lookRefund: async (ref) => ({ ref, state: 'done' }),
    async lookDispute(ref) {
      const charge = await findCharge(db.kysely, ref.replace(/_dispute$/, ''))
      return charge && disputeOf(charge, now())
    },
    openPlace: async ({ userId }) => ({ ref: `demo_${userId}`, ready: true, missing: [] }),
    lookPlace: async (ref) => ({ ref, ready: true, missing: [] }),
    placeLink: async (_ref, { done }) => done,
    balance: () => countMoney(db.kysely),
    linesBetween: async () => [],
    async newsSince(at) {
      const charges = await chargesSince(db.kysely, at)
      return charges.flatMap((charge) => newsOf(charge, now()))
    },
  }
}

function known(charge: DemoCharge | undefined): DemoCharge {
  if (!charge) throw new ProviderRefusal('unknown', 'The demo provider knows no such payment')
  return charge
}

function toCharge(charge: DemoCharge): Charge {
  return {
    ref: charge.ref,
    paymentId: charge.paymentId,
    state: charge.state,
    amountMinor: charge.amountMinor,
    currency: charge.currency,
    chargeRef: charge.ref,
    failure: charge.failure,
    clientSecret: null,
  }
}

function disputeOf(charge: DemoCharge, now: Date): Dispute | undefined {
  if (!charge.disputedAt) return
  const lost = now.getTime() - charge.disputedAt.getTime() >= DISPUTE_DAYS * DAY
  return {
    ref: `${charge.ref}_dispute`,
    state: lost ? 'lost' : 'open',
    amountMinor: charge.amountMinor,
  }
}

/** What a charge has to tell; told once for each change of it. */
export function newsOf(charge: DemoCharge, now: Date): News[] {
  const at = charge.changedAt
  const id = `${charge.ref}_${charge.state}_${at.getTime()}`
  if (charge.state === 'open' && !charge.failure) return []
  const news: News[] = [
    { id, type: `demo.${charge.state}`, at, about: { kind: 'charge', charge: toCharge(charge) } },
  ]
  const dispute = disputeOf(charge, now)
  if (dispute)
    news.push({
      id: `${id}_${dispute.state}`,
      type: 'demo.dispute',
      at,
      about: { kind: 'dispute', ref: charge.ref, dispute },
    })
  return news
}
