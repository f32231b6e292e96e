import type { Dispute } from '../aftermath/calls.ts'

/** What keeps a dispute from ending without an admin, in words; undefined while the two still can. */
export function whyAdmin(dispute: Dispute, now: number): string | undefined {
  if (dispute.stage === 'stuck') return 'Another phone came back, or none'
  if (dispute.stage === 'open' && isPast(dispute.answerDueAt, now))
    return 'The seller did not answer in time'
  // Time ends every other one that was answered.
  if (dispute.stage === 'answered')
    return dispute.endsAt ? 'Both have spoken' : 'Time does not end it any more'
}

/** Those that an admin must decide first: what is stuck, then what nobody answered, then by the time left. */
export function inOrder(disputes: readonly Dispute[], now: number): Dispute[] {
  return disputes.toSorted(
    (a, b) => rank(a, now) - rank(b, now) || endOf(a) - endOf(b) || opened(a) - opened(b),
  )
}

function rank(dispute: Dispute, now: number): number {
  if (dispute.stage === 'stuck') return 0
  if (dispute.stage === 'open') return isPast(dispute.answerDueAt, now) ? 1 : 3
  return dispute.stage === 'answered' ? 2 : 4
}

const isPast = (at: string | null, now: number) => at !== null && Date.parse(at) <= now
const opened = ({ openedAt }: Dispute) => Date.parse(openedAt)
const endOf = ({ endsAt }: Dispute) => (endsAt ? Date.parse(endsAt) : Number.MAX_SAFE_INTEGER)
