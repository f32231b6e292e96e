import type ratings from '../../../en/pages/phone/ratings.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'Valoraciones de {name}',
  none: 'No hay valoraciones que mostrar.',
  fromSales:
    '{count, plural, one {de {shown} venta} many {de {shown} ventas} other {de {shown} ventas}}',
  by: { buyer: '<name></name>, comprador', seller: '<name></name>, vendedor' },
  replyBy: 'Respuesta: <name></name>',
  hiddenReason: 'Motivo: “{reason}”',
  report: 'Denunciar',
  reportReview: 'la valoración de {name}',
  reportReply: 'la respuesta a {name}',
  more: 'Ver más',
  loading: 'Cargando',
  hide: 'Ocultar valoración<hidden> de {name}</hidden>',
  hidden: 'Valoración ocultada',
  showReview: 'Volver a mostrar<hidden>: valoración de {name}</hidden>',
  showReply: 'Volver a mostrar<hidden>: respuesta de {name}</hidden>',
  reviewShown: 'La valoración vuelve a verse',
  replyShown: 'La respuesta vuelve a verse',
  ofOrder: {
    title: 'Valoraciones',
    loading: 'Cargando las valoraciones',
    none: 'Todavía no hay valoraciones visibles. Las ocultas no las puede leer nadie.',
    from: 'Valoración de {name} sobre {other}',
    hidden: 'Oculta: solo {name} puede verla todavía.',
  },
} satisfies Translation<typeof ratings>
