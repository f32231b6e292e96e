/** The figures of the whole shop over time, for staff. What they share with those of a seller is in `analytics`. */
export default {
  lead: 'The shop over time, beside the period before. Figures are counted every minute.',
  caption: 'analytics',
  none: 'No figures yet',
  noneText:
    'Nothing happened in this period or the one before. Figures appear a minute after people sign up, list or order phones.',
  brand: 'Brand',
  allBrands: 'All brands',
  byBrand: 'By brand',
  brands: 'Brands',
  noBrand: 'No brand has figures in this period',
  figure: {
    signUps: { label: 'Sign-ups', text: 'New accounts of buyers and sellers.' },
    listings: {
      label: 'Listings',
      text: 'Phones put up for sale, including those that still wait for review.',
    },
    views: {
      label: 'Views',
      text: 'Views of phones: one per visitor, phone and day, without sellers, staff and bots.',
    },
    bookings: {
      label: 'Orders',
      text: 'Bookings, including those that were not paid or were canceled.',
    },
    conversion: { label: 'View-to-order conversion', text: 'Orders for every 100 views.' },
    sales: {
      label: 'Sales',
      text: 'Orders completed for the first time. A phone that came back later still counts.',
    },
    gross: {
      label: 'Gross value',
      text: 'Prices of the phones sold, without shipping. Refunds are not deducted.',
    },
    refunded: {
      label: 'Refunds after sale',
      text: 'Prices or parts of them that went back after a sale, on the day of the refund.',
    },
    fees: {
      label: 'Fees',
      text: 'Fees booked in the ledger on that day, less those returned with a refund.',
    },
    timeToSale: {
      label: 'Time to sale',
      text: 'Average time from listing a phone to the booking that became its sale.',
    },
    disputes: { label: 'Disputes', text: 'Disputes opened about a payment or a phone.' },
    emptySearches: {
      label: 'Searches without results',
      text: 'Searches by text alone that found nothing: one per visitor, text and day.',
    },
  },
  searches: {
    title: 'Searched for without results',
    text: 'Texts that at least {visitors} visitors searched for, counted once per visitor and day. It isn’t stored who they were, and texts are deleted after {count, plural, one {{days} day} other {{days} days}}.',
    column: { text: 'Text', visitors: 'Visitors' },
    empty: 'No text to show',
  },
} as const
