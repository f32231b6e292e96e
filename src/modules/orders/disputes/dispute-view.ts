import type { Deps } from '../../../deps.ts'
import { type Executor, isId } from '../../../platform/db/index.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { staffMay } from '../../../shared/accounts/staff-roles.ts'
import { toMajor } from '../../../shared/money.ts'
import { isDisputed, isPastDeadline } from '../../../shared/orders/order-life-cycle.ts'
import { DISPUTE_ANSWER_HOURS, MAX_STATEMENTS } from '../../../shared/orders/order-limits.ts'
import { HOUR } from '../../../shared/time.ts'
import { type Payment, paymentsOfOrders } from '../../payments/index.ts'
import { findListingsWithImei } from '../../verification/index.ts'
import { type Order, roleIn, totalMinor } from '../order.ts'
import type { ClaimBody } from '../orders.contract.ts'
import { findOrders as ordersById } from '../orders.store.ts'
import type { Claim } from '../warranty/claim.ts'
import { listClaims, toClaim } from '../warranty/claims.store.ts'
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
import { findDisputes, listSettlements, listStatements, type Statement } from './disputes.store.ts'

type ViewerRole = 'buyer' | 'seller' | 'admin'
type Action = (typeof disputeActions)[number]

/** A dispute for a party or an admin; undefined for anyone else. */
export async function viewDispute(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  orderId: string,
): Promise<DisputeBody | undefined> {
  const [dispute] = isId(orderId) ? await viewDisputes(deps, viewer, [orderId]) : []
  return dispute
}

/**
 * The newest dispute of each of these orders, in their order, without those that the viewer may not
 * see. The number of statements does not depend on the number of orders.
 */
