import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { pagedQuery } from '../../api/client.ts'
import type { Api, Offer } from '../../api/index.ts'
import type { BadgeTone } from '../../ui/badge.tsx'

export function offerState({ state, by, you }: Offer): { label: string; tone: BadgeTone } {
  if (state === 'open')
    return by === you
      ? { label: 'Waiting for a reply', tone: 'neutral' }
      : { label: 'Your reply needed', tone: 'waiting' }
  return closedStates[state]
}

const closedStates: Record<Exclude<Offer['state'], 'open'>, { label: string; tone: BadgeTone }> = {
  accepted: { label: 'Accepted', tone: 'good' },
  countered: { label: 'Countered', tone: 'neutral' },
  declined: { label: 'Declined', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'neutral' },
  superseded: { label: 'Closed', tone: 'neutral' },
}

/** Whose price it is: 'Your offer', 'Siri’s counter-offer'. */
export function priceLabel({ by, you, with: other }: Offer): string {
  const what = by === 'buyer' ? 'offer' : 'counter-offer'
  return by === you ? `Your ${what}` : `${other}’s ${what}`
}

/** In whole percent of the asking price. */
export function percentOf(minor: number, askingMinor: number): number {
  return Math.round((minor / askingMinor) * 100)
}

export function offersLeftText(left: number): string {
  if (left === 0)
    return 'You’ve used all your offers for this phone. You can still book it at the listed price.'
  return left === 1
    ? 'This is your last offer for this phone.'
    : `You can make ${left} offers for this phone.`
}

export type Answer = 'accept' | 'decline' | 'withdraw'

/** The other side acts too: offers are polled. */
const POLL_MS = 10_000

export const offerQueries = {
  all: (api: Pick<Api, 'fetch'>) =>
    infiniteQueryOptions({
      ...pagedQuery('/api/offers', api, ['offers', 'all']),
      refetchInterval: POLL_MS,
      refetchOnWindowFocus: 'always',
    }),
  /** The viewer's offers for one phone, and how many more they may make. */
  ofPhone: (api: Api, phoneId: string) =>
    queryOptions({
      queryKey: ['offers', phoneId],
      queryFn: () => api.get('/api/offers', { query: { phoneId } }),
      staleTime: 0,
    }),
}
