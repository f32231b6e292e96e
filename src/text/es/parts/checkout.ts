import type checkout from '../../en/parts/checkout.ts'
import type { Translation } from '../../translation.ts'

export default {
  title: 'Pago',
  pay: 'Pagar {amount}',
  back: 'Volver al pedido',
  other: 'Pagar de otra forma',
  canceling: 'Cancelando',
  paying: 'Pagando',
  summary: {
    label: 'Resumen del pedido',
    from: 'de <name></name>',
    price: 'Precio',
    shipping: 'Envío',
    total: 'Total',
    youPay: 'Pagas',
    returns: 'Devolución',
    warranty: 'Garantía',
    claims: 'Las reclamaciones se hacen en el pedido.',
    reserved: 'Reservado para ti hasta el',
  },
  protection: {
    title: 'Así te protegemos',
    online:
      'Guardamos el dinero de los pagos en línea y no pagamos a <name></name> hasta que tengas el móvil.',
    transfer:
      'La transferencia va directa a <name></name>. Nosotros no la guardamos, y si hay un reembolso lo paga el vendedor.',
    check:
      'Tienes {days, plural, one {{shown} día} many {{shown} de días} other {{shown} días}} para comprobar un móvil que te envían.',
    moneyBack:
      'Recuperas tu dinero si el móvil no se envía, no coincide con la descripción o la venta se cancela.',
    meetUp: 'En un encuentro, prueba el móvil antes de dar tu código.',
  },
  result: {
    paid: 'Pago recibido',
    paidText: 'Hemos avisado a <name></name>. Guardamos tu dinero hasta que tengas el móvil.',
    demo: 'Esto es una demo: no se ha cobrado dinero real.',
    late: 'El pago llegó tarde',
    lateText:
      'Tu reserva ya había terminado. Te reembolsaremos todo el pago por el mismo medio con el que pagaste.',
    refunded: 'Pedido reembolsado',
    refundedText: 'Te reembolsaremos todo el pago por el mismo medio con el que pagaste.',
    nothing: 'No hay nada que pagar',
    nothingText:
      'Esta reserva ha terminado y no se te ha cobrado nada. Si el móvil sigue a la venta, puedes volver a reservarlo.',
    view: 'Ver pedido',
  },
  pending: {
    title: 'Tu banco está confirmando el pago',
    text: 'No vuelvas a pagar, por favor. El móvil sigue reservado para ti y te avisaremos en cuanto se confirme el pago. Si tu banco lo rechaza, aquí puedes pagar de otra forma.',
    check: 'Comprobar de nuevo',
    checking: 'Comprobando',
  },
  card: {
    form: 'Tarjeta de demo',
    demo: '<b>Pago de demo: no se cobra dinero real.</b> Solo sirven las tarjetas de prueba de abajo. No escribas nunca un número de tarjeta real.',
    number: 'Número de tarjeta de prueba',
    required: 'Escribe el número de la tarjeta',
    declined: '{reason} No se te ha cobrado nada. Prueba con otra tarjeta.',
    choose: 'Elige una tarjeta de prueba',
    confirm: 'Confirma con tu banco',
    confirmText:
      'Banco de demo: ¿apruebas un pago de <b>{amount}</b>? Un banco real te lo preguntaría en su app.',
    decline: 'Rechazar',
    approve: 'Aprobar pago',
    confirming: 'Confirmando',
  },
  stripe: {
    loading: 'Cargando el formulario de pago',
    failed: 'El formulario de pago no se ha cargado',
    failedText: 'No se te ha cobrado nada. Comprueba tu conexión y si algo bloquea js.stripe.com.',
    unknown: 'Todavía no sabemos si tu pago se ha completado. Vuelve a comprobarlo en un momento.',
    declined: 'El pago ha fallado. No se te ha cobrado nada.',
  },
} satisfies Translation<typeof checkout>
