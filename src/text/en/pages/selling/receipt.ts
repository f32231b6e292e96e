import receipt from '../../parts/receipt.ts'

/** The page of a receipt. */
export default {
  ...receipt,
  back: 'Back to order',
  download: 'Download PDF',
  print: 'Print',
} as const
