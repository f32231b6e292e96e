import type page from '../../../en/pages/selling/receipt.ts'
import type { Translation } from '../../../translation.ts'
import receipt from '../../parts/receipt.ts'

export default {
  ...receipt,
  back: 'Volver al pedido',
  none: 'Todavía no hay recibo',
  noneText: 'Habrá un recibo cuando se haya pagado el teléfono.',
  download: 'Descargar PDF',
  print: 'Imprimir',
} satisfies Translation<typeof page>
