import type receiptPage from '../../../en/pages/selling/receipt.ts'
import type { Translation } from '../../../translation.ts'
import receipt from '../../parts/receipt.ts'

export default {
  ...receipt,
  back: 'ऑर्डर पर वापस जाएं',
  download: 'PDF डाउनलोड करें',
  print: 'प्रिंट करें',
} satisfies Translation<typeof receiptPage>
