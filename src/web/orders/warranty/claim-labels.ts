import { formatMoney } from '../../../shared/money.ts'
import type { BadgeTone } from '../../ui/badge.tsx'
import type { OrderDetail } from '../order-api.ts'

export type Claim = OrderDetail['warrantyClaims'][number]
type Remedy = NonNullable<Claim['remedy']>

export const claimReasonLabels: Record<Claim['reason'], { label: string; help: string }> = {
  does_not_work: { label: 'Doesn’t work', help: 'It doesn’t start, restarts or freezes.' },
  battery: { label: 'Battery', help: 'It drains quickly, doesn’t charge, or swells.' },
  screen: { label: 'Screen', help: 'Lines, spots, or touch that fails.' },
  part_failed: {
    label: 'Another part failed',
    help: 'A camera, speaker, microphone, button or connector.',
  },
  other: { label: 'Something else', help: 'Describe it below.' },
}

export const claimBadges: Record<Claim['state'], { label: string; tone: BadgeTone }> = {
  open: { label: 'Waiting for the seller', tone: 'waiting' },
  unanswered: { label: 'Not answered', tone: 'danger' },
  refused: { label: 'Refused', tone: 'danger' },
  agreed: { label: 'Agreed', tone: 'waiting' },
  settled: { label: 'Settled', tone: 'good' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  lapsed: { label: 'Closed', tone: 'neutral' },
  disputed: { label: 'In dispute', tone: 'neutral' },
}

export function openClaim({ warrantyClaims }: Pick<OrderDetail, 'warrantyClaims'>) {
  return warrantyClaims.find(({ closedAt }) => closedAt === null)
}

/** 'a repair', 'a refund of $50'. */
export function remedyText(
  { remedy, refundMinor }: Pick<Claim, 'remedy' | 'refundMinor'>,
  currency: string,
): string {
  const texts: Record<Remedy, string> = {
    repair: 'a repair',
    replacement: 'a replacement',
    refund: `a refund of ${formatMoney(refundMinor ?? 0, currency)}`,
  }
  return remedy ? texts[remedy] : ''
}

/** What the next deadline of an open claim means. */
export function claimDeadlineLabel(
  { state }: Pick<Claim, 'state'>,
  { viewerRole, buyer, seller }: Pick<OrderDetail, 'viewerRole' | 'buyer' | 'seller'>,
): string {
  if (state === 'open') return viewerRole === 'seller' ? 'Answer by' : `${seller} can answer until`
  if (state === 'agreed') return 'Counts as settled on'
  return viewerRole === 'buyer' ? 'Open a dispute by' : `${buyer} can open a dispute until`
}

/** The next step of an order with an open warranty claim, for its buyer or seller. */
export function claimStepText(order: OrderDetail): { title: string; text: string } | undefined {
  const claim = openClaim(order)
  if (!claim || order.state !== 'completed') return
  return order.viewerRole === 'seller' ? sellerText(order, claim) : buyerText(order, claim)
}

function buyerText({ seller, currency }: OrderDetail, claim: Claim) {
  switch (claim.state) {
    case 'open':
      return {
        title: `Waiting for ${seller} to answer your claim`,
        text: 'They can agree to a repair, a replacement or a refund, or refuse. If they don’t answer in time, you can open a dispute and an admin decides.',
      }
    case 'agreed':
      return {
        title: `${seller} agreed to ${remedyText(claim, currency)}`,
        text:
          claim.remedy === 'refund'
            ? 'Mark the claim as settled once you have the money. If it doesn’t arrive, open a dispute.'
            : 'Arrange it in messages. Mark the claim as settled once the phone works, or open a dispute if they don’t do what was agreed.',
      }
    default:
      return {
        title:
          claim.state === 'refused'
            ? `${seller} refused your claim`
            : `${seller} hasn’t answered your claim`,
        text: 'Open a dispute and an admin decides, or withdraw the claim. If you do neither, it’s closed at the deadline.',
      }
  }
}

function sellerText({ buyer, currency }: OrderDetail, claim: Claim) {
  switch (claim.state) {
    case 'open':
      return {
        title: `${buyer} made a warranty claim`,
        text: 'You sold the phone with a warranty. Read what’s wrong, then agree to a repair, a replacement or a refund, or refuse with a reason. If you don’t answer in time, they can open a dispute.',
      }
    case 'agreed':
      return {
        title: `You agreed to ${remedyText(claim, currency)}`,
        text:
          claim.remedy === 'refund'
            ? `Pay it back to ${buyer}, who marks the claim as settled. If it doesn’t arrive, they can open a dispute.`
            : `Arrange it in messages. ${buyer} marks the claim as settled once the phone works, or can open a dispute.`,
      }
    default:
      return {
        title:
          claim.state === 'refused' ? 'You refused the claim' : 'You haven’t answered the claim',
        text: `${buyer} can open a dispute now, and an admin decides. Until they do, you can still agree.`,
      }
  }
}
