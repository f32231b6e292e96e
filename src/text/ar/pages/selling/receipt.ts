import type page from '../../../en/pages/selling/receipt.ts'
import type { Translation } from '../../../translation.ts'
import receipt from '../../parts/receipt.ts'

export default {
  ...receipt,
  back: 'العودة إلى الطلب',
  download: 'تنزيل PDF',
  print: 'طباعة',
} satisfies Translation<typeof page>
