/** Why a payment outside this instance is disputed: by the seller, or by the buyer. */
export const paymentReasons = ['payment_not_received', 'payment_not_confirmed'] as const

/** Why a return is disputed: by the buyer, or by the seller. */
export const returnReasons = ['return_not_accepted', 'return_not_as_sold'] as const

/** Why a completed order is disputed: by its buyer, whose warranty claim was not answered or met. */
export const warrantyReason = 'warranty_not_honored'

/** Why an order is disputed; after the payment, by its buyer. */
export const disputeReasons = [
  ...paymentReasons,
  ...returnReasons,
  warrantyReason,
  'not_as_described',
  'does_not_work',
  'wrong_phone',
  'not_arrived',
  'locked_or_listed',
  'other',
] as const
export type DisputeReason = (typeof disputeReasons)[number]

export function isAboutPayment({ reason }: Pick<Dispute, 'reason'>): boolean {
  return (paymentReasons as readonly DisputeReason[]).includes(reason)
}

export function isAboutReturn({ reason }: Pick<Dispute, 'reason'>): boolean {
  return (returnReasons as readonly DisputeReason[]).includes(reason)
}

export function isAboutWarranty({ reason }: Pick<Dispute, 'reason'>): boolean {
  return reason === warrantyReason
}

/** Stages of a dispute while its order is disputed. */
export const stages = ['open', 'answered', 'returning', 'sent_back', 'stuck'] as const
export type Stage = (typeof stages)[number]

/**
 * How a dispute can end; a return is on the way to a refund. One about the payment ends with the
 * payment accepted or rejected.
 */
export const solutions = [
  'release',
  'part_refund',
  'return',
  'refund',
  'accept_payment',
  'reject_payment',
] as const
export type Solution = (typeof solutions)[number]
export type Outcome = Exclude<Solution, 'return'>
export type Side = 'buyer' | 'seller'

type StageTransition = {
  from: readonly Stage[]
  to: Stage
  by: readonly (Side | 'admin' | 'system')[]
}

/** All transitions between the stages of a dispute. The order's own table says how it ends. */
export const stageTransitions = {
  answer: { from: ['open'], to: 'answered', by: ['seller'] },
  agree_return: {
    from: ['open', 'answered', 'stuck'],
    to: 'returning',
    by: ['buyer', 'seller', 'admin'],
  },
  send_back: { from: ['returning'], to: 'sent_back', by: ['buyer'] },
  /** The buyer did not send the phone back in time: an admin decides. */
  lapse: { from: ['returning'], to: 'answered', by: ['system'] },
  /** What came back is not the phone that was sold: there are no automatic refunds afterwards. */
  refuse_return: { from: ['sent_back'], to: 'stuck', by: ['seller'] },
} as const satisfies Record<string, StageTransition>
export type StageTransitionName = keyof typeof stageTransitions

/** Where a transition leads from a stage; undefined when it cannot be made there. */
export function stageAfter(stage: Stage, name: StageTransitionName): Stage | undefined {
  const transition: StageTransition = stageTransitions[name]
  return transition.from.includes(stage) ? transition.to : undefined
}

export type Dispute = {
  id: string
  orderId: string
  reason: DisputeReason
  stage: Stage
  openedAt: Date
  returnDueAt: Date | null
  returnCarrier: string | null
  returnTracking: string | null
  returnSentAt: Date | null
  returnImei: 'same' | 'other' | 'unknown' | 'no_phone' | null
  returnReceivedAt: Date | null
  outcome: Outcome | null
  refundMinor: number | null
  decidedBy: 'buyer' | 'seller' | 'both' | 'admin' | null
  decision: string | null
  closedAt: Date | null
}

export type Settlement = {
  number: number
  proposedBy: Side
  kind: Solution
  refundMinor: number | null
  at: Date
  state: 'proposed' | 'accepted' | 'declined' | 'superseded'
}

const concessions: Record<Side, readonly Solution[]> = {
  buyer: ['release', 'reject_payment'],
  seller: ['refund', 'accept_payment'],
}

/** True if only the other party benefits from the proposal, so it needs no acceptance. */
export function isConcession({ kind }: Pick<Settlement, 'kind'>, by: Side): boolean {
  return concessions[by].includes(kind)
}

/** Whether the parties can still settle, or an admin decide. */
export function canSettle({ stage }: Pick<Dispute, 'stage'>): boolean {
  return stageAfter(stage, 'agree_return') !== undefined
}

/** Proposals per dispute: without an agreement by then, an admin is needed. */
export const MAX_PROPOSALS = 20

/**
 * Outcomes that a person can choose: an admin by deciding, the parties by proposing; where they
 * cannot settle anymore, each can still concede.
 */
export function solutionsFor(
  dispute: Pick<Dispute, 'stage' | 'reason'>,
  viewerRole: Side | 'admin',
  proposals: number,
): Solution[] {
  const isBack = dispute.reason === 'return_not_as_sold'
  const fitting = solutions.filter(
    (kind) => isPaymentSolution(kind) === isAboutPayment(dispute) && !(isBack && kind === 'return'),
  )
  const settles = canSettle(dispute)
  if (viewerRole === 'admin') return fitting.filter((kind) => kind !== 'return' || settles)
  // Whether money has arrived is nothing to meet halfway on.
  const isFree = settles && proposals < MAX_PROPOSALS && !isAboutPayment(dispute)
  return fitting.filter((kind) => isFree || isConcession({ kind }, viewerRole))
}

function isPaymentSolution(kind: Solution): boolean {
  return kind === 'accept_payment' || kind === 'reject_payment'
}

/** True once the return deadline has passed, even before the job has run. */
export function isPastReturn({ returnDueAt }: Pick<Dispute, 'returnDueAt'>, now: Date): boolean {
  return returnDueAt !== null && returnDueAt <= now
}
