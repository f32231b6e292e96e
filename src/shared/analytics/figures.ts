/** How a figure is written: a number, an amount in minor units, percent, or days. */
export type FigureUnit = 'count' | 'money' | 'percent' | 'days'

export type FigureDefinition = {
  label: string
  unit: FigureUnit
  /** What it counts, as people read it beside the chart. */
  definition: string
  /** Whether more of it is good, bad or neither: how a change is colored. */
  more: 'good' | 'bad' | 'neutral'
  /** Known for the whole shop only. */
  ofShop?: true
}

/** The figures of the shop, in the order in which they are shown. */
export const shopFigures = {
  signUps: {
    label: 'Sign-ups',
    unit: 'count',
    definition: 'New accounts of buyers and sellers.',
    more: 'good',
    ofShop: true,
  },
  listings: {
    label: 'Listings',
    unit: 'count',
    definition: 'Phones put up for sale, including those that still wait for review.',
    more: 'good',
  },
  views: {
    label: 'Views',
    unit: 'count',
    definition: 'Views of phones: one per visitor, phone and day, without sellers, staff and bots.',
    more: 'good',
  },
  bookings: {
    label: 'Orders',
    unit: 'count',
    definition: 'Bookings, including those that were not paid or were canceled.',
    more: 'good',
  },
  conversion: {
    label: 'View-to-order conversion',
    unit: 'percent',
    definition: 'Orders for every 100 views.',
    more: 'good',
  },
  sales: {
    label: 'Sales',
    unit: 'count',
    definition: 'Orders completed for the first time. A phone that came back later still counts.',
    more: 'good',
  },
  gross: {
    label: 'Gross value',
    unit: 'money',
    definition: 'Prices of the phones sold, without shipping. Refunds are not deducted.',
    more: 'good',
  },
  refunded: {
    label: 'Refunds after sale',
    unit: 'money',
    definition: 'Prices or parts of them that went back after a sale, on the day of the refund.',
    more: 'bad',
  },
  fees: {
    label: 'Fees',
    unit: 'money',
    definition: 'Fees booked in the ledger on that day, less those returned with a refund.',
    more: 'good',
  },
  timeToSale: {
    label: 'Time to sale',
    unit: 'days',
    definition: 'Average time from listing a phone to the booking that became its sale.',
    more: 'bad',
  },
  disputes: {
    label: 'Disputes',
    unit: 'count',
    definition: 'Disputes opened about a payment or a phone.',
    more: 'bad',
  },
  emptySearches: {
    label: 'Searches without results',
    unit: 'count',
    definition: 'Searches by text alone that found nothing: one per visitor, text and day.',
    more: 'bad',
    ofShop: true,
  },
} as const satisfies Record<string, FigureDefinition>

export type ShopFigure = keyof typeof shopFigures
export const shopFigureKeys = Object.keys(shopFigures) as [ShopFigure, ...ShopFigure[]]

/** The figures of one seller. */
export const sellerFigures = {
  views: {
    label: 'Views',
    unit: 'count',
    definition: 'Views of your phones: one per visitor, phone and day, without bots and yourself.',
    more: 'good',
  },
  favorites: {
    label: 'Favorites',
    unit: 'count',
    definition: 'How often people saved one of your phones.',
    more: 'good',
  },
  offers: {
    label: 'Offers',
    unit: 'count',
    definition: 'Price offers that buyers made you.',
    more: 'good',
  },
  bookings: {
    label: 'Orders',
    unit: 'count',
    definition: 'Bookings of your phones, including those that were not paid or were canceled.',
    more: 'good',
  },
  conversion: {
    label: 'View-to-order conversion',
    unit: 'percent',
    definition: 'Orders for every 100 views.',
    more: 'good',
  },
  sales: {
    label: 'Sales',
    unit: 'count',
    definition: 'Orders completed for the first time. A phone that came back later still counts.',
    more: 'good',
  },
  gross: {
    label: 'Sales value',
    unit: 'money',
    definition: 'Prices of your sold phones, without shipping and before fees and refunds.',
    more: 'good',
  },
  priceToMarket: {
    label: 'Price against the market',
    unit: 'percent',
    definition:
      'Your sale prices in percent of the median of the same model, storage and grade in the 180 days before. Sales with fewer than 3 others to compare with are left out.',
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
