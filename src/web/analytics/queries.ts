import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type TimeUnit, timeUnits } from '../../shared/analytics/time-units.ts'
import { apiUrl, buildUrl } from '../api/client.ts'
import type { Api } from '../api/index.ts'
import { type RawSearch, textIn } from '../search-params.ts'

/** Search parameters of the pages with figures. */
export type AnalyticsSearch = {
  by?: TimeUnit | undefined
  /** The last day: '2026-01-31'. */
  until?: string | undefined
  /** The number of a brand. */
  brand?: number | undefined
}

const DAY = /^2\d{3}-\d\d-\d\d$/
const MAX_BRAND = 32_767

/** Reads the search parameters; what is none is dropped. */
export function readAnalyticsSearch(search: RawSearch): AnalyticsSearch {
  const by = textIn(search, 'by')
  const until = textIn(search, 'until') ?? ''
  const brand = Number(search.brand)
  return {
    by: by && Object.hasOwn(timeUnits, by) ? (by as TimeUnit) : undefined,
    until: DAY.test(until) && !Number.isNaN(Date.parse(until)) ? until : undefined,
    brand: Number.isInteger(brand) && brand > 0 && brand <= MAX_BRAND ? brand : undefined,
  }
}

/** Only the parameters that are set. */
function toQuery({ by, until, brand }: AnalyticsSearch) {
  return { ...(by && { by }), ...(until && { until }), ...(brand && { brand }) }
}

function periodOf({ by, until }: AnalyticsSearch) {
  return toQuery({ by, until })
}

/** Figures are rolled up once a minute; while another period loads, the one before stays. */
const options = { placeholderData: keepPreviousData }

export function shopAnalyticsQuery(api: Api, search: AnalyticsSearch) {
  const query = toQuery(search)
  return queryOptions({
    queryKey: ['analytics', query],
    queryFn: () => api.get('/api/analytics', { query }),
    ...options,
  })
}

export function sellerAnalyticsQuery(api: Api, search: AnalyticsSearch) {
  const query = periodOf(search)
  return queryOptions({
    queryKey: ['my-analytics', query],
    queryFn: () => api.get('/api/my-analytics', { query }),
    ...options,
  })
}

/** The URLs of the same figures as CSV. */
export function shopAnalyticsFile(search: AnalyticsSearch) {
  return buildUrl(apiUrl('/api/analytics.csv'), { query: toQuery(search) })
}
export function sellerAnalyticsFile(search: AnalyticsSearch) {
  return buildUrl(apiUrl('/api/my-analytics.csv'), { query: periodOf(search) })
}
