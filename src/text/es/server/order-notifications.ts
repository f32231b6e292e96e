import type orders from '../../en/server/order-notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  booked: {
    buyer: {
      title: 'Has reservado {phone}',
      text: 'Está reservado para ti{payBy, select, none {} other { hasta el {payBy}}}. Elige cómo pagar {price} y cómo recibir el móvil.',
    },
    seller: {
      title: '{buyer} ha reservado tu {phone}',
      text: 'El precio es {price}. Está reservado{payBy, select, none {} other { hasta el {payBy}}}. Te avisaremos cuando esté pagado.',
    },
  },
  deliveryChanged: {
    title: '{buyer} ha cambiado la entrega de {phone}',
    meetUpCanceled: 'El encuentro acordado se cancela.',
    payFirst: '{buyer} quiere el envío y tiene que pagar antes.',
    newAddress: 'Envíalo a la dirección nueva que está en el pedido.',
    pickUp: '{buyer} quiere la entrega en mano. Acuerda un lugar y una hora.',
  },
  paymentSent: {
    title: '{buyer} dice que ha enviado el pago de {phone}',
    text: 'Busca en tu cuenta un pago de {total} con la referencia {reference}. Confirma el pago en cuanto llegue. No entregues ni envíes el móvil antes.',
  },
  paymentReset: {
    buyer: {
      title: 'Elige otra vez la entrega y el pago de {phone}',
      text: 'La forma de pago que elegiste ya no está disponible aquí. El móvil sigue reservado para ti{payBy, select, none {} other { hasta el {payBy}}}.',
    },
    seller: {
      title: '{buyer} tiene que elegir otra vez: {phone}',
      text: 'La forma de pago que eligió ya no está disponible aquí. Añade tus datos de pago en tu cuenta para cobrar por transferencia.',
    },
  },
  wrongCode: {
    title: 'Código de entrega incorrecto para {phone}',
    text: '{seller} ha escrito un código que no es el tuyo. Si estás en el encuentro, muestra otra vez el código. Si no, no se lo des a nadie: con él se completa el pedido y {seller} cobra.',
  },
  handOverLocked: {
    title: 'Demasiados códigos incorrectos para {phone}',
    staff:
      'La entrega está bloqueada. Pregunta al comprador y al vendedor qué pasó, y permite después nuevos intentos en el pedido.',
    party:
      'La entrega está bloqueada hasta que un admin la revise. Si estás en el encuentro, escríbenos.',
  },
  handOverUnlocked: {
    title: 'La entrega de {phone} está desbloqueada',
    buyer:
      '{seller} puede volver a escribir tu código. Dalo solo cuando tengas el móvil en la mano.',
    seller: 'Puedes volver a escribir el código de entrega del comprador.',
  },
  cancellationRequested: {
    title: '{buyer} pide cancelar {phone}',
    text: 'Acepta o rechaza{shipBy, select, none {} other { antes del {shipBy}}}. Si hasta entonces no respondes ni lo envías, el pedido se cancela y se reembolsa.',
  },
  cancellationDeclined: {
    title: '{seller} no acepta cancelar {phone}',
    text: 'El pedido sigue adelante.',
  },
  refundConfirmed: {
    title: 'Reembolso confirmado: {phone}',
    text: '{buyer} ha confirmado que le devolviste {refund}.',
  },
  refundReminder: {
    seller: {
      title: '¿Le has devuelto el dinero de {phone} a {buyer}?',
      text: '{buyer} no ha confirmado el reembolso de {refund}. Págalo ahora. Si ya lo has pagado, pide a {buyer} que lo confirme en el pedido.',
    },
    buyer: {
      title: '¿Ha llegado el reembolso de {phone}?',
      text: '{seller} tiene que devolverte {refund}. Si ya lo tienes, confírmalo en el pedido. Si no, escribe a {seller}. Si eso no sirve, escríbenos desde la página “Contacto” e indica el número de pedido {reference}.',
    },
  },
  paid: {
    buyer: { title: 'Has pagado {total} por {phone}' },
    buyerOutside: { title: '{seller} ha recibido tu pago de {phone}' },
    seller: { title: '{buyer} ha pagado tu {phone}', text: 'Hemos recibido {total}.' },
    sellerOutside: { text: 'Has recibido {total}.' },
    meetBuyer: 'Acuerda un lugar de encuentro. Da el código solo después de comprobar el móvil.',
    meetSeller:
      'Acuerda un lugar de encuentro. {buyer} te da un código después de comprobar el móvil.',
    shipBuyer: '{seller} lo envía{shipBy, select, none {} other { antes del {shipBy}}}.',
    shipSeller: 'Envíalo{shipBy, select, none {} other { antes del {shipBy}}}.',
  },
  shipped: {
    title: '{phone} está en camino',
    text: '{seller} lo ha enviado con {carrier}, número de seguimiento {tracking}. Márcalo como recibido cuando lo tengas. Después tendrás {checkDays, plural, one {{checkDaysShown} día} many {{checkDaysShown} de días} other {{checkDaysShown} días}} para comprobarlo.',
  },
  shipmentCorrected: {
    title: 'Nuevo número de seguimiento de {phone}',
    text: '{seller} lo ha cambiado a {carrier}, {tracking}.',
  },
  delivered: {
    seller: {
      title: 'Tu {phone} ha llegado',
      text: '{buyer} lo está comprobando. Si no avisa de un problema, la venta se completa automáticamente{checkBy, select, none {} other { el {checkBy}}}.',
    },
    buyer: {
      title: '{phone} se ha marcado como entregado',
      text: 'Comprueba el móvil y confirma que está bien o avisa de un problema{checkBy, select, none {} other { antes del {checkBy}}}.',
    },
  },
  completed: {
    buyer: { title: 'Tu compra de {phone} se ha completado' },
    seller: { title: 'Has vendido {phone}', text: 'La venta se ha completado.' },
    restIsYours: 'El resto es tuyo.',
    reviewSeller: '¿Qué tal fue? Escribe una valoración de {seller}.',
    reviewBuyer: '¿Qué tal fue? Escribe una valoración de {buyer}.',
    warranty: { title: 'La disputa por la garantía de {phone} ha terminado' },
    noRefund: '{buyer} no recibe reembolso.',
  },
  canceled: {
    title: 'Reserva cancelada: {phone}',
    byBuyer: '{buyer} ha cancelado la reserva.',
    notCharged: 'No se te ha cobrado nada.',
  },
  expired: {
    buyer: {
      title: 'Tu reserva de {phone} ha caducado',
      text: 'No se pagó a tiempo. Si el móvil sigue disponible, puedes volver a reservarlo.',
    },
    seller: { title: 'La reserva de {phone} ha caducado', text: 'No se pagó a tiempo.' },
  },
  refunded: {
    buyer: { title: 'Recuperas el dinero de {phone}' },
    returned: { title: '{phone} está de vuelta y {buyer} recibe su reembolso' },
    warranty: { title: '{buyer} recibe un reembolso por {phone}' },
    seller: { title: 'La venta de {phone} se ha cancelado' },
  },
  promise: {
    buyer:
      'Te reembolsaremos {refund, select, none {{total}} other {{refund}}} por el mismo medio con el que pagaste.',
    seller: '{buyer} recibirá un reembolso de {refund, select, none {{total}} other {{refund}}}.',
    buyerOutside:
      '{seller} tiene que devolverte {refund, select, none {{total}} other {{refund}}}. Confírmalo en el pedido cuando lo tengas.',
    sellerOutside:
      'Devuelve {refund, select, none {{total}} other {{refund}}} a {buyer}, que lo confirmará en el pedido.',
  },
  phone: {
    forSale: 'Tu móvil vuelve a estar a la venta.',
    paused: 'Tu anuncio está en pausa. Reactívalo para vender el móvil.',
  },
  why: {
    reason: 'Motivo: {reason}',
    accountDeleted: 'Su cuenta se ha eliminado.',
    buyerGone: 'La cuenta de {buyer} se ha cerrado.',
    sellerGone: 'La cuenta de {seller} se ha cerrado.',
    takenDown: 'El equipo de moderación ha eliminado el anuncio.',
    cancellationAccepted: '{seller} ha aceptado cancelar.',
    cancellationUnanswered: '{seller} no respondió a la petición de cancelar.',
    returnUnconfirmed: 'La devolución no se confirmó a tiempo, así que se da por recibida.',
    returned: '{seller} tiene el móvil de vuelta.',
    undecided: 'La disputa no se decidió a tiempo.',
    notShipped: 'El móvil no se envió a tiempo.',
    notHandedOver: 'El móvil no se entregó a tiempo.',
  },
  meetUpProposed: {
    title: '{other} propone un lugar de encuentro',
    text: 'Para {phone}: {place}, {when}. Acéptalo o propón otro lugar u otra hora.',
  },
  meetUpAgreed: {
    title: 'Encuentro acordado para {phone}',
    text: 'Tu encuentro con {other}: {place}, {when}.',
  },
  reminder: {
    arrived: {
      title: '¿Ha llegado tu {phone}?',
      text: 'Se envió hace {arrivalWeeks, plural, one {{arrivalWeeksShown} semana} many {{arrivalWeeksShown} de semanas} other {{arrivalWeeksShown} semanas}}. Márcalo como recibido o avisa de un problema.',
    },
    paymentSeller: {
      title: '¿Ha llegado el pago de tu {phone}?',
      text: '{buyer} ha marcado {total} como enviado, con la referencia {reference}. Confírmalo, o abre una disputa si no llega.',
    },
    paymentBuyer: {
      title: '{seller} no ha confirmado tu pago de {phone}',
      text: 'Comprueba que tu banco lo ha enviado y escribe al vendedor. Si eso no sirve, abre una disputa y decide un admin.',
    },
    paymentStaff: {
      title: 'Pago sin confirmar: {phone}',
      text: '{buyer} lo marcó como enviado hace al menos {paymentDays, plural, one {{paymentDaysShown} día laborable} many {{paymentDaysShown} de días laborables} other {{paymentDaysShown} días laborables}}, y {seller} no ha respondido. Escríbeles, o abre una disputa para decidir.',
    },
    chooseDelivery: {
      title: 'Elige cómo recibir tu {phone}',
      text: 'Está pagado. Elige reunirte con {seller} o que te lo envíe. Si no, recibirás tu reembolso{shipBy, select, none {} other { el {shipBy}}}.',
    },
    answerCancellation: {
      title: '{buyer} espera tu respuesta: ¿cancelar {phone}?',
      text: 'Acepta o rechaza la petición{shipBy, select, none {} other { antes del {shipBy}}}. Si no, el pedido se cancela y se reembolsa.',
    },
    acceptMeetUp: {
      title: '{other} espera tu respuesta sobre {phone}',
      text: 'Ha propuesto un lugar y una hora. Acéptalo o propón otro lugar u otra hora. Si no, el comprador recibirá su reembolso{shipBy, select, none {} other { el {shipBy}}}.',
    },
    ship: {
      title: '{buyer} está esperando tu {phone}',
      text: 'Está pagado. Envíalo{shipBy, select, none {} other { antes del {shipBy}}}. Si no, el comprador recibirá su reembolso.',
    },
    handOver: {
      title: '{buyer} está esperando tu {phone}',
      text: 'Está pagado. Entrégalo{shipBy, select, none {} other { antes del {shipBy}}}. Si no, el comprador recibirá su reembolso.',
    },
    answerBank: {
      title: 'Disputa del banco aún abierta: {phone}',
      text: 'El pedido está en pausa hasta que decida el banco del comprador. Mira la disputa en el proveedor de pagos.',
    },
    decideForBanned: {
      title: 'Falta una decisión: {phone}',
      text: 'El comprador está suspendido y no puede confirmar el pedido. Decide cómo termina.',
    },
    notDelivered: {
      title: 'Entrega sin confirmar: {phone}',
      text: 'Se envió hace al menos {staffWeeks, plural, one {{staffWeeksShown} semana} many {{staffWeeksShown} de semanas} other {{staffWeeksShown} semanas}} y nadie ha confirmado que llegó. Averígualo y márcalo como recibido o abre una disputa.',
    },
  },
} satisfies Translation<typeof orders>
