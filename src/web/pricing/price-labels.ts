import { queryOptions } from '@tanstack/react-query'
import type { Api, Phone } from '../api/index.ts'

type Priced = Pick<Phone, 'model' | 'storageGb' | 'grade' | 'priceMinor'>

/** Fair prices, of one phone or of a model. */
export const pricingQueries = {
  forPhone: (api: Pick<Api, 'get'>, { model, storageGb, grade, priceMinor }: Priced) => {
    const query = {
      model: model?.slug ?? '',
      priceMinor,
      storage: storageGb ?? undefined,
      grade: grade ?? undefined,
    }
    return queryOptions({
      queryKey: ['pricing', query],
      queryFn: () => api.get('/api/pricing', { query }),
      enabled: model !== null,
    })
  },
  forModel: (api: Pick<Api, 'get'>, model: string) =>
    queryOptions({
      queryKey: ['pricing', 'model', model],
      queryFn: () => api.get('/api/pricing', { query: { model } }),
    }),
}
