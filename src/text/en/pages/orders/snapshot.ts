import proving from '../selling/proving.ts'

/** The copy of a listing in an order: as it was when the phone was booked. */
export default {
  saved: 'Saved on <time></time>.',
  edited: 'The seller has edited the listing since then. <link>See the current listing</link>.',
  title: 'Title',
  model: 'Model',
  location: 'Location',
  delivery: 'Delivery',
  returns: 'Returns',
  warranty: 'Warranty',
  price: 'Price',
  original: 'Original price',
  check: 'Phone check',
  results: '{results}, <time></time>',
  photo: 'Photo {place} of {count}',
  answers: 'The seller’s answers',
  outcome: proving.checkup.outcome,
  comma: proving.checkup.comma,
} as const
