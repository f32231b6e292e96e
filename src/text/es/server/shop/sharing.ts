import type sharing from '../../../en/server/shop/sharing.ts'
import type { Translation } from '../../../translation.ts'

export default {
  tagline: 'Móviles de segunda mano sin sorpresas y con precios claros',
  phone: 'Móvil {brand}',
  phonesOf: 'Móviles {brand}',
  phones: 'Móviles',
  seller: 'Vendedor',
  gone: 'Ya no está a la venta',
  none: 'Ninguno a la venta ahora',
  from: 'desde {price}',
  forSale:
    '{count, plural, one {{shown} móvil a la venta} many {{shown} de móviles a la venta} other {{shown} móviles a la venta}}',
  many: 'más de {shown} móviles a la venta',
  sold: '{count, plural, one {{shown} móvil vendido aquí} many {{shown} de móviles vendidos aquí} other {{shown} móviles vendidos aquí}}',
  grade: 'Grado {grade}',
  gigabytes: '{size} GB',
  used: '{time} de uso',
  years: '{shown} {count, plural, one {año} many {de años} other {años}}',
  months: '{shown} {count, plural, one {mes} many {de meses} other {meses}}',
  compareModel: 'Compara grados, precios y datos',
  compareBrand: 'Compara grado, precio y ubicación',
} satisfies Translation<typeof sharing>
