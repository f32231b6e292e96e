import type model from '../../../en/pages/public/model.ts'
import type { Translation } from '../../../translation.ts'

export default {
  description: '{name} de segunda mano: {summary} Datos, precios y anuncios para comparar.',
  secondHand: '{name} de segunda mano',
  summary: {
    none: 'Ninguno a la venta ahora.',
    one: '{shown} a la venta por {price}.',
    range: '{shown} a la venta, de {lowest} a {highest}.',
  },
  sold: {
    title: 'Precios de venta',
    chart: 'Por cuánto se vendió cada mes: {name}. Las cifras están en la tabla.',
    line: 'Precio medio de venta',
    curve: 'Valor estimado; los próximos meses son una previsión',
    typically: 'Se suele vender por',
    estimated: 'Valor estimado',
    about: 'Normalmente alrededor de {amount}.',
    none: 'Sin ventas, con cualquier almacenamiento y grado.',
    during:
      '{count, plural, one {{shown} venta} many {{shown} de ventas} other {{shown} ventas}}, {month}, con cualquier almacenamiento y grado.',
    period:
      '{count, plural, one {{shown} venta} many {{shown} de ventas} other {{shown} ventas}}, de {from} a {to}, con cualquier almacenamiento y grado.',
    estimate: 'Estimación',
    estimateNote:
      'Hay muy pocas ventas de este modelo ({shown}). Estimado según lo que los móviles pierden de valor con el tiempo.',
    figures: 'Cifras por mes',
    byMonth: 'Ventas por mes',
    month: 'Mes',
    sales: 'Ventas',
    median: 'Precio medio',
    forecast: '(previsión)',
  },
  prices: {
    title: 'Precios por almacenamiento y grado',
    cheapest: 'El móvil más barato de cada uno.',
    half: 'La mitad cuesta menos de {amount}.',
    incomplete: 'Los móviles sin almacenamiento indicado están en la lista de abajo.',
    caption: 'Precios más bajos por almacenamiento y grado: {name}',
    storage: 'Almacenamiento',
    grade: {
      A: 'Como nuevo',
      B: 'Buen estado',
      C: 'Aceptable',
      D: 'Mal estado',
      none: 'Sin grado',
    },
    none: 'Ninguno',
  },
  offers: {
    title: 'A la venta ahora',
    none: 'Ningún {name} a la venta ahora',
    others: 'Otros de {brand} están en la página siguiente, y cada día llegan móviles nuevos.',
    brand: 'Todos los móviles {brand}',
    all: 'Ver todo: {phones}',
  },
  facts: {
    title: 'El modelo',
    lead: 'Lo que tiene todo {name}, lo venda quien lo venda.',
    none: 'Todavía no tenemos datos de este modelo.',
    source: 'Fuente: {source}.',
    data: 'Datos técnicos hasta 2023: Smartphone-Data-Analysis, de Ayushman Malla, licencia MIT.',
  },
} satisfies Translation<typeof model>
