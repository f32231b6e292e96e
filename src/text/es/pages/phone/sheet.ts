import type sheet from '../../../en/pages/phone/sheet.ts'
import type { Translation } from '../../../translation.ts'

export default {
  pageTitle: '{name}: cartel',
  back: 'Volver al móvil',
  print: 'Imprimir',
  code: 'Código QR que abre la página de {name}',
  scan: 'Escanéalo para ver fotos, comprobaciones y el precio de hoy',
  book: 'Resérvalo en {shop}. No pagas hasta que te decidas.',
} satisfies Translation<typeof sheet>
