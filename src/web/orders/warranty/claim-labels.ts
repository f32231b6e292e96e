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
  { you, buyer, seller }: Pick<OrderDetail, 'you' | 'buyer' | 'seller'>,
): string {
  if (state === 'open') return you === 'seller' ? 'Answer by' : `${seller} can answer until`
  if (state === 'agreed') return 'Counts as settled on'
  return you === 'buyer' ? 'Open a dispute by' : `${buyer} can open a dispute until`
}
