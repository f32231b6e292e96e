import type { BadgeTone } from '../../ui/badge.tsx'
import type { Offer } from './offer-api.ts'

/** Where an offer stands, as one of its two reads it. */
export function offerState({ state, by, you }: Offer): { words: string; tone: BadgeTone } {
  if (state === 'open')
    return by === you
      ? { words: 'Waits for an answer', tone: 'neutral' }
      : { words: 'Waits for you', tone: 'waiting' }
  return closedStates[state]
}

const closedStates: Record<Exclude<Offer['state'], 'open'>, { words: string; tone: BadgeTone }> = {
  accepted: { words: 'Accepted', tone: 'good' },
  countered: { words: 'Answered with a price', tone: 'neutral' },
  declined: { words: 'Declined', tone: 'neutral' },
  withdrawn: { words: 'Taken back', tone: 'neutral' },
  expired: { words: 'Ran out', tone: 'neutral' },
  superseded: { words: 'Void', tone: 'neutral' },
}

/** Whose price it is: 'You offer', 'Siri asks'. */
export function priceLabel({ by, you, with: other, state }: Offer): string {
  const isOpen = state === 'open'
  if (by === 'buyer') {
    if (you === 'buyer') return isOpen ? 'You offer' : 'You offered'
    return `${other} ${isOpen ? 'offers' : 'offered'}`
  }
  if (you === 'seller') return isOpen ? 'You ask' : 'You asked'
  return `${other} ${isOpen ? 'asks' : 'asked'}`
}

/** How much of the price an offer is, in whole percent: '90 % of $500'. */
export function percentOf(minor: number, askingMinor: number): number {
  return Math.round((minor / askingMinor) * 100)
}

/** How many offers are left. */
export function offersLeftText(left: number): string {
  if (left === 0) return 'You have made all your offers for this phone. You can still book it.'
  return left === 1
    ? 'This is your last offer for this phone.'
    : `You can make ${left} offers for this phone.`
}
