import type app from '../../../en/server/shop/app.ts'
import type { Translation } from '../../../translation.ts'

export default {
  products: 'Móviles a la venta',
  sell: 'Vender un móvil',
  messages: 'Mensajes',
  notifications: 'Notificaciones',
} satisfies Translation<typeof app>
