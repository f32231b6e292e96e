import type payments from '../../en/server/payment-notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  failed: {
    title: 'Tu pago de {phone} ha fallado',
    text: 'No se te ha cobrado nada. Vuelve a intentarlo{payBy, select, none {} other { antes del {payBy}}}.',
  },
  returned: {
    title: 'Te reembolsamos un pago de {phone}',
    text: 'Un pago de {amount} llegó cuando el pedido ya no se podía pagar, así que lo recuperas todo.',
  },
  disputed: {
    title: 'El banco del comprador disputa el pago de {phone}',
    keepPhone: 'No entregues ni envíes el móvil hasta que el banco decida.',
    payoutWaits: 'No recibirás el cobro hasta que el banco decida.',
  },
  disputeWon: {
    title: 'El banco ha confirmado el pago de {phone}',
    saleContinues: 'La venta sigue adelante.',
    noChange: 'Para la venta no cambia nada.',
  },
  disputeLost: {
    buyer: { title: 'Tu banco te ha devuelto el pago de {phone}' },
    seller: { title: 'El banco del comprador anuló el pago de {phone}' },
    amount: 'El importe es {amount}.',
    canceledBuyer: 'La venta se ha cancelado.',
    canceledSeller:
      'La venta se ha cancelado. Te quedas con el móvil, que vuelve a estar a la venta.',
    sentBuyer: 'La venta se ha cancelado. El móvil es del vendedor.',
    sentSeller:
      'La venta se ha cancelado y tu anuncio está en pausa. Escribe al comprador para recuperar el móvil.',
    goesOn: 'La venta sigue adelante por el resto del precio.',
    endedBuyer: 'La venta ya había terminado.',
    endedSeller: 'Descontamos lo que cobraste por ella de tus próximos cobros.',
  },
  payoutSent: {
    title: 'Tu cobro de {phone} está en camino',
    text: 'Hemos enviado {amount} a tu cuenta de cobro.',
  },
  paidOutside: { title: 'Has cobrado {phone}' },
  sentOutside: 'Un cobro de {amount} se envió fuera del proveedor de pagos: {reason}',
  payoutWaiting: {
    title: 'Activa los cobros para recibir {amount}',
    text: 'Es lo que has ganado con tu {phone}. Añade una cuenta de cobro y te lo enviamos enseguida.',
  },
  accountReady: {
    title: 'Tu cuenta de cobro está lista',
    text: 'Si había cobros esperando, se están enviando ahora.',
  },
  accountBlocked: {
    title: 'Tus cobros están en pausa',
    text: 'Faltan datos en tu cuenta de cobro. Guardamos lo que has ganado hasta que la completes.',
  },
  refundSent: {
    title: 'Tu reembolso de {phone} se ha enviado',
    text: 'Tu reembolso de {amount} está en camino. Los bancos suelen mostrarlo en unos días.',
  },
  refundFailed: {
    buyer: {
      title: 'Tu reembolso de {phone} no ha llegado',
      text: 'Tu banco no ha aceptado {amount}. Lo estamos revisando. Tu dinero está seguro.',
    },
    staff: {
      title: 'Reembolso fallido: {phone}',
      text: 'El reembolso de {amount} no ha llegado a {buyer}. Averigua por qué y vuelve a intentarlo.',
    },
  },
  stuck: {
    payoutStaff: {
      title: 'Cobro fallido: {phone}',
      text: 'El cobro de {amount} no ha llegado a {seller}. Averigua por qué y vuelve a intentarlo.',
    },
    cancelStaff: {
      title: 'Pago sin cancelar: {phone}',
      text: 'El pedido terminó, pero su pago no se ha podido cancelar. Averigua por qué y vuelve a intentarlo.',
    },
    seller: {
      title: 'Tu cobro de {phone} no ha llegado',
      text: 'No hemos podido enviar {amount}. Lo estamos revisando. Tu dinero está seguro.',
    },
  },
} satisfies Translation<typeof payments>
