import type page from '../../../en/pages/selling/receipt.ts'
import type { Translation } from '../../../translation.ts'
import receipt from '../../parts/receipt.ts'

export default {
  ...receipt,
  back: 'العودة إلى الطلب',
  none: 'لا يوجد إيصال بعد',
  noneText: 'يصدر الإيصال بعد دفع ثمن الهاتف.',
  download: 'تنزيل PDF',
  print: 'طباعة',
} satisfies Translation<typeof page>
