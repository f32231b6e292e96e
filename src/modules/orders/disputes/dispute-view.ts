import type { Deps } from '../../../deps.ts'
import { type Executor, isId } from '../../../platform/db/index.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { toMajor } from '../../../shared/money.ts'
import { isDisputed } from '../../../shared/orders/order-life-cycle.ts'
import { DISPUTE_ANSWER_HOURS, MAX_STATEMENTS } from '../../../shared/orders/order-limits.ts'
import { HOUR } from '../../../shared/time.ts'
import { paymentsOfOrder } from '../../payments/index.ts'
import { hasImeiCheck } from '../../verification/index.ts'
import {
  claimsOfOrder,
  isPastDeadline,
  type Order,
  orderById,
  roleIn,
  totalMinor,
} from '../index.ts'
import type { ClaimBody } from '../orders.contract.ts'
import {
  canSettle,
  type Dispute,
  isAboutWarranty,
  isPastReturn,
  type Settlement,
  solutionsFor,
  stageAfter,
} from './dispute.ts'
import type { DisputeBody, disputeActions } from './disputes.contract.ts'
import { findDispute, listSettlements, listStatements, type Statement } from './disputes.store.ts'

type You = 'buyer' | 'seller' | 'admin'
type Action = (typeof disputeActions)[number]

/** A dispute for a party or an admin; undefined for anyone else. */
export async function viewDispute(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  orderId: string,
): Promise<DisputeBody | undefined> {
  const order = isId(orderId) ? await orderById(db.kysely, orderId) : undefined
  const you = order && roleIn(order, viewer)
  return order && you ? read(db.kysely, order, you, clock.now()) : undefined
}

async function read(
  db: Executor,
  order: Order,
  you: You,
  now: Date,
): Promise<DisputeBody | undefined> {
  const dispute = await findDispute(db, order.id)
  if (!dispute) return
  const [statements, settlements, needsImei, payments, claims] = await Promise.all([
    listStatements(db, dispute.id),
    listSettlements(db, dispute.id),
    hasImeiCheck(db, order.listingId),
    paymentsOfOrder(db, order.id),
    isAboutWarranty(dispute) ? claimsOfOrder(db, order, you, now) : [],
  ])
  const isTakenBack = payments.some((payment) => payment.dispute === 'lost')
  const isOpen = isDisputed(order.state)
  // Once time has decided, only an admin can still do anything.
  const canAct = isOpen && (you === 'admin' || !isPastDeadline(order, now))
  const isProposable = canAct ? solutionsFor(dispute, you, settlements.length) : []
  const statementCount = statements.filter(({ side }) => side === you).length
  return {
    _id: dispute.id,
    orderId: order.id,
    phoneId: order.listingId,
    name: order.name,
    img: order.img,
    buyer: order.buyerName,
    seller: order.sellerName,
    priceMinor: order.priceMinor,
    price: toMajor(order.priceMinor, order.currency),
    paidMinor: totalMinor(order),
    currency: order.currency,
    reason: dispute.reason,
    stage: isOpen ? dispute.stage : 'closed',
    openedAt: dispute.openedAt.toISOString(),
    answerDueAt: isOpen && dispute.stage === 'open' ? answerDue(dispute) : null,
    endsAt: isOpen ? iso(order.stateDueAt) : null,
    returnDueAt: isOpen && dispute.stage === 'returning' ? iso(dispute.returnDueAt) : null,
    claim: claimOf(dispute, claims),
    statements: statements.map(toStatement),
    settlements: settlements.map(toSettlement),
    return: toReturn(dispute),
    needsImei,
    ...endOf(order, dispute, isTakenBack),
    solutions: isProposable,
    actions: canAct ? actionsOf(dispute, { you, now, statementCount }, settlements) : [],
  }
}

const iso = (date: Date | null) => date?.toISOString() ?? null

/** A claim ends in the moment in which it becomes a dispute. */
function claimOf({ openedAt }: Dispute, claims: readonly ClaimBody[]): ClaimBody | null {
  return claims.find(({ closedAt }) => closedAt === openedAt.toISOString()) ?? null
}

function answerDue({ openedAt }: Dispute) {
  return new Date(openedAt.getTime() + DISPUTE_ANSWER_HOURS * HOUR).toISOString()
}

/** How it ended; without a decision here, by the buyer's bank or a deadline. */
function endOf(order: Order, dispute: Dispute, isTakenBack: boolean) {
  const { outcome, decidedBy, refundMinor, decision, closedAt } = dispute
  if (isDisputed(order.state) || closedAt)
    return { outcome, decidedBy, refundMinor, decision, closedAt: iso(closedAt) }
  const isRefund = order.state === 'refunded'
  return {
    outcome: isRefund ? ('refund' as const) : ('release' as const),
    decidedBy: isRefund && isTakenBack ? ('bank' as const) : ('system' as const),
    refundMinor: isRefund ? totalMinor(order) : 0,
    decision,
    closedAt: iso(order.endedAt),
  }
}

type ViewedBy = { you: You; now: Date; statementCount: number }

function actionsOf(
  dispute: Dispute,
  { you, now, statementCount }: ViewedBy,
  [newest]: readonly Settlement[],
): Action[] {
  const canAdd: Action[] = statementCount < MAX_STATEMENTS ? ['add_statement'] : []
  if (you === 'admin') return [...canAdd, 'decide']
  const hasProposal = newest?.state === 'proposed' && newest.proposedBy !== you
  const sends = stageAfter(dispute.stage, 'send_back') && !isPastReturn(dispute, now)
  const receives = stageAfter(dispute.stage, 'refuse_return')
  return [
    ...canAdd,
    'propose_settlement',
    ...(canSettle(dispute) && hasProposal ? (['answer_settlement'] as const) : []),
    ...(you === 'buyer' && sends ? (['send_back'] as const) : []),
    ...(you === 'seller' && receives ? (['receive_return'] as const) : []),
  ]
}

function toStatement({ id, side, text, at, photos }: Statement) {
  const pictures = photos.map(({ id: _id, width, height }) => ({ _id, width, height }))
  return { _id: id, by: side, text, at: at.toISOString(), photos: pictures }
}

function toSettlement({ n, proposedBy, kind, refundMinor, state, at }: Settlement) {
  return { n, by: proposedBy, kind, refundMinor, state, at: at.toISOString() }
}

function toReturn(dispute: Dispute): DisputeBody['return'] {
  const { returnSentAt, returnCarrier, returnTracking, returnImei, returnReceivedAt } = dispute
  if (!returnSentAt) return null
  return {
    carrier: returnCarrier ?? '',
    tracking: returnTracking ?? '',
    sentAt: returnSentAt.toISOString(),
    imei: returnImei,
    receivedAt: iso(returnReceivedAt),
  }
}
