import type page from '../../../en/pages/selling/receipt.ts'
import type { Translation } from '../../../translation.ts'
import receipt from '../../parts/receipt.ts'

export default {
  ...receipt,
  back: 'অর্ডারে ফিরুন',
  none: 'এখনো কোনো রসিদ নেই',
  noneText: 'ফোনের দাম দেওয়া হলে রসিদ পাওয়া যাবে।',
  download: 'PDF ডাউনলোড করুন',
  print: 'প্রিন্ট করুন',
} satisfies Translation<typeof page>
