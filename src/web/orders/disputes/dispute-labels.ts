import { formatMoney } from '../../../shared/money.ts'
import type { BadgeTone } from '../../ui/badge.tsx'
import type { Dispute, Settlement } from '../after-delivery/api.ts'

export type Viewer = 'buyer' | 'seller' | 'admin'
type Sale = Pick<Dispute, 'priceMinor' | 'currency'>

export const reasonLabels: Record<Dispute['reason'], { label: string; help: string }> = {
  not_as_described: { label: 'It is not as described', help: 'Worse than the listing said.' },
  does_not_work: { label: 'It does not work', help: 'All of it, or a part.' },
  wrong_phone: { label: 'It is another phone', help: 'Another model, storage or colour.' },
  not_arrived: { label: 'It did not come', help: 'Or the parcel was empty.' },
  locked_or_listed: {
    label: 'It is locked',
    help: 'To an account or an operator, or blacklisted.',
  },
  other: { label: 'Something else', help: 'Say what, below.' },
}

export const stageLabels: Record<Dispute['stage'], { words: string; tone: BadgeTone }> = {
  open: { words: 'Waits for the seller', tone: 'waiting' },
  answered: { words: 'Both have spoken', tone: 'waiting' },
  returning: { words: 'To be sent back', tone: 'waiting' },
  sent_back: { words: 'On its way back', tone: 'waiting' },
  stuck: { words: 'An admin decides', tone: 'danger' },
  closed: { words: 'Closed', tone: 'neutral' },
}

/** 'You', or what the other one is called. */
export function displayName(
  by: Viewer,
  you: Viewer,
  { buyer, seller }: Pick<Dispute, 'buyer' | 'seller'>,
) {
  if (by === you) return 'You'
  return { buyer, seller, admin: 'An admin' }[by]
}

/** What an end means in money, as one of the two or an admin reads it. */
export function outcomeSummary(
  { kind, refundMinor }: { kind: Settlement['kind']; refundMinor: number | null },
  { priceMinor, currency }: Sale,
  you: Viewer,
): string {
  const part = kind === 'part_refund' ? (refundMinor ?? 0) : kind === 'release' ? 0 : priceMinor
  const [back, kept] = [formatMoney(part, currency), formatMoney(priceMinor - part, currency)]
  const [buyerGets, buyer] = you === 'buyer' ? ['You get', 'you'] : ['The buyer gets', 'the buyer']
  const [sellerKeeps, seller] =
    you === 'seller' ? ['you keep', 'you'] : ['the seller keeps', 'the seller']
  if (kind === 'part_refund') return `${buyerGets} ${back} back, ${sellerKeeps} ${kept}.`
  if (kind === 'refund') return `${buyerGets} all of ${back} back.`
  if (kind === 'return')
    return `The phone goes back to ${seller}; then ${buyerGets.toLowerCase()} all of ${back} back.`
  return `${seller === 'you' ? 'You keep' : 'The seller keeps'} all of ${kept}; ${buyer} ${
    buyer === 'you' ? 'get' : 'gets'
  } nothing back.`
}

/** An end in a few words, as its headline. */
export const outcomeTitles: Record<Settlement['kind'], string> = {
  part_refund: 'A part goes back',
  return: 'The phone goes back for a full refund',
  refund: 'A full refund',
  release: 'The sale stands as it is',
}

/** Who decided how it ended. */
export function decidedByText({ decidedBy, buyer, seller }: Dispute): string {
  if (decidedBy === 'both') return 'The two of you agreed on it.'
  if (decidedBy === 'admin') return 'An admin decided.'
  if (decidedBy === 'bank') return 'The buyer’s bank took the payment back.'
  if (decidedBy === 'clock') return 'Nobody decided in time.'
  return decidedBy ? `${{ buyer, seller }[decidedBy]} ended it.` : ''
}
