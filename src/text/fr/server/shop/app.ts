import type app from '../../../en/server/shop/app.ts'
import type { Translation } from '../../../translation.ts'

export default {
  products: 'Téléphones en vente',
  sell: 'Vendre un téléphone',
  messages: 'Messages',
  notifications: 'Notifications',
} satisfies Translation<typeof app>
