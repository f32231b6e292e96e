import type { SellerFigure, ShopFigure } from '../../shared/analytics/figures.ts'
import { DAY, SECOND } from '../../shared/time.ts'

type Viewed = {
  views: number
  bookings: number
  /** Those since views are counted by day. */
  viewedBookings: number
}

/** What is added up over days; amounts in minor units. */
export type ShopSums = Viewed & {
  signUps: number
  listings: number
  sales: number
  grossMinor: number
  saleSeconds: number
  refundedMinor: number
  feesMinor: number
  disputes: number
  searches: number
  emptySearches: number
}

export type SellerSums = Viewed & {
  favorites: number
  offers: number
  sales: number
  grossMinor: number
  comparedMinor: number
  marketMinor: number
}

function ratio(part: number, whole: number, factor: number): number | null {
  return whole === 0 ? null : round((part / whole) * factor)
}

/** To one digit after the point. */
function round(value: number): number {
  return Math.round(value * 10) / 10
}

function conversion({ viewedBookings, views }: Viewed): number | null {
  return ratio(viewedBookings, views, 100)
}

/** A figure from sums: null where it cannot be known, such as a share of nothing. */
export const shopValue: Record<ShopFigure, (sums: ShopSums) => number | null> = {
  signUps: ({ signUps }) => signUps,
  listings: ({ listings }) => listings,
  views: ({ views }) => views,
  bookings: ({ bookings }) => bookings,
  conversion,
  sales: ({ sales }) => sales,
  gross: ({ grossMinor }) => grossMinor,
  refunded: ({ refundedMinor }) => refundedMinor,
  fees: ({ feesMinor }) => feesMinor,
  timeToSale: ({ saleSeconds, sales }) => ratio(saleSeconds * SECOND, sales * DAY, 1),
  disputes: ({ disputes }) => disputes,
  emptySearches: ({ emptySearches }) => emptySearches,
}

export const sellerValue: Record<SellerFigure, (sums: SellerSums) => number | null> = {
  views: ({ views }) => views,
  favorites: ({ favorites }) => favorites,
  offers: ({ offers }) => offers,
  bookings: ({ bookings }) => bookings,
  conversion,
  sales: ({ sales }) => sales,
  gross: ({ grossMinor }) => grossMinor,
  priceToMarket: ({ comparedMinor, marketMinor }) => ratio(comparedMinor, marketMinor, 100),
}

/** Sums over several parts of time. */
export function addUp<Sums extends Record<string, number>>(parts: readonly Sums[]): Sums {
  const total: Record<string, number> = {}
  for (const part of parts)
    for (const [key, value] of Object.entries(part)) total[key] = (total[key] ?? 0) + value
  return total as Sums
}
