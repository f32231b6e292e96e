import receipt from '../../parts/receipt.ts'

/** The page of a receipt. */
export default {
  ...receipt,
  back: 'Back to order',
  none: 'No receipt yet',
  noneText: 'You get a receipt once the phone is paid for.',
  download: 'Download PDF',
  print: 'Print',
} as const
