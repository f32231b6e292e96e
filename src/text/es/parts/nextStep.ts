import type nextStep from '../../en/parts/nextStep.ts'
import type { Translation } from '../../translation.ts'

export default {
  turn: {
    nothing: 'Ahora no hay nada que hacer',
    yours: 'Te toca a ti',
    onItsWay: 'En camino',
    person: 'Esperando a {name}',
    admin: 'Esperando a un admin',
  },
  deadline: {
    reservedForYou: 'Reservado para ti hasta el',
    reserved: 'Reservado para {buyer} hasta el',
    reminded: 'Los admins reciben un recordatorio el',
    canceled: 'Se cancela automáticamente el',
    ship: 'Enviar antes del',
    meet: 'Reunirse antes del',
    expected: 'Debería llegar antes del',
    completes: 'Se completa automáticamente el',
    returnBy: 'Devolver antes del',
    received: 'Se da por recibido el',
    reply: 'Responder antes del',
    returnDue: 'Devolver antes del',
    resolve: 'Resolver antes del',
    answerClaim: 'Responder antes del',
    claimAnswered: '{seller} puede responder hasta el',
    claimSettled: 'Se da por resuelta el',
    dispute: 'Abrir una disputa antes del',
    buyerDisputes: '{buyer} puede abrir una disputa hasta el',
  },
  action: {
    arrived: 'Marcar como recibido',
    arrivedDone: 'Marcado como recibido. Ahora comprueba tu móvil',
    arrivedAdmin:
      '{buyer} tendrá {count, plural, one {{shown} día} many {{shown} de días} other {{shown} días}} para comprobar el móvil. Si no avisa de ningún problema, {seller} cobra.',
    confirm: 'Todo está bien',
    confirmed: 'Pedido completado',
    confirmOutside: 'Esto completa el pedido. No se puede deshacer.',
    confirmHeld: 'Esto completa el pedido y libera tu pago para {seller}. No se puede deshacer.',
    confirmReturnable:
      'Esto completa el pedido. Aún puedes devolver el móvil durante {count, plural, one {{shown} día} many {{shown} de días} other {{shown} días}} desde que lo recibiste; después, tu pago va a {seller}.',
    payouts: 'Activar cobros',
    payoutsLabel: 'Cobros',
    payoutsText: 'Añade una cuenta bancaria para que podamos pagarte cuando se complete la venta.',
    enterCode: 'Escribir el código',
    unlock: 'Permitir nuevos intentos de entrega',
    unlockText:
      '{seller} podrá probar 30 códigos de entrega más. Pregunta antes a las dos partes qué pasó.',
    unlocked: 'Entrega desbloqueada',
    payOther: 'Pagar de otra forma',
  },
  step: {
    waitForReply: {
      title: 'Esperando la respuesta de {other}',
      text: 'Has propuesto una hora y un lugar. Todavía puedes proponer otros.',
    },
    waitForPayment: {
      title: 'Esperando a que {buyer} pague',
      text: 'No entregues el móvil hasta entonces. Si no paga a tiempo, vuelve a estar a la venta.',
    },
    waitForTransfer: {
      title: 'Esperando a que {buyer} pague',
      text: 'Te paga por transferencia con la referencia {reference}. No entregues el móvil hasta que llegue el dinero. Si no paga a tiempo, vuelve a estar a la venta.',
    },
    waitForConfirmation: {
      title: 'Esperando a que {seller} confirme tu pago',
      text: 'Una transferencia puede tardar hasta {count, plural, one {{shown} día laborable} many {{shown} de días laborables} other {{shown} días laborables}}. El móvil sigue reservado para ti. Si no la confirma en {later, plural, one {{laterShown} día laborable} many {{laterShown} de días laborables} other {{laterShown} días laborables}}, mandamos un recordatorio a las dos partes y avisamos a un admin.',
    },
    requestedToCancel: {
      title: 'Has pedido a {seller} que cancele',
      text: 'Si no responde ni entrega el móvil a tiempo, el pedido se cancela y recuperas tu dinero.',
    },
    waitForShipping: {
      title: '{seller} está preparando tu móvil',
      text: 'Guardamos tu dinero. Si el móvil no se envía a tiempo, te lo reembolsamos todo.',
    },
    waitForShippingTransfer: {
      title: '{seller} está preparando tu móvil',
      text: '{seller} tiene tu pago. Si el móvil no se envía a tiempo, el pedido se cancela y tiene que devolverte el dinero.',
    },
    onItsWay: {
      title: 'El móvil está en camino hacia {buyer}',
      text: 'Cobras cuando haya llegado y coincida con la descripción.',
    },
    onItsWayTransfer: {
      title: 'El móvil está en camino hacia {buyer}',
      text: 'La venta se completa cuando haya llegado y coincida con la descripción.',
    },
    tracing: {
      title: 'Un admin está buscando el paquete',
      text: 'Se envió hace {count, plural, one {{shown} semana} many {{shown} de semanas} other {{shown} semanas}} y nadie ha confirmado la entrega. Escribe a {buyer} y contacta con el transportista.',
    },
    buyerChecks: {
      title: '{buyer} está comprobando el móvil',
      text: 'Si no avisa de un problema a tiempo, cobras automáticamente.',
    },
    buyerChecksTransfer: {
      title: '{buyer} está comprobando el móvil',
      text: 'Si no avisa de un problema a tiempo, la venta se completa automáticamente.',
    },
    waitForReturnPlace: {
      title: 'Esperando a que {seller} diga adónde enviarlo',
      text: 'Te dirá adónde enviar o llevar el móvil. Si no responde en {count, plural, one {{shown} día laborable} many {{shown} de días laborables} other {{shown} días laborables}}, avisamos a un admin y tú puedes avisar de un problema.',
    },
    returnOnItsWay: {
      title: 'Tu devolución está en camino',
      text: 'Te reembolsamos cuando {seller} tenga el móvil o, como muy tarde, cuando se dé por recibido.',
    },
    returnOnItsWayTransfer: {
      title: 'Tu devolución está en camino',
      text: '{seller} tiene que devolverte el dinero cuando tenga el móvil.',
    },
    waitForDisputeReply: {
      title: 'Esperando la respuesta de {seller}',
      text: 'Abajo puedes añadir más detalles.',
    },
    waitForSendBack: {
      title: 'Esperando a que {buyer} envíe el móvil de vuelta',
      text: 'Cuando llegue el paquete, dinos abajo qué contiene. Si es el móvil que vendiste, el comprador recibe su reembolso.',
    },
    waitForReceipt: {
      title: 'Tu devolución está en camino',
      text: 'Te reembolsaremos cuando {seller} lo reciba.',
    },
    waitForOther: {
      title: 'Esperando a {other}',
      text: 'La entrega todavía no está acordada.',
    },
    expiredBuyer: {
      title: 'Reserva caducada',
      text: 'No se te ha cobrado nada. Si el móvil sigue a la venta, puedes volver a reservarlo.',
    },
    expiredSeller: {
      title: 'Reserva caducada',
      text: 'El comprador no pagó. El móvil vuelve a estar a la venta.',
    },
    completedBuyer: {
      title: 'El móvil es tuyo',
      text: 'Pedido completado. Tu pago es para {seller}.',
    },
    completedReturnable: {
      title: 'El móvil es tuyo',
      text: 'Pedido completado. Todavía puedes devolver el móvil. Después, tu pago va a {seller}.',
    },
    completedOutside: {
      title: 'El móvil es tuyo',
      text: 'Pedido completado. Has pagado a {seller}.',
    },
    sold: { title: 'Vendido', text: 'Pedido completado.' },
    soldOutside: {
      title: 'Vendido',
      text: 'Pedido completado. {buyer} tiene el móvil y te ha pagado.',
    },
    refundedBuyer: {
      title: 'Pedido reembolsado',
      text: 'Te reembolsaremos todo el pago por el mismo medio con el que pagaste. Los bancos pueden tardar hasta 10 días.',
    },
    refundedSeller: {
      title: 'Pedido reembolsado',
      text: '{buyer} recibe un reembolso completo.',
    },
    canceledUnpaid: {
      title: 'Reserva cancelada',
      text: 'El pago no se recibió. Si llega dinero más tarde, el vendedor tiene que devolverlo.',
    },
    canceledBuyer: { title: 'Reserva cancelada', text: 'No se te ha cobrado nada.' },
    canceledSeller: {
      title: 'Reserva cancelada',
      text: 'El móvil vuelve a estar a la venta, salvo que hayas puesto el anuncio en pausa.',
    },
    adminClosed: { title: 'Este pedido está cerrado', text: 'No hay que hacer nada.' },
    adminTrace: {
      title: 'Averigua si llegó el paquete',
      text: 'Se envió hace {count, plural, one {{shown} semana} many {{shown} de semanas} other {{shown} semanas}} y nadie ha confirmado la entrega. Sigue el paquete y pregunta a las dos partes. Si llegó, márcalo como recibido. Si no, abre una disputa para que {buyer} pueda recibir su reembolso.',
    },
    adminBank: {
      title: 'El banco del comprador disputa el pago',
      text: 'Responde en el panel del proveedor de pagos con los datos de este pedido. Hasta que el banco decida, el móvil no debe cambiar de manos.',
    },
    adminDecide: {
      title: 'Decide la disputa',
      text: 'Lee abajo lo que dicen y muestran las dos partes, y decide.',
    },
    adminConfirming: {
      title: 'El banco del comprador está confirmando el pago',
      text: 'Si no lo confirma a tiempo, el móvil vuelve a estar a la venta y, si el pago llega después, se reembolsa entero.',
    },
    adminWait: {
      title: 'Esperando a {name}',
      text: 'Ves este pedido porque eres admin. El siguiente paso depende del comprador y del vendedor.',
    },
    adminWaitAdmin: {
      title: 'Esperando a un admin',
      text: 'Ves este pedido porque eres admin. El siguiente paso depende del comprador y del vendedor.',
    },
    chooseDelivery: {
      title: 'Elige la entrega',
      text: 'El móvil está reservado para ti. {seller} te lo puede entregar en mano o enviar. Elige cómo pagar.',
    },
    choosePickUp: {
      title: 'Elige la entrega',
      text: 'El móvil está reservado para ti. {seller} te lo entrega en mano. Elige cómo pagar.',
    },
    chooseShipping: {
      title: 'Elige la entrega',
      text: 'El móvil está reservado para ti. {seller} te lo envía. Elige cómo pagar.',
    },
    chooseDeliveryPaid: {
      title: 'Elige la entrega',
      text: '{seller} te lo puede entregar en mano o enviar.',
    },
    choosePickUpPaid: {
      title: 'Elige la entrega',
      text: '{seller} te lo entrega en mano.',
    },
    chooseShippingPaid: { title: 'Elige la entrega', text: '{seller} te lo envía.' },
    pay: {
      title: 'Paga {amount}',
      text: 'El móvil está reservado para ti. Elige cómo pagar.',
    },
    sendTransfer: {
      title: 'Paga {amount} por transferencia',
      text: 'Envía el dinero a {seller} con la referencia y avísanos. Le llega directamente, así que nosotros no podemos reembolsarlo.',
    },
    sendTransferShop: {
      title: 'Paga {amount} por transferencia',
      text: 'Envía el dinero a la tienda con la referencia y avísanos.',
    },
    arrangeWithSeller: {
      title: 'Acuerda un encuentro con {seller}',
      text: 'Propón un lugar público, mejor de día, como una cafetería, una biblioteca o una estación.',
    },
    arrangeWithBuyer: {
      title: 'Acuerda un encuentro con {buyer}',
      text: 'Propón un lugar público donde pueda probar el móvil, como una cafetería, una biblioteca o una estación.',
    },
    meetUpSuggested: {
      title: '{other} propone un encuentro',
      text: 'Acéptalo o propón otra hora u otro lugar.',
    },
    meet: {
      title: 'Reúnete con {seller}',
      text: 'Prueba el móvil, paga {amount} y muestra tu código. Con él se cierra la compra.',
    },
    meetHeld: {
      title: 'Reúnete con {seller}',
      text: 'Prueba antes el móvil. Si te convence, muestra tu código: con él se libera tu pago para el vendedor.',
    },
    meetPaid: {
      title: 'Reúnete con {seller}',
      text: 'Prueba antes el móvil. Si te convence, muestra tu código: con él se cierra la compra.',
    },
    sendReturn: {
      title: 'Envía el móvil de vuelta',
      text: 'Envíalo o llévalo al lugar de abajo, completo y con la sesión cerrada en todas las cuentas. Usa un envío con seguimiento. Lo pagas tú.',
    },
    sendReturnFree: {
      title: 'Envía el móvil de vuelta',
      text: 'Envíalo o llévalo al lugar de abajo, completo y con la sesión cerrada en todas las cuentas. Usa un envío con seguimiento. Lo paga {seller}.',
    },
    markArrived: {
      title: 'Tu móvil está en camino',
      text: 'Avísanos cuando llegue. Después tendrás {count, plural, one {{shown} día} many {{shown} de días} other {{shown} días}} para comprobarlo.',
    },
    check: {
      title: 'Comprueba tu móvil',
      text: 'Si todo coincide con el anuncio, confírmalo. Si algo no está bien, avisa antes de que acabe el plazo.',
    },
    checkHeld: {
      title: 'Comprueba tu móvil',
      text: 'Si todo coincide con el anuncio, confírmalo y pagamos a {seller}. Si algo no está bien, avisa antes de que acabe el plazo.',
    },
    checkReturnable: {
      title: 'Comprueba tu móvil',
      text: 'Si todo coincide con el anuncio, confírmalo y pagamos a {seller} cuando acabe el plazo de devolución. Si algo no está bien, avisa antes de que acabe el plazo.',
    },
    sendBack: {
      title: 'Envía el móvil de vuelta',
      text: 'Usa un envío con seguimiento. Te reembolsaremos cuando el vendedor lo reciba.',
    },
    resolve: {
      title: 'Resuelve la disputa',
      text: 'Propón una solución abajo o responde a la propuesta actual.',
    },
    provePayment: {
      title: 'Resuelve la disputa',
      text: 'Añade abajo pruebas de tu pago. {seller} todavía puede confirmarlo; si no, decide un admin.',
    },
    confirmPayment: {
      title: '¿Ha llegado el pago de {buyer}?',
      text: '{buyer} dice que lo ha enviado. Mira tu cuenta, y no entregues ni envíes el móvil hasta que haya llegado el dinero. Una transferencia puede tardar hasta {count, plural, one {{shown} día laborable} many {{shown} de días laborables} other {{shown} días laborables}}.',
    },
    answerCancellation: {
      title: '{buyer} pide cancelar',
      text: 'Acepta o rechaza. Si no haces nada a tiempo, el pedido se cancela y se reembolsa.',
    },
    handOver: {
      title: 'Entrega el móvil a {buyer}',
      text: 'Deja que {buyer} pruebe el móvil, cobra {amount} y pídele su código de seis dígitos.',
    },
    handOverHeld: {
      title: 'Entrega el móvil a {buyer}',
      text: '{buyer} ya ha pagado. Deja que pruebe el móvil y pídele su código de seis dígitos. Con él se libera tu dinero.',
    },
    handOverPaid: {
      title: 'Entrega el móvil a {buyer}',
      text: '{buyer} ya ha pagado. Deja que pruebe el móvil y pídele su código de seis dígitos. Con él se cierra la venta.',
    },
    approveReturn: {
      title: '{buyer} quiere devolver el móvil',
      text: 'Lo vendiste con devolución. Dile adónde enviarlo o llevarlo.',
    },
    receiveReturn: {
      title: '{buyer} devuelve el móvil',
      text: 'Cuando lo tengas, compruébalo y confirma. Si no es el móvil que vendiste, o no está en el estado en que lo vendiste, avisa de un problema.',
    },
    receiveReturnSent: {
      title: 'Tu móvil está en camino de vuelta',
      text: 'Cuando lo tengas, compruébalo y confirma. Si no es el móvil que vendiste, o no está en el estado en que lo vendiste, avisa de un problema.',
    },
    ship: {
      title: 'Envía el móvil a {buyer}',
      text: '{buyer} ya ha pagado. Cierra la sesión de tus cuentas en el móvil, restablécelo, embálalo bien y usa un envío con seguimiento.',
    },
    shipHeld: {
      title: 'Envía el móvil a {buyer}',
      text: '{buyer} ya ha pagado y te guardamos el dinero. Cierra la sesión de tus cuentas en el móvil, restablécelo, embálalo bien y usa un envío con seguimiento.',
    },
    receiveBack: {
      title: 'Tu móvil está en camino de vuelta',
      text: 'Cuando llegue el paquete, dinos abajo qué contiene. Si es el móvil que vendiste, el comprador recibe su reembolso.',
    },
    paymentDisputed: {
      title: 'El pago está en disputa',
      text: 'Si el pago ha llegado, cierra abajo la disputa. Si no, di qué ves en tu cuenta, y decide un admin.',
    },
    youReportedReturn: {
      title: 'Avisaste de un problema con la devolución',
      text: 'Responde abajo o propón una solución.',
    },
    buyerReported: {
      title: '{buyer} avisa de un problema',
      text: 'Responde abajo o propón una solución.',
    },
    bankReviewsBuyer: {
      title: 'El banco está revisando el pago',
      text: 'Tu banco disputa el pago. Guardamos el dinero hasta que decida.',
    },
    bankReviewsSeller: {
      title: 'El banco está revisando el pago',
      text: 'El banco de {buyer} disputa el pago. No podemos pagarte hasta que decida.',
    },
    bankDisputesBuyer: {
      title: 'Tu banco disputa el pago',
      text: 'El vendedor conserva el móvil hasta que tu banco decida. Si este pago lo hiciste tú, díselo a tu banco.',
    },
    bankDisputesSeller: {
      title: 'De momento, no entregues el móvil',
      text: 'El banco de {buyer} disputa el pago. No envíes ni entregues el móvil hasta que el banco decida. Entonces tu plazo vuelve a empezar.',
    },
    bankConfirmsBuyer: {
      title: 'Tu banco está confirmando el pago',
      text: 'No tienes que hacer nada: te avisaremos cuando se confirme. El móvil sigue reservado para ti. Si tu banco lo rechaza, puedes pagar de otra forma.',
    },
    bankConfirmsSeller: {
      title: 'El banco de {buyer} está confirmando el pago',
      text: 'No entregues el móvil hasta que se confirme el pago. Te avisaremos enseguida. Si no se confirma a tiempo, el móvil vuelve a estar a la venta.',
    },
    reversedBuyer: {
      title: 'El móvil es tuyo',
      text: 'Tu banco anuló el pago después de la venta.',
    },
    reversedSeller: {
      title: 'Vendido, pero el pago se anuló',
      text: 'El banco de {buyer} anuló el pago después de la venta. El importe se descontará de tus próximos cobros.',
    },
    chargedBackBuyer: {
      title: 'El banco anuló el pago',
      text: 'La venta se canceló y tu banco te ha devuelto el dinero.',
    },
    chargedBackBuyerSent: {
      title: 'El banco anuló el pago',
      text: 'La venta se canceló y tu banco te ha devuelto el dinero. El móvil es del vendedor.',
    },
    chargedBackSeller: {
      title: 'El banco anuló el pago',
      text: 'La venta se canceló y {buyer} ha recuperado su dinero. Tú te quedas con el móvil.',
    },
    chargedBackSellerSent: {
      title: 'El banco anuló el pago',
      text: 'La venta se canceló y {buyer} ha recuperado su dinero. Acuerda por mensajes la devolución del móvil.',
    },
    claimSent: {
      title: 'Esperando a que {seller} responda a tu reclamación',
      text: 'Puede aceptar una reparación, un cambio o un reembolso, o rechazarla. Si no responde a tiempo, puedes abrir una disputa y decide un admin.',
    },
    claimAgreedRepair: {
      title: '{seller} acepta reparar el móvil',
      text: 'Los detalles se acuerdan por mensajes. Marca la reclamación como resuelta cuando el móvil funcione, o abre una disputa si no cumple lo acordado.',
    },
    claimAgreedReplacement: {
      title: '{seller} acepta cambiar el móvil',
      text: 'Los detalles se acuerdan por mensajes. Marca la reclamación como resuelta cuando el móvil funcione, o abre una disputa si no cumple lo acordado.',
    },
    claimAgreedRefund: {
      title: '{seller} acepta reembolsarte {amount}',
      text: 'Marca la reclamación como resuelta cuando tengas el dinero. Si no llega, abre una disputa.',
    },
    claimRefused: {
      title: '{seller} rechaza tu reclamación',
      text: 'Abre una disputa y decide un admin, o retira la reclamación. Si no haces ninguna de las dos cosas, se cierra al acabar el plazo.',
    },
    claimIgnored: {
      title: '{seller} no ha respondido a tu reclamación',
      text: 'Abre una disputa y decide un admin, o retira la reclamación. Si no haces ninguna de las dos cosas, se cierra al acabar el plazo.',
    },
    claimReceived: {
      title: '{buyer} ha hecho una reclamación de garantía',
      text: 'Vendiste el móvil con garantía. Lee cuál es el problema y acepta una reparación, un cambio o un reembolso, o rechaza con un motivo. Si no respondes a tiempo, puede abrir una disputa.',
    },
    youAgreedRepair: {
      title: 'Has aceptado una reparación',
      text: 'Los detalles se acuerdan por mensajes. {buyer} marca la reclamación como resuelta cuando el móvil funcione, o puede abrir una disputa.',
    },
    youAgreedReplacement: {
      title: 'Has aceptado un cambio',
      text: 'Los detalles se acuerdan por mensajes. {buyer} marca la reclamación como resuelta cuando el móvil funcione, o puede abrir una disputa.',
    },
    youAgreedRefund: {
      title: 'Has aceptado reembolsar {amount}',
      text: 'Devuelve el dinero a {buyer}, que marca la reclamación como resuelta. Si no llega, puede abrir una disputa.',
    },
    youRefused: {
      title: 'Has rechazado la reclamación',
      text: '{buyer} ya puede abrir una disputa, y decide un admin. Hasta entonces todavía puedes aceptar.',
    },
    youIgnored: {
      title: 'No has respondido a la reclamación',
      text: '{buyer} ya puede abrir una disputa, y decide un admin. Hasta entonces todavía puedes aceptar.',
    },
  },
  more: {
    held: 'Guardamos el dinero hasta que se resuelva la disputa.',
    paidOutYou: 'El dinero se pagó después de la venta: si hay un reembolso, lo pagas tú.',
    paidOut: 'El dinero se pagó después de la venta: si hay un reembolso, lo paga {seller}.',
    outsideYou: 'El dinero no pasó por nosotros: si hay un reembolso, lo pagas tú.',
    outside: 'El dinero no pasó por nosotros: si hay un reembolso, lo paga {seller}.',
    paidBack: 'Dinero devuelto: {sum}.',
    owedToYou: '{seller} tiene que devolverte {sum}. Confírmalo aquí cuando haya llegado.',
    youOwe: 'Devuelve {sum} a {buyer} por el mismo medio con el que te pagó. Lo confirmará aquí.',
    returnable: 'Todavía puedes devolver el móvil.',
  },
  payout: {
    not_set_up: 'Activa los cobros para recibir tu dinero.',
    waiting: 'Te pagaremos cuando el banco de {buyer} haya decidido sobre el pago disputado.',
    return_period:
      'Guardamos tu dinero hasta que el móvil ya no se pueda devolver. Entonces te pagamos.',
    held: 'Se paga más tarde: en “Cobros” ves cuándo y por qué.',
    on_its_way: 'Tu dinero está en camino a tu cuenta de cobro.',
    sent: 'Tu cobro se ha enviado.',
  },
} satisfies Translation<typeof nextStep>
