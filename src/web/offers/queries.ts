import { queryOptions } from '@tanstack/react-query'
import { type OfferApi, offerCalls } from './calls.ts'

/** The other side acts too: how often offers are asked for while somebody looks at them. */
const ASK_MS = 10_000

export const offerQueries = {
  all: (api: OfferApi) =>
    queryOptions({
      queryKey: ['offers'],
      queryFn: () => offerCalls(api).offers(),
      refetchInterval: ASK_MS,
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
