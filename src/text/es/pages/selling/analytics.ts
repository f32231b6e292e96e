import type analytics from '../../../en/pages/selling/analytics.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'Tus móviles a lo largo del tiempo, junto al periodo anterior. Las cifras se actualizan cada minuto.',
  caption: 'estadísticas',
  none: 'Todavía no hay cifras',
  noneText:
    'Nadie ha visto, guardado ni reservado ninguno de tus móviles en este periodo ni en el anterior.',
  by: 'Por',
  until: 'Hasta',
  download: 'Descargar CSV',
  unit: { day: 'Día (30 días)', week: 'Semana (26 semanas)', month: 'Mes (12 meses)' },
  counting: 'Recuento en curso',
  countingText:
    'Los días anteriores aún se están contando. Las cifras están completas desde el {day}.',
  viewsSince: 'Las visitas se cuentan por días desde el {day}.',
  lines:
    'Barras y línea continua: este periodo, con lo que va de hoy. Línea discontinua: el periodo anterior. Los días son los de la zona horaria de la tienda, {zone}.',
  days: '{count, plural, one {{shown} día} many {{shown} de días} other {{shown} días}}',
  noChange: 'Sin cambios',
  week: 'Semana del {day}',
  before: {
    day: '{value} en los 30 días anteriores',
    week: '{value} en las 26 semanas anteriores',
    month: '{value} en los 12 meses anteriores',
  },
  description: {
    day: '{value} desde {from} hasta {to}, y {before} en los 30 días anteriores. Los valores están en la tabla de abajo.',
    week: '{value} en el periodo (desde: {from}; hasta: {to}), y {before} en las 26 semanas anteriores. Los valores están en la tabla de abajo.',
    month:
      '{value} desde {from} hasta {to}, y {before} en los 12 meses anteriores. Los valores están en la tabla de abajo.',
  },
  table: 'Ver como tabla<hidden>: {figure}</hidden>',
  column: { period: 'Periodo', value: 'Este periodo', before: 'Periodo anterior' },
  figure: {
    views: {
      label: 'Visitas',
      text: 'Visitas a tus móviles: una por visitante, móvil y día, sin contar bots ni las tuyas.',
    },
    favorites: { label: 'Favoritos', text: 'Cuántas veces se guardó uno de tus móviles.' },
    offers: { label: 'Ofertas', text: 'Las ofertas que te han hecho los compradores.' },
    bookings: {
      label: 'Pedidos',
      text: 'Reservas de tus móviles, también las que no se pagaron o se cancelaron.',
    },
    conversion: { label: 'Tasa de conversión', text: 'Pedidos por cada 100 visitas.' },
    sales: {
      label: 'Ventas',
      text: 'Pedidos completados por primera vez. Un móvil que se devolvió después también cuenta.',
    },
    gross: {
      label: 'Valor de las ventas',
      text: 'Precios de tus móviles vendidos, sin el envío y sin descontar comisiones ni reembolsos.',
    },
    priceToMarket: {
      label: 'Precio frente al mercado',
      text: 'Tus precios de venta en porcentaje del precio medio del mismo modelo, almacenamiento y grado en los 180 días anteriores. No cuentan las ventas para las que hay menos de 3 con las que comparar.',
    },
  },
} satisfies Translation<typeof analytics>
