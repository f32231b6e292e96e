import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { OfferBody, Offers } from '../../../modules/orders/offers/offers.contract.ts'
import { api as paths } from '../../../routes.ts'
import type { Api } from '../../api/index.ts'
import { pagedQuery } from '../../api/paged.ts'
import { sendOnce } from '../send-once.ts'

export type Offer = OfferBody
export type { Offers }
export type OfferApi = Pick<Api, 'get' | 'send'>
export type Answer = 'accept' | 'decline' | 'withdraw'

/** Requests about offers. Writes are idempotent: a retry takes effect once. */
export function offerCalls(api: OfferApi) {
  return {
    /** Includes how many more offers the buyer may make. */
    offersFor: (phoneId: string) => api.get<Offers>(paths.offersFor(phoneId)),
    make: (phoneId: string, price: string) =>
      sendOnce<Offer>(api, paths.offers(), { phoneId, price }),
    counter: (id: string, price: string) => sendOnce<Offer>(api, paths.counterOffer(id), { price }),
    answer: (id: string, answer: Answer) => sendOnce<Offer>(api, paths.answerOffer(id, answer)),
  }
}

/** The other side acts too: offers are polled. */
const POLL_MS = 10_000

export const offerQueries = {
  all: (api: Pick<Api, 'fetch'>) =>
    infiniteQueryOptions({
      ...pagedQuery<Offers>(api, ['offers', 'all'], paths.offers()),
      refetchInterval: POLL_MS,
      refetchOnWindowFocus: 'always',
    }),
  /** The viewer's offers for one phone. */
  ofPhone: (api: OfferApi, phoneId: string) =>
    queryOptions({
      queryKey: ['offers', phoneId],
      queryFn: () => offerCalls(api).offersFor(phoneId),
      staleTime: 0,
    }),
}