export async function viewDisputes(
  { db: { kysely: db }, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  orderIds: readonly string[],
): Promise<DisputeBody[]> {
  const [orders, disputes] = await Promise.all([
    ordersById(db, orderIds),
    findDisputes(db, orderIds),
  ])
  const orderOf = new Map(orders.map((order) => [order.id, order]))
  const disputeOf = new Map(disputes.map((dispute) => [dispute.orderId, dispute]))
  const visible = orderIds.flatMap((id) => {
    const [order, dispute] = [orderOf.get(id), disputeOf.get(id)]
    const viewerRole = order && roleIn(order, viewer, 'seeOrders')
    const isReader = viewerRole === 'admin' && !staffMay(viewer, 'decideDisputes')
    return order && dispute && viewerRole ? [{ order, dispute, viewerRole, isReader }] : []
  })
  const factsOf = await readFacts(db, visible)
  return visible.map((each) => toDispute(each, factsOf(each), clock.now()))
}

type Visible = {
  order: Order
  dispute: Dispute
  viewerRole: ViewerRole
  /** Staff who may see orders but do nothing about them. */
  isReader: boolean
}
type Facts = {
  statements: readonly Statement[]
  settlements: readonly Settlement[]
  payments: readonly Payment[]
  claims: readonly Claim[]
  needsImei: boolean
}

/** What is shown of these disputes, besides their own rows. */
async function readFacts(
  db: Executor,
  visible: readonly Visible[],
): Promise<(dispute: Visible) => Facts> {
  const ids = visible.map(({ dispute }) => dispute.id)
  const orderIds = visible.map(({ order }) => order.id)
  const ofClaims = visible.filter(({ dispute }) => isAboutWarranty(dispute))
  const [statements, settlements, checked, payments, claims] = await Promise.all([
    listStatements(db, ids),
    listSettlements(db, ids),
    findListingsWithImei(
      db,
      visible.map(({ order }) => order.listingId),
    ),
    paymentsOfOrders(db, orderIds),
    ofClaims.length > 0
      ? listClaims(
          db,
          ofClaims.map(({ order }) => order.id),
        )
      : [],
  ])
  const statementsOf = Map.groupBy(statements, ({ disputeId }) => disputeId)
  const settlementsOf = Map.groupBy(settlements, ({ disputeId }) => disputeId)
  const paymentsOf = Map.groupBy(payments, ({ orderId }) => orderId)
  const claimsOf = Map.groupBy(claims, ({ orderId }) => orderId)
  return ({ order, dispute }) => ({
    statements: statementsOf.get(dispute.id) ?? [],
    settlements: settlementsOf.get(dispute.id) ?? [],
    payments: paymentsOf.get(order.id) ?? [],
    claims: claimsOf.get(order.id) ?? [],
    needsImei: checked.has(order.listingId),
  })
}

function toDispute(visible: Visible, facts: Facts, now: Date): DisputeBody {
  const { order, dispute, viewerRole, isReader } = visible
  const { statements, settlements, needsImei } = facts
  const isTakenBack = facts.payments.some((payment) => payment.dispute === 'lost')
  const isOpen = isDisputed(order.state)
  // Once time has decided, only an admin can still do anything.
  const canAct = isOpen && !isReader && (viewerRole === 'admin' || !isPastDeadline(order, now))
  const isProposable = canAct ? solutionsFor(dispute, viewerRole, settlements.length) : []
  const statementCount = statements.filter(({ side }) => side === viewerRole).length
  return {
    _id: dispute.id,
    orderId: order.id,
    phoneId: order.listingId,
    name: order.name,
    img: order.img,
    buyer: order.buyerName,
    seller: order.sellerName,
    buyerId: viewerRole === 'admin' ? order.buyerId : null,
    sellerId: viewerRole === 'admin' ? order.sellerId : null,
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
    claim: claimOf(visible, facts.claims, now),
    statements: statements.map(toStatement),
    settlements: settlements.map(toSettlement),
    return: toReturn(dispute),
    needsImei,
    ...endOf(order, dispute, isTakenBack),
    solutions: isProposable,
    actions: canAct ? actionsOf(dispute, { viewerRole, now, statementCount }, settlements) : [],
  }
}

const iso = (date: Date | null) => date?.toISOString() ?? null

/** A claim ends in the moment in which it becomes a dispute. */
function claimOf(
  { order, dispute, viewerRole }: Visible,
  claims: readonly Claim[],
  now: Date,
): ClaimBody | null {
  const claim = isAboutWarranty(dispute)
    ? claims.find(({ closedAt }) => closedAt?.getTime() === dispute.openedAt.getTime())
    : undefined
  return claim ? toClaim(claim, order, viewerRole, now) : null
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

type ViewedBy = { viewerRole: ViewerRole; now: Date; statementCount: number }

function actionsOf(
  dispute: Dispute,
  { viewerRole, now, statementCount }: ViewedBy,
  [newest]: readonly Settlement[],
): Action[] {
  const canAdd: Action[] = statementCount < MAX_STATEMENTS ? ['add_statement'] : []
  if (viewerRole === 'admin') return [...canAdd, 'decide']
  const hasProposal = newest?.state === 'proposed' && newest.proposedBy !== viewerRole
  const sends = stageAfter(dispute.stage, 'send_back') && !isPastReturn(dispute, now)
  const receives = stageAfter(dispute.stage, 'refuse_return')
  return [
    ...canAdd,
    'propose_settlement',
    ...(canSettle(dispute) && hasProposal ? (['answer_settlement'] as const) : []),
    ...(viewerRole === 'buyer' && sends ? (['send_back'] as const) : []),
    ...(viewerRole === 'seller' && receives ? (['receive_return'] as const) : []),
  ]
}

function toStatement({ id, side, text, at, photos }: Statement) {
  const pictures = photos.map(({ id: _id, width, height }) => ({ _id, width, height }))
  return { _id: id, by: side, text, at: at.toISOString(), photos: pictures }
}

function toSettlement({ number, proposedBy, kind, refundMinor, state, at }: Settlement) {
  return { number, by: proposedBy, kind, refundMinor, state, at: at.toISOString() }
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
