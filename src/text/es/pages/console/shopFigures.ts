import type shopFigures from '../../../en/pages/console/shopFigures.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'La tienda a lo largo del tiempo, junto al periodo anterior. Las cifras se actualizan cada minuto.',
  caption: 'estadísticas',
  none: 'Todavía no hay cifras',
  noneText:
    'No ha pasado nada en este periodo ni en el anterior. Las cifras aparecen un minuto después de que alguien cree una cuenta, publique un móvil o haga un pedido.',
  brand: 'Marca',
  allBrands: 'Todas las marcas',
  byBrand: 'Por marca',
  brands: 'Marcas',
  noBrand: 'Ninguna marca tiene cifras en este periodo',
  figure: {
    signUps: { label: 'Cuentas nuevas', text: 'Cuentas nuevas de compradores y vendedores.' },
    listings: {
      label: 'Anuncios',
      text: 'Móviles puestos a la venta, también los que están pendientes de revisión.',
    },
    views: {
      label: 'Visitas',
      text: 'Visitas a los móviles: una por visitante, móvil y día, sin contar vendedores, equipo ni bots.',
    },
    bookings: {
      label: 'Pedidos',
      text: 'Reservas, también las que no se pagaron o se cancelaron.',
    },
    conversion: { label: 'Tasa de conversión', text: 'Pedidos por cada 100 visitas.' },
    sales: {
      label: 'Ventas',
      text: 'Pedidos completados por primera vez. Un móvil que se devolvió después también cuenta.',
    },
    gross: {
      label: 'Valor bruto',
      text: 'Precios de los móviles vendidos, sin el envío. Los reembolsos no se descuentan.',
    },
    refunded: {
      label: 'Reembolsos tras la venta',
      text: 'Precios, enteros o en parte, que se devolvieron después de una venta, en el día del reembolso.',
    },
    fees: {
      label: 'Comisiones',
      text: 'Comisiones anotadas ese día en el libro de cuentas, menos las devueltas con un reembolso.',
    },
    timeToSale: {
      label: 'Tiempo hasta la venta',
      text: 'Tiempo medio desde que se publica un móvil hasta la reserva que acabó en venta.',
    },
    disputes: { label: 'Disputas', text: 'Disputas abiertas por un pago o por un móvil.' },
    emptySearches: {
      label: 'Búsquedas sin resultados',
      text: 'Búsquedas solo por texto que no encontraron nada: una por visitante, texto y día.',
    },
  },
  searches: {
    title: 'Lo que se busca y no se encuentra',
    text: 'Textos que han buscado al menos {visitors} visitantes, contados una vez por visitante y día. No se guarda quién los buscó, y los textos se borran a los {count, plural, one {{days} día} many {{days} de días} other {{days} días}}.',
    column: { text: 'Texto', visitors: 'Visitantes' },
    empty: 'No hay textos que mostrar',
  },
} satisfies Translation<typeof shopFigures>
