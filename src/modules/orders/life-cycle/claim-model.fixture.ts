import { DAY } from '../../../shared/time.ts'
import type { ModelOrder, Prediction } from './model-order.fixture.ts'
import type { ClaimAnswer, Person } from './random-actions.fixture.ts'

type State =
  | 'open'
  | 'unanswered'
  | 'refused'
  | 'agreed'
  | 'settled'
  | 'withdrawn'
  | 'lapsed'
  | 'disputed'
/** A warranty claim as it should be; independent of the code under test. */
export type ModelClaim = { state: State; ends: number; remind: number | null }

const MAX_CLAIMS = 10
const openStates: readonly State[] = ['open', 'unanswered', 'refused', 'agreed']

export function isClaimOpen({ claim }: ModelOrder): boolean {
  return claim !== undefined && openStates.includes(claim.state)
}

/** The claim state that an order stores; null without an open claim. */
export function openClaimState(order: ModelOrder): State | null {
  return order.claim && isClaimOpen(order) ? order.claim.state : null
}

/** When the open claim ends, and when somebody is reminded. */
export function openClaimTimes(order: ModelOrder): (number | null)[] | null {
  return order.claim && isClaimOpen(order) ? [order.claim.ends, order.claim.remind] : null
}

function enter(state: State, now: number): ModelClaim {
  const [ends, remind] = state === 'open' ? [7, 5] : state === 'agreed' ? [30, 23] : [14, 10]
  return { state, ends: now + ends * DAY, remind: now + remind * DAY }
}

export function claimPhone(order: ModelOrder, who: Person, now: number): Prediction {
  if (who !== order.buyer) return 'refused'
  if (isClaimOpen(order)) return []
  if (order.state !== 'completed' || order.claims === MAX_CLAIMS) return 'refused'
  if (order.receivedAt === null || now >= monthAfter(order.receivedAt)) return 'refused'
  order.claim = enter('open', now)
  order.claims += 1
  return ['warranty_claimed']
}

/** The same day of the next month, or its last day. */
function monthAfter(from: number): number {
  const end = new Date(from)
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 2, 0)).getUTCDate()
  const days = Math.min(end.getUTCDate(), lastDay)
  return end.setUTCMonth(end.getUTCMonth() + 1, days)
}

/** A moment some days later, of which Saturdays and Sundays do not count. */
export function workingDays(from: number, days: number): number {
  const weekend = (time: number) =>
    ['Sat', 'Sun'].includes(new Date(time).toUTCString().slice(0, 3))
  let end = from
  for (let left = days; left > 0; left -= weekend(end) ? 0 : 1) end += DAY
  return end
}

/** What time does to a claim when somebody looks at it. */
function byClock(order: ModelOrder, now: number): { claim: ModelClaim; events: string[] } {
  const claim = order.claim!
  if (!isClaimOpen(order) || claim.ends > now) return { claim, events: [] }
  if (claim.state === 'open')
    return { claim: enter('unanswered', now), events: ['warranty_claim_unanswered'] }
  const state = claim.state === 'agreed' ? 'settled' : 'lapsed'
  return { claim: { ...claim, state, remind: null }, events: [`warranty_claim_${state}`] }
}

const answers: Record<ClaimAnswer, { by: 'buyer' | 'seller'; from: State[]; to: State }> = {
  agree: { by: 'seller', from: ['open', 'unanswered', 'refused'], to: 'agreed' },
  refuse: { by: 'seller', from: ['open', 'unanswered'], to: 'refused' },
  settle: { by: 'buyer', from: ['agreed'], to: 'settled' },
  withdraw: { by: 'buyer', from: ['open', 'unanswered', 'refused'], to: 'withdrawn' },
}

type Answer = { who: Person; how: ClaimAnswer }
export function answerClaim(order: ModelOrder, { who, how }: Answer, now: number): Prediction {
  const { by, from, to } = answers[how]
  if (who !== (by === 'buyer' ? order.buyer : 'seller') || !order.claim) return 'refused'
  const { claim, events } = byClock(order, now)
  const isDone = claim.state === to || (how === 'agree' && claim.state === 'settled')
  if (isDone) {
    order.claim = claim
    return events
  }
  if (!from.includes(claim.state) || order.state !== 'completed') return 'refused'
  order.claim = enter(to, now)
  return [...events, `warranty_claim_${to}`]
}

/** The part of the claim in a dispute about it. */
export function disputeModelClaim(order: ModelOrder, now: number): Prediction {
  if (!order.claim || !isClaimOpen(order)) return 'refused'
  const { claim, events } = byClock(order, now)
  if (!['unanswered', 'refused', 'agreed'].includes(claim.state)) return 'refused'
  order.claim = { ...claim, state: 'disputed' }
  return events
}

/** The buyer returns the phone instead. */
export function withdrawModelClaim(order: ModelOrder): string[] {
  if (!order.claim || !isClaimOpen(order)) return []
  order.claim = { ...order.claim, state: 'withdrawn' }
  return ['warranty_claim_withdrawn']
}

export function predictClaimDeadlines(order: ModelOrder, now: number): string[] {
  if (!order.claim || !isClaimOpen(order)) return []
  const { claim, events } = byClock(order, now)
  order.claim = claim
  if (!isClaimOpen(order) || claim.remind === null || claim.remind > now) return events
  order.claim = { ...claim, remind: null }
  const whom =
    claim.state === 'agreed' ? ['seller', 'buyer'] : [claim.state === 'open' ? 'seller' : 'buyer']
  return [...events, ...whom.map((side) => `warranty_claim_reminded ${side}`)]
}
