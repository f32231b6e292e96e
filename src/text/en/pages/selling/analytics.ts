/** Figures over time, of a seller or of the shop. */
export default {
  lead: 'Your phones over time, beside the period before. Figures are counted every minute.',
  caption: 'analytics',
  none: 'No figures yet',
  noneText: 'Nobody viewed, saved or booked one of your phones in this period or the one before.',
  by: 'By',
  until: 'Until',
  download: 'Download CSV',
  unit: { day: 'Day (30 days)', week: 'Week (26 weeks)', month: 'Month (12 months)' },
  counting: 'Still counting',
  countingText: 'Earlier days are still being counted. Figures are complete from {day}.',
  viewsSince: 'Views are counted by day since {day}.',
  lines:
    'Bars and solid lines: this period, with today so far. Dashed line: the period before. Days are those of the shop’s time zone, {zone}.',
  days: '{count, plural, one {{shown} day} other {{shown} days}}',
  noChange: 'No change',
  week: 'Week of {day}',
  before: {
    day: '{value} in the 30 days before',
    week: '{value} in the 26 weeks before',
    month: '{value} in the 12 months before',
  },
  description: {
    day: '{value} from {from} to {to}, and {before} in the 30 days before. The values are in the table below.',
    week: '{value} from {from} to {to}, and {before} in the 26 weeks before. The values are in the table below.',
    month:
      '{value} from {from} to {to}, and {before} in the 12 months before. The values are in the table below.',
  },
  table: 'Show as table<hidden>: {figure}</hidden>',
  column: { period: 'Period', value: 'This period', before: 'Period before' },
  /** The figures of a seller, with what each counts. */
  figure: {
    views: {
      label: 'Views',
      text: 'Views of your phones: one per visitor, phone and day, without bots and yourself.',
    },
    favorites: { label: 'Favorites', text: 'How often people saved one of your phones.' },
    offers: { label: 'Offers', text: 'Price offers that buyers made you.' },
    bookings: {
      label: 'Orders',
      text: 'Bookings of your phones, including those that were not paid or were canceled.',
    },
    conversion: { label: 'View-to-order conversion', text: 'Orders for every 100 views.' },
    sales: {
      label: 'Sales',
      text: 'Orders completed for the first time. A phone that came back later still counts.',
    },
    gross: {
      label: 'Sales value',
      text: 'Prices of your sold phones, without shipping and before fees and refunds.',
    },
    priceToMarket: {
      label: 'Price against the market',
      text: 'Your sale prices in percent of the median of the same model, storage and grade in the 180 days before. Sales with fewer than 3 others to compare with don’t count.',
    },
  },
} as const
