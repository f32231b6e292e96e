import type pageReceipt from '../../../en/pages/selling/receipt.ts'
import type { Translation } from '../../../translation.ts'
import receipt from '../../parts/receipt.ts'

export default {
  ...receipt,
  back: 'Voltar ao pedido',
  none: 'Ainda não há recibo',
  noneText: 'Haverá um recibo quando o celular for pago.',
  download: 'Baixar PDF',
  print: 'Imprimir',
} satisfies Translation<typeof pageReceipt>
