/** The printable sheet of a phone. */
export default {
  pageTitle: '{name}: sheet',
  back: 'Back to the phone',
  print: 'Print',
  code: 'QR code that opens the page of {name}',
  scan: 'Scan for photos, checks and today’s price',
  book: 'Book it on {shop}. You don’t pay until you decide.',
} as const
