import {
  CLAIM_ANSWER_DAYS,
  CLAIM_DISPUTE_DAYS,
  CLAIM_SETTLED_DAYS,
} from '../../../shared/orders/order-limits.ts'
import { DAY } from '../../../shared/time.ts'
import type { PrivatePhoto } from '../../media/index.ts'
import type { Next } from '../orders.contract.ts'

/** What is wrong with a phone under warranty. */
export const claimReasons = ['does_not_work', 'battery', 'screen', 'part_failed', 'other'] as const
export type ClaimReason = (typeof claimReasons)[number]

/** What a seller can agree to. */
export const remedies = ['repair', 'replacement', 'refund'] as const
export type Remedy = (typeof remedies)[number]

/** States of a claim that waits for somebody; `orders.claim_state` names the same. */
export const openClaimStates = ['open', 'unanswered', 'refused', 'agreed'] as const
export type OpenClaimState = (typeof openClaimStates)[number]

/** All states. A disputed claim continues as the dispute of its order. */
export const claimStates = [
  ...openClaimStates,
  'settled',
  'withdrawn',
  'lapsed',
  'disputed',
] as const
export type ClaimState = (typeof claimStates)[number]

export type Side = 'buyer' | 'seller'
type ClaimActor = Side | 'admin' | 'system'
type ClaimTransition = {
  from: readonly OpenClaimState[]
  to: ClaimState
  by: readonly ClaimActor[]
  /** The event that records it; a dispute has its own. */
  event?: string
}

/** The life of a claim: all transitions. Anything else cannot happen. */
export const claimTransitions = {
  /** Also late, or after refusing: until the buyer opens a dispute. */
  agree: {
    from: ['open', 'unanswered', 'refused'],
    to: 'agreed',
    by: ['seller'],
    event: 'warranty_claim_agreed',
  },
  refuse: {
    from: ['open', 'unanswered'],
    to: 'refused',
    by: ['seller'],
    event: 'warranty_claim_refused',
  },
  /** The phone is repaired or replaced, or the refund has arrived; or the buyer has not objected in time. */
  settle: {
    from: ['agreed'],
    to: 'settled',
    by: ['buyer', 'system'],
    event: 'warranty_claim_settled',
  },
  withdraw: {
    from: ['open', 'unanswered', 'refused'],
    to: 'withdrawn',
    by: ['buyer'],
    event: 'warranty_claim_withdrawn',
  },
  /** The seller did not answer in time. */
  time_out: {
    from: ['open'],
    to: 'unanswered',
    by: ['system'],
    event: 'warranty_claim_unanswered',
  },
  /** The buyer did not open a dispute in time. */
  lapse: {
    from: ['unanswered', 'refused'],
    to: 'lapsed',
    by: ['system'],
    event: 'warranty_claim_lapsed',
  },
  dispute: { from: ['unanswered', 'refused', 'agreed'], to: 'disputed', by: ['buyer', 'admin'] },
} as const satisfies Record<string, ClaimTransition>
export type ClaimTransitionName = keyof typeof claimTransitions

type Timing = { endsAfterDays: number; remindAfterDays: number; reminded: readonly Side[] }

/** How long each state lasts, and who is reminded before its end. */
export const claimTimes: Record<OpenClaimState, Timing> = {
  open: { endsAfterDays: CLAIM_ANSWER_DAYS, remindAfterDays: 5, reminded: ['seller'] },
  unanswered: { endsAfterDays: CLAIM_DISPUTE_DAYS, remindAfterDays: 10, reminded: ['buyer'] },
  refused: { endsAfterDays: CLAIM_DISPUTE_DAYS, remindAfterDays: 10, reminded: ['buyer'] },
  agreed: { endsAfterDays: CLAIM_SETTLED_DAYS, remindAfterDays: 23, reminded: ['seller', 'buyer'] },
}

/** Claims of one order: a phone that fails more often needs another solution. */
export const MAX_CLAIMS = 10

export type Claim = {
  id: string
  orderId: string
  reason: ClaimReason
  text: string
  state: ClaimState
  madeAt: Date
  stateSince: Date
  /** When the state ends automatically; null once the claim is closed. */
  dueAt: Date | null
  remindAt: Date | null
  remedy: Remedy | null
  /** In minor units; only with the remedy `refund`. */
  refundMinor: number | null
  /** What the seller wrote to agree or to refuse. */
  answer: string | null
  answeredAt: Date | null
  closedAt: Date | null
  photos: PrivatePhoto[]
}

export function isOpenClaim(state: ClaimState): state is OpenClaimState {
  return (openClaimStates as readonly ClaimState[]).includes(state)
}

/** Whether somebody may make a transition from a state. */
export function canTransitionClaim(
  state: ClaimState,
  name: ClaimTransitionName,
  by: ClaimActor,
): boolean {
  const transition: ClaimTransition = claimTransitions[name]
  return (transition.from as readonly ClaimState[]).includes(state) && transition.by.includes(by)
}

/** What becomes of a claim with its state; a closed one has no deadline. */
export function enterClaimState(claim: Claim, state: ClaimState, date: Date): Claim {
  const times = isOpenClaim(state) ? claimTimes[state] : undefined
  const after = (days: number) => new Date(date.getTime() + days * DAY)
  return {
    ...claim,
    state,
    stateSince: date,
    dueAt: times ? after(times.endsAfterDays) : null,
    remindAt: times ? after(times.remindAfterDays) : null,
    closedAt: times ? null : date,
  }
}

/** The automatic transition of a claim whose deadline has passed; undefined before the deadline. */
export function dueClaimTransition({ state, dueAt }: Claim, now: Date) {
  if (!dueAt || dueAt > now) return undefined
  return (['time_out', 'lapse', 'settle'] as const).find((name) =>
    canTransitionClaim(state, name, 'system'),
  )
}

/** The step that a completed order waits for because of its open claim; null without one. */
export function claimStep(claims: readonly Pick<Claim, 'state' | 'dueAt'>[]): Next | null {
  const open = claims.find(({ state }) => isOpenClaim(state))
  if (!open) return null
  const dueAt = open.dueAt?.toISOString() ?? null
  if (open.state === 'open') return { actor: 'seller', action: 'answer_claim', dueAt }
  if (open.state === 'agreed') return { actor: 'seller', action: 'settle_claim', dueAt }
  return { actor: 'buyer', action: 'decide_claim', dueAt }
}
