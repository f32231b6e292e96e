import type order from '../../../en/pages/orders/order.ts'
import type { Translation } from '../../../translation.ts'
import handOver from '../../parts/handOver.ts'

export default {
  handOver,
  state: {
    awaiting_payment: 'Pendiente de pago',
    payment_sent: 'Pago enviado',
    payment_disputed: 'Pago en disputa',
    paid: 'Pagado',
    shipped: 'En camino',
    delivered: 'Entregado',
    disputed: 'En disputa',
    completed: 'Completado',
    return_requested: 'Devolución solicitada',
    return_approved: 'Por devolver',
    return_sent: 'En devolución',
    cancelled: 'Cancelado',
    expired: 'Caducado',
    refunded: 'Reembolsado',
  },
  until: 'hasta el <time></time>',
  paidBy: {
    meet_up: 'En el encuentro',
    online: 'En línea',
    transfer: 'Por transferencia',
    open: 'Sin elegir',
  },
  returns: {
    none: 'No se admite',
    buyer:
      '{days, plural, one {{shown} día} many {{shown} de días} other {{shown} días}}; el envío de vuelta lo paga el comprador',
    seller:
      '{days, plural, one {{shown} día} many {{shown} de días} other {{shown} días}}; el envío de vuelta lo paga el vendedor',
  },
  warranty: {
    none: 'Ninguna',
    months: '{count, plural, one {{shown} mes} many {{shown} de meses} other {{shown} meses}}',
    with: '{time}: <words></words>',
  },
  disputeReason: {
    payment_not_received: 'El pago no ha llegado',
    payment_not_confirmed: 'El pago no está confirmado',
    return_not_accepted: 'No se acepta la devolución',
    return_not_as_sold: 'No se devolvió como se vendió',
    warranty_not_honored: 'No se cumple la garantía',
    not_as_described: 'No coincide con la descripción',
    does_not_work: 'No funciona',
    wrong_phone: 'Es otro móvil',
    not_arrived: 'No ha llegado',
    locked_or_listed: 'Bloqueado',
    other: 'Otra cosa',
  },
  listing: {
    yours: 'El anuncio cuando reservaste',
    theirs: 'El anuncio cuando reservó {buyer}',
    loading: 'Cargando el anuncio',
    none: 'No tenemos copia de este anuncio del momento de la reserva.',
  },
  shipment: {
    shipped: '<carrier></carrier>, enviado el <time></time>',
    track: 'Seguir el paquete',
    newTab: '(se abre en otra pestaña)',
  },
  parcel: {
    carrier: 'Transportista',
    tracking: 'Número de seguimiento',
    trackingHelp: 'Está en el recibo del envío.',
    copyTracking: 'número de seguimiento',
    copyAddress: 'dirección',
    carrierRequired: 'Escribe el transportista',
    trackingRequired: 'Escribe el número de seguimiento',
    trackingInvalid: 'Escribe un número de seguimiento de {min} a {max} letras y cifras',
  },
  timeLeft: {
    left: 'dentro de {time}',
    days: '{count, plural, one {{shown} día} many {{shown} de días} other {{shown} días}}',
    hours: '{count, plural, one {{shown} h} many {{shown} h} other {{shown} h}}',
    minutes: '{count, plural, one {{shown} min} many {{shown} min} other {{shown} min}}',
    both: '{large} {small}',
  },
} satisfies Translation<typeof order>
