import type sellerReport from '../../../en/pages/console/sellerReport.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'Las plataformas de la UE informan de los vendedores a la autoridad fiscal (DAC7): los que llegan a {sales} ventas en un año natural o superan {amount} en total.',
  caption: 'informe de vendedores',
  year: 'Año',
  download: 'Descargar CSV',
  fees: 'Comisiones e IVA en CSV',
  sellers: 'Vendedores de los que informar',
  none: 'No hay que informar de ningún vendedor en {year}',
  column: {
    seller: 'Vendedor',
    sales: 'Ventas',
    paid: 'Pagado al vendedor',
    fees: 'Comisiones',
    reason: 'Motivo',
  },
  vatNumber: 'Número de IVA {number}',
  deleted: 'Cuenta eliminada',
  reason: {
    sales: '{sales} ventas o más',
    consideration: 'Más de {amount}',
    both: '{sales} ventas o más y más de {amount}',
  },
  notes:
    'Pedidos completados en el año, con el envío, sin comisiones ni reembolsos. No se incluyen los móviles devueltos. Quien eliminó su cuenta sigue en el informe {count, plural, one {{years} año} many {{years} de años} other {{years} años}} si el país de la tienda está en la UE. El archivo tiene las cifras de cada trimestre. El límite se compara en la moneda de la tienda: fuera del euro, convierte tú los importes. Aquí no se recogen otros números fiscales ni las direcciones de los vendedores particulares.',
} satisfies Translation<typeof sellerReport>
