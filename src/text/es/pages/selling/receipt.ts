import type page from '../../../en/pages/selling/receipt.ts'
import type { Translation } from '../../../translation.ts'
import receipt from '../../parts/receipt.ts'

export default {
  ...receipt,
  back: 'Volver al pedido',
  download: 'Descargar PDF',
  print: 'Imprimir',
} satisfies Translation<typeof page>
