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

/** The calls about offers, for the few screens that make them. Each that changes something counts once. */
export function offerCalls(api: OfferApi) {
  return {
    /** With how many the buyer may still make for the phone. */
    offersFor: (phoneId: string) => api.get<Offers>(paths.offersFor(phoneId)),
    make: (phoneId: string, price: string) =>
      sendOnce<Offer>(api, paths.offers(), { phoneId, price }),
    counter: (id: string, price: string) => sendOnce<Offer>(api, paths.counterOffer(id), { price }),
    answer: (id: string, answer: Answer) => sendOnce<Offer>(api, paths.answerOffer(id, answer)),
  }
}

/** The other side acts too: how often offers are asked for while somebody looks at them. */
const POLL_MS = 10_000

export const offerQueries = {
  all: (api: Pick<Api, 'fetch'>) =>
    infiniteQueryOptions({
      ...pagedQuery<Offers>(api, ['offers', 'all'], paths.offers()),
      refetchInterval: POLL_MS,
      refetchOnWindowFocus: 'always',
    }),
  /** Of one buyer for one phone. */
  ofPhone: (api: OfferApi, phoneId: string) =>
    queryOptions({
      queryKey: ['offers', phoneId],
      queryFn: () => offerCalls(api).offersFor(phoneId),
      staleTime: 0,
    }),
}
