import { type Db, inTransaction } from '../../../platform/db/index.ts'
import { DAY } from '../../../shared/time.ts'
import {
  type Charge,
  type Dispute,
  type Provider,
  type ProviderEvent,
  ProviderRefusal,
} from '../provider.ts'
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

/** The numbers that developers know from Stripe's test mode, and what each of them leads to. */
export const demoCards = [
  { number: '4242424242424242', leadsTo: 'success', description: 'The payment succeeds' },
  { number: '4000000000000002', leadsTo: 'decline', description: 'The card is declined' },
  {
    number: '4000002500003155',
    leadsTo: 'confirmation',
    description: 'The bank asks you to confirm, then the payment succeeds',
  },
  {
    number: '4000000000000259',
    leadsTo: 'dispute',
    description: 'The payment succeeds, then the bank disputes it',
  },
] as const

export type DemoCard = (typeof demoCards)[number]

/** The card behind a number as people type it; undefined for every other, real ones above all. */
export function demoCard(typed: string): DemoCard | undefined {
  const number = typed.replace(/[\s-]/g, '')
  return demoCards.find((card) => card.number === number)
}

/** Demo disputes are not answered: the bank refunds the buyer after a week. */
const DISPUTE_DAYS = 7

/** A provider without real money, for demo mode, with its own storage. */
export function demoProvider(db: Db, now: () => Date): Provider {
  const readCharge = async (ref: string) =>
    toCharge(requireCharge(await findCharge(db.kysely, ref)))
  const move = async (kind: 'refund' | 'payout', request: Parameters<Provider['refund']>[0]) => {
    const inserted = await inTransaction(db, (tx) => insertTransfer(tx, kind, request))
    if (!inserted)
      throw new ProviderRefusal('not_enough', 'The refund is larger than the rest of the payment')
    return { ref: `demo_${request.key}`, state: 'done' } as const
  }
  return {
    name: 'demo',
    fetchCharge: readCharge,
    createCharge: async (request) => toCharge(await ensureCharge(db.kysely, request, now())),
    async cancelCharge(ref) {
      await changeOpenCharge(db.kysely, ref, { state: 'cancelled' }, now())
      return readCharge(ref)
    },
    refund: (request) => move('refund', request),
    payOut: (request) => move('payout', { ...request, ref: request.chargeRef }),
    async findTransfer(_kind, request) {
      const transfer = await findTransfer(db.kysely, request.id)
      return transfer && { ref: `demo_${transfer.key}`, state: 'done' }
    },
    fetchRefund: async (ref) => ({ ref, state: 'done' }),
    async fetchDispute(ref) {
      const charge = await findCharge(db.kysely, ref.replace(/_dispute$/, ''))
      return charge && disputeOf(charge, now())
    },
    createPayoutAccount: async ({ userId }) => ({
      ref: `demo_${userId}`,
      ready: true,
      missing: [],
      bank: null,
    }),
    fetchPayoutAccount: async (ref) => ({ ref, ready: true, missing: [], bank: null }),
    payoutAccountLink: async (_ref, { done }) => done,
    balance: () => countMoney(db.kysely),
    balanceTransactions: async () => [],
    async eventsSince(date) {
      const charges = await chargesSince(db.kysely, date)
      return charges.flatMap((charge) => pendingEvents(charge, now()))
    },
  }
}

function requireCharge(charge: DemoCharge | undefined): DemoCharge {
  if (!charge) throw new ProviderRefusal('unknown', 'The demo provider does not know this payment')
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

/** The pending event of a charge; one for each change. */
export function pendingEvents(charge: DemoCharge, now: Date): ProviderEvent[] {
  const date = charge.changedAt
  const id = `${charge.ref}_${charge.state}_${date.getTime()}`
  if (charge.state === 'open' && !charge.failure) return []
  const events: ProviderEvent[] = [
    {
      id,
      type: `demo.${charge.state}`,
      at: date,
      about: { kind: 'charge', charge: toCharge(charge) },
    },
  ]
  const dispute = disputeOf(charge, now)
  if (dispute)
    events.push({
      id: `${id}_${dispute.state}`,
      type: 'demo.dispute',
      at: date,
      about: { kind: 'dispute', ref: charge.ref, dispute },
    })
  return events
}
