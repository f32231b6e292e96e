import type app from '../../../en/server/shop/app.ts'
import type { Translation } from '../../../translation.ts'

export default {
  products: 'Celulares à venda',
  sell: 'Vender um celular',
  messages: 'Mensagens',
  notifications: 'Notificações',
} satisfies Translation<typeof app>
