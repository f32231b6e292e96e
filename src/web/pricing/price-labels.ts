import { queryOptions } from '@tanstack/react-query'
import { formatQuantity } from '../../shared/quantities.ts'
import { formatMonth } from '../../shared/reader-format.ts'
import type { Api, Phone, Pricing } from '../api/index.ts'

type Band = NonNullable<Pricing['band']>

/** '2026-05' is 'May 2026'. */
export function shortMonth(month: string): string {
  return formatMonth(month, 'short')
}

/** '23 sales, Mar 2026 to Nov 2026'; 'No sales' without any. */
export function formatSalesPeriod({
  salesCount,
  from,
  to,
}: Pick<Band, 'salesCount' | 'from' | 'to'>): string {
  if (salesCount === 0 || !from || !to) return 'No sales'
  const count = formatQuantity(salesCount, 'sale')
  return from === to
    ? `${count}, ${shortMonth(from)}`
    : `${count}, ${shortMonth(from)} to ${shortMonth(to)}`
}

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
