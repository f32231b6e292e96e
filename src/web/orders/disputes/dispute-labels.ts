import { formatMoney } from '../../../shared/money.ts'
import type { BadgeTone } from '../../ui/badge.tsx'
import type { Dispute, Settlement } from '../order-api.ts'

export type Viewer = 'buyer' | 'seller' | 'admin'
type Sale = Pick<Dispute, 'paidMinor' | 'currency'>

export const reasonLabels: Record<Dispute['reason'], { label: string; help: string }> = {
  payment_not_received: {
    label: 'Payment hasn’t arrived',
    help: 'The buyer marked it as sent.',
  },
  payment_not_confirmed: {
    label: 'Payment isn’t confirmed',
    help: 'You sent it, and the seller doesn’t confirm it.',
  },
  return_not_accepted: {
    label: 'Return isn’t accepted',
    help: 'The seller doesn’t say where to, or doesn’t confirm that it is back.',
  },
  return_not_as_sold: {
    label: 'Not returned as sold',
    help: 'Another phone, damaged, incomplete, locked, or nothing at all.',
  },
  warranty_not_honored: {
    label: 'Warranty not honored',
    help: 'The claim was refused, not answered, or not settled as agreed.',
  },
  not_as_described: { label: 'Not as described', help: 'In worse condition than listed.' },
  does_not_work: { label: 'Doesn’t work', help: 'The whole phone or a part of it.' },
  wrong_phone: { label: 'Wrong phone', help: 'A different model, storage size or color.' },
  not_arrived: { label: 'Didn’t arrive', help: 'Or the parcel was empty.' },
  locked_or_listed: {
    label: 'Locked',
    help: 'To an account or a carrier, or blacklisted.',
  },
  other: { label: 'Something else', help: 'Describe it below.' },
}

/** True for a dispute about a payment outside this instance. */
export function isPaymentReason(reason: string): boolean {
  return reason === 'payment_not_received' || reason === 'payment_not_confirmed'
}

/** True for a dispute about a phone that goes back under the return policy. */
export function isReturnReason(reason: string): boolean {
  return reason === 'return_not_accepted' || reason === 'return_not_as_sold'
}

/** True for a dispute about a warranty claim. */
export function isWarrantyReason(reason: string): boolean {
  return reason === 'warranty_not_honored'
}

export const stageLabels: Record<Dispute['stage'], { label: string; tone: BadgeTone }> = {
  open: { label: 'Waiting for the seller', tone: 'waiting' },
  answered: { label: 'Both sides have replied', tone: 'waiting' },
  returning: { label: 'Return due', tone: 'waiting' },
  sent_back: { label: 'Return on its way', tone: 'waiting' },
  stuck: { label: 'Admin decision needed', tone: 'danger' },
  closed: { label: 'Closed', tone: 'neutral' },
}

/** 'You' or a name. */
export function displayName(
  by: Viewer,
  viewerRole: Viewer,
  { buyer, seller }: Pick<Dispute, 'buyer' | 'seller'>,
) {
  if (by === viewerRole) return 'You'
  return { buyer, seller, admin: 'An admin' }[by]
}

/** What an outcome means in money, for the buyer, the seller or an admin. */
export function outcomeSummary(
  { kind, refundMinor }: { kind: Settlement['kind']; refundMinor: number | null },
  { paidMinor, currency }: Sale,
  viewerRole: Viewer,
): string {
  const part = kind === 'part_refund' ? (refundMinor ?? 0) : kind === 'release' ? 0 : paidMinor
  const refund = formatMoney(part, currency)
  const rest = formatMoney(paidMinor - part, currency)
  const buyerGets = viewerRole === 'buyer' ? 'you get' : 'the buyer gets'
  const sellerKeeps = viewerRole === 'seller' ? 'you keep' : 'the seller keeps'
  const seller = viewerRole === 'seller' ? 'you' : 'the seller'
  switch (kind) {
    case 'accept_payment':
      return capitalize(`${seller} received the payment. The order goes on.`)
    case 'reject_payment':
      return 'The payment was not received. The order is canceled and the phone goes back up for sale.'
    case 'part_refund':
      return capitalize(`${buyerGets} a ${refund} refund, ${sellerKeeps} ${rest}.`)
    case 'refund':
      return capitalize(`${buyerGets} a full refund of ${refund}.`)
    case 'return':
      return `The phone goes back to ${seller}, then ${buyerGets} a full refund of ${refund}.`
    default:
      return capitalize(`${sellerKeeps} the full ${rest}, ${buyerGets} no refund.`)
  }
}

/** Short names of the outcomes. */
export const outcomeTitles: Record<Settlement['kind'], string> = {
  part_refund: 'Partial refund',
  return: 'Return for a full refund',
  refund: 'Full refund',
  release: 'No refund',
  accept_payment: 'Payment received',
  reject_payment: 'Payment not received',
}

export function decidedByText({ decidedBy, buyer, seller }: Dispute): string {
  if (decidedBy === 'both') return 'Agreed by both sides.'
  if (decidedBy === 'admin') return 'Decided by an admin.'
  if (decidedBy === 'bank') return 'The buyer’s bank reversed the payment.'
  if (decidedBy === 'system') return 'Not resolved in time.'
  return decidedBy ? `Ended by ${{ buyer, seller }[decidedBy]}.` : ''
}

function capitalize(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
