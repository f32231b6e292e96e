import { queryOptions } from '@tanstack/react-query'
import type { Pricing } from '../../modules/pricing/pricing.contract.ts'
import { api as paths } from '../../routes.ts'
import type { Api, Phone } from '../api/index.ts'

type Priced = Pick<Phone, 'model' | 'storageGb' | 'grade' | 'priceMinor'>

/** What phones are fairly priced at, each under its key. */
export const pricingQueries = {
  ofPhone: ({ get }: Pick<Api, 'get'>, { model, storageGb, grade, priceMinor }: Priced) => {
    const asked = new URLSearchParams({ model: model?.slug ?? '', priceMinor: String(priceMinor) })
    if (storageGb !== null) asked.set('storage', String(storageGb))
    if (grade) asked.set('grade', grade)
    return queryOptions({
      queryKey: ['pricing', String(asked)],
      queryFn: () => get<Pricing>(`${paths.pricing()}?${asked}`),
      enabled: model !== null,
    })
  },
  ofModel: ({ get }: Pick<Api, 'get'>, model: string) =>
    queryOptions({
      queryKey: ['pricing', 'model', model],
      queryFn: () => get<Pricing>(`${paths.pricing()}?${new URLSearchParams({ model })}`),
    }),
}
