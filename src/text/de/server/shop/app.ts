import type app from '../../../en/server/shop/app.ts'
import type { Translation } from '../../../translation.ts'

export default {
  products: 'Handys kaufen',
  sell: 'Handy verkaufen',
  messages: 'Nachrichten',
  notifications: 'Benachrichtigungen',
} satisfies Translation<typeof app>
