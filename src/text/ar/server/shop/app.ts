import type app from '../../../en/server/shop/app.ts'
import type { Translation } from '../../../translation.ts'

export default {
  products: 'هواتف للبيع',
  sell: 'بيع هاتف',
  messages: 'الرسائل',
  notifications: 'الإشعارات',
} satisfies Translation<typeof app>
