import type start from '../../../en/pages/account/start.ts'
import type { Translation } from '../../../translation.ts'

export default {
  welcome: 'Hola, {name}',
  lead: {
    Buyer: 'Tus reservas y tu próximo móvil.',
    Seller: 'Tus móviles, ventas y reservas.',
    admin: 'La tienda, su gente y su dinero.',
    moderator: 'Denuncias, anuncios y cuentas.',
    support: 'Preguntas, pedidos y disputas.',
    finance: 'Pagos, cobros e impuestos.',
  },
  next: 'Qué hacer ahora',
  loadingNext: 'Cargando qué hacer ahora',
  yourTurn: 'Te toca a ti',
  failed: {
    orders: 'No se han podido cargar tus pedidos.',
    sales: 'No se han podido cargar tus ventas.',
    offers: 'No se han podido cargar tus ofertas.',
    phones: 'No se han podido cargar tus móviles.',
  },
  answerOffer: 'Responde a la oferta de {price}',
  changeListings:
    '{count, plural, one {Cambia {shown} anuncio} many {Cambia {shown} anuncios} other {Cambia {shown} anuncios}}',
  changeWhy: 'El equipo de moderación pidió cambios antes de mostrarlo',
  empty: 'No tienes nada pendiente',
  emptyBuyer: 'Cuando reserves un móvil, aquí verás el siguiente paso.',
  emptySeller: 'Aquí aparecen ventas, ofertas y los cambios que pida el equipo de moderación.',
  someOf: '{shown} de {total}',
  showAll: 'Mostrar todo ({total})',
  drops: 'Han bajado de precio',
  loweredTo: 'Ahora {price}, {amount} menos que cuando lo guardaste',
  unread: 'Mensajes sin leer',
  more: 'Más',
  days: 'Últimos 30 días',
  analytics: 'Ver mis estadísticas',
  figure: {
    sales: 'Ventas',
    gross: 'Valor de ventas',
    views: 'Visitas',
    onItsWay: 'En camino',
  },
  before: '{value} en los 30 días anteriores',
  fromSales:
    '{count, plural, one {De {shown} venta, después de comisiones.} many {De {shown} de ventas, después de comisiones.} other {De {shown} ventas, después de comisiones.}}',
  find: {
    title: 'Buscar un móvil',
    pick_up: 'Reserva uno y queda guardado para ti hasta el encuentro.',
    shipping: 'Reserva uno y queda guardado para ti.',
  },
  sell: {
    title: 'Vender un móvil',
    text: 'Acepta las condiciones de venta y publícalo. Tus pedidos se conservan.',
  },
  add: { title: 'Publicar anuncio' },
  phones: { title: 'Móviles en venta', all: 'Ver mis anuncios' },
} satisfies Translation<typeof start>
