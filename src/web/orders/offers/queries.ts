import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api as paths } from '../../../routes.ts'
import type { Api } from '../../api/index.ts'
import { pagedQuery } from '../../api/paged.ts'
import { type OfferApi, type Offers, offerCalls } from './calls.ts'

/** The other side acts too: how often offers are asked for while somebody looks at them. */
const ASK_MS = 10_000

export const offerQueries = {
  all: (api: Pick<Api, 'fetch'>) =>
    infiniteQueryOptions({
      ...pagedQuery<Offers>(api, ['offers', 'all'], paths.offers()),
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
