/** How a figure is written: a number, an amount in minor units, percent, or days. */
export type FigureUnit = 'count' | 'money' | 'percent' | 'days'

export type FigureDefinition = {
  /** In files; pages have messages. */
  label: string
  unit: FigureUnit
  /** Whether more of it is good, bad or neither: how a change is colored. */
  more: 'good' | 'bad' | 'neutral'
  /** Known for the whole shop only. */
  ofShop?: true
}

/** The figures of the shop, in the order in which they are shown. */
export const shopFigures = {
  gross: {
    label: 'Gross value',
    unit: 'money',
    more: 'good',
  },
  fees: {
    label: 'Fees',
    unit: 'money',
    more: 'good',
  },
  bookings: {
    label: 'Orders',
    unit: 'count',
    more: 'good',
  },
  sales: {
    label: 'Sales',
    unit: 'count',
    more: 'good',
  },
  listings: {
    label: 'Listings',
    unit: 'count',
    more: 'good',
  },
  signUps: {
    label: 'Sign-ups',
    unit: 'count',
    more: 'good',
    ofShop: true,
  },
  views: {
    label: 'Views',
    unit: 'count',
    more: 'good',
  },
  conversion: {
    label: 'View-to-order conversion',
    unit: 'percent',
    more: 'good',
  },
  timeToSale: {
    label: 'Time to sale',
    unit: 'days',
    more: 'bad',
  },
  refunded: {
    label: 'Refunds after sale',
    unit: 'money',
    more: 'bad',
  },
  disputes: {
    label: 'Disputes',
    unit: 'count',
    more: 'bad',
  },
  emptySearches: {
    label: 'Searches without results',
    unit: 'count',
    more: 'bad',
    ofShop: true,
  },
} as const satisfies Record<string, FigureDefinition>

/** The figure that counts what another one is made of: a sum of few has no trend. */
const bases: Partial<Record<string, string>> = {
  gross: 'sales',
  fees: 'sales',
  refunded: 'sales',
  timeToSale: 'sales',
  priceToMarket: 'sales',
  conversion: 'bookings',
}
/** A change from fewer than these is no percentage. */
const MIN_BASE = 30

/** Whether the change of a figure may be given in percent: not when few things were counted before. */
export function hasTrend(key: string, before: (key: string) => number | null | undefined): boolean {
  return (before(bases[key] ?? key) ?? 0) >= MIN_BASE
}

export type ShopFigure = keyof typeof shopFigures
export const shopFigureKeys = Object.keys(shopFigures) as [ShopFigure, ...ShopFigure[]]

/** The figures of one seller. */
export const sellerFigures = {
  gross: {
    label: 'Sales value',
    unit: 'money',
    more: 'good',
  },
  sales: {
    label: 'Sales',
    unit: 'count',
    more: 'good',
  },
  bookings: {
    label: 'Orders',
    unit: 'count',
    more: 'good',
  },
  views: {
    label: 'Views',
    unit: 'count',
    more: 'good',
  },
  offers: {
    label: 'Offers',
    unit: 'count',
    more: 'good',
  },
  favorites: {
    label: 'Favorites',
    unit: 'count',
    more: 'good',
  },
  conversion: {
    label: 'View-to-order conversion',
    unit: 'percent',
    more: 'good',
  },
  priceToMarket: {
    label: 'Price against the market',
    unit: 'percent',
    more: 'neutral',
  },
} as const satisfies Record<string, FigureDefinition>

export type SellerFigure = keyof typeof sellerFigures
export const sellerFigureKeys = Object.keys(sellerFigures) as [SellerFigure, ...SellerFigure[]]

/** Visitors who must have searched for a text before it is shown. */
export const MIN_SEARCH_VISITORS = 3
/** Retention period of the texts of searches without results. */
export const EMPTY_SEARCH_RETENTION_DAYS = 90
/** Figures by seller and day are kept for this time: two years and some weeks to compare. */
export const SELLER_DAYS_RETENTION_DAYS = 800
