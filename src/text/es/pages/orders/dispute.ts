import type dispute from '../../../en/pages/orders/dispute.ts'
import type { Translation } from '../../../translation.ts'
import afterDelivery from '../../parts/afterDelivery.ts'

export default {
  ...afterDelivery,
  title: 'Disputa',
  loading: 'Cargando la disputa',
  you: 'Tú',
  anAdmin: 'Un admin',
  notNow: 'Ahora no',
  saving: 'Guardando',
  sending: 'Enviando',
  side: {
    buyer: 'Comprador',
    seller: 'Vendedor',
    admin: 'Admin',
  },
  reasonHelp: {
    payment_not_received: 'El comprador lo marcó como enviado.',
    payment_not_confirmed: 'Tú lo enviaste y el vendedor no lo confirma.',
    return_not_accepted: 'El vendedor no dice adónde enviarlo, o no confirma que ya lo tiene.',
    return_not_as_sold: 'Otro móvil, dañado, incompleto, bloqueado o nada.',
    warranty_not_honored:
      'La reclamación se rechazó, no se respondió o no se resolvió como se acordó.',
    not_as_described: 'En peor estado que en el anuncio.',
    does_not_work: 'El móvil entero o una parte.',
    wrong_phone: 'Otro modelo, otro almacenamiento u otro color.',
    not_arrived: 'O el paquete estaba vacío.',
    locked_or_listed: 'Por una cuenta o un operador, o en una lista negra.',
    other: 'Descríbelo abajo.',
  },
  stage: {
    open: 'Esperando al vendedor',
    answered: 'Las dos partes han respondido',
    returning: 'Devolución pendiente',
    sent_back: 'Devolución en camino',
    stuck: 'Tiene que decidir un admin',
    closed: 'Cerrada',
  },
  lead: {
    admin: 'Aviso de un admin: {reason}',
    you: 'Aviso tuyo: {reason}',
    person: 'Aviso de {name}: {reason}',
  },
  deadline: {
    reply: 'Responder antes del',
    sellerReplies: '{seller} puede responder hasta el',
    sendBack: 'Enviar de vuelta antes del',
    buyerSendsBack: '{buyer} tiene que enviarlo de vuelta antes del',
    refundYou: 'Si no se resuelve, recibes un reembolso de {amount} el',
    refundBuyer: 'Si no se resuelve, {buyer} recibe un reembolso de {amount} el',
  },
  status: {
    openSeller:
      'Da tu versión o propón una solución. Si no respondes a tiempo, interviene un admin.',
    open: 'Le hemos pedido a {seller} su versión. Si no responde a tiempo, interviene un admin.',
    paymentAdmin:
      'Decide si se recibió el pago, salvo que antes el vendedor lo confirme o el comprador retire la disputa.',
    payment:
      'Añade lo que sepas, por ejemplo un recibo de tu banco. Un admin ajeno al pedido decide si se recibió el pago, salvo que el vendedor lo confirme o el comprador retire la disputa.',
    answeredAdmin:
      'Decide según lo que las dos partes han escrito aquí, salvo que antes acuerden una solución.',
    answered:
      'Busca un acuerdo con la otra parte; si no lo hay, decide un admin ajeno al pedido según lo que las dos partes han escrito aquí.',
    returningBuyer:
      'Envía el móvil de vuelta y escribe el número de seguimiento. Recibirás tu reembolso cuando el vendedor lo tenga.',
    returning: '{buyer} ha aceptado enviar el móvil de vuelta con seguimiento.',
    sentBackSeller:
      'En cuanto llegue el paquete, dinos qué contiene. Si es el móvil que vendiste, el comprador recibe un reembolso completo.',
    sentBack:
      'Cuando {seller} confirme que ha vuelto el móvil correcto, se reembolsa todo el precio.',
    stuck:
      'El vendedor dice que recibió otro móvil o ninguno. Decidirá un admin; hasta entonces, el dinero no se mueve.',
  },
  decision: {
    closed: 'Esta disputa está cerrada.',
    both: 'Acordado por las dos partes.',
    admin: 'Decidido por un admin.',
    bank: 'El banco del comprador anuló el pago.',
    system: 'No se resolvió a tiempo.',
    person: 'Cerrada por {name}.',
  },
  parcel: {
    sent: '<carrier></carrier>, enviado de vuelta el <time></time>',
    same: 'Ha vuelto el móvil correcto: el IMEI coincide.',
    unknown: 'El móvil ha vuelto. No hay un IMEI anterior con el que comparar.',
    other: 'Ha vuelto otro móvil: el IMEI no coincide.',
    no_phone: 'El vendedor dice que no recibió ningún móvil.',
  },
  outcome: {
    part_refund: 'Reembolso parcial',
    return: 'Devolución con reembolso completo',
    refund: 'Reembolso completo',
    release: 'Sin reembolso',
    accept_payment: 'Pago recibido',
    reject_payment: 'Pago no recibido',
  },
  result: {
    accept_paymentSeller: 'Recibiste el pago. El pedido sigue adelante.',
    accept_payment: 'El vendedor recibió el pago. El pedido sigue adelante.',
    reject_payment:
      'El pago no se recibió. El pedido se cancela y el móvil vuelve a estar a la venta.',
    part_refund: {
      buyer: 'Recibes un reembolso de {refund} y el vendedor se queda con {rest}.',
      seller: 'El comprador recibe un reembolso de {refund} y tú te quedas con {rest}.',
      admin: 'El comprador recibe un reembolso de {refund} y el vendedor se queda con {rest}.',
    },
    refund: {
      buyer: 'Recibes un reembolso completo de {refund}.',
      seller: 'El comprador recibe un reembolso completo de {refund}.',
      admin: 'El comprador recibe un reembolso completo de {refund}.',
    },
    return: {
      buyer: 'El móvil vuelve al vendedor y después recibes un reembolso completo de {refund}.',
      seller: 'Recuperas el móvil y después el comprador recibe un reembolso completo de {refund}.',
      admin:
        'El móvil vuelve al vendedor y después el comprador recibe un reembolso completo de {refund}.',
    },
    release: {
      buyer: 'El vendedor se queda con el total de {rest} y tú no recibes reembolso.',
      seller: 'Te quedas con el total de {rest} y el comprador no recibe reembolso.',
      admin: 'El vendedor se queda con el total de {rest} y el comprador no recibe reembolso.',
    },
  },
  form: {
    title: '¿Cuál es el problema?',
    reason: 'Motivo',
    reasonRequired: 'Elige un motivo',
    text: 'Describe el problema',
    textRequired: 'Escribe una descripción',
    textShort:
      '{count, plural, one {Escribe al menos {shown} carácter} many {Escribe al menos {shown} caracteres} other {Escribe al menos {shown} caracteres}}',
    help: {
      payment:
        'Describe cuándo y cómo se envió, o qué ves en tu cuenta. Añade una foto del recibo si la tienes.',
      return: 'Describe qué pasó. Añade fotos de lo que llegó o de los mensajes.',
      warranty:
        'Explica por qué la respuesta no basta o qué no se hizo. Tu reclamación se muestra al lado.',
      admin: 'Indica dónde se escaneó el paquete por última vez y qué dice el transportista.',
      phone: 'Compara el móvil con lo que decía el anuncio. Da detalles concretos.',
    },
    photos: 'Fotos',
    photo: 'foto {number}',
    photosHelp: 'Solo las ven tú, la otra parte y los admins. Quitamos los datos de ubicación.',
    photosHelpAdmin:
      'Solo las ven el comprador, el vendedor y los admins. Quitamos los datos de ubicación.',
    choosePhotos: 'Elegir fotos',
    addPhotos: 'Añadir fotos (caben {shown})',
    open: 'Abrir disputa',
    opening: 'Abriendo',
  },
  open: {
    payment: '¿Problemas con el pago?',
    return: '¿Problemas con la devolución?',
    parcel: '¿Paquete perdido?',
    phone: '¿Algo no está bien?',
    paymentBuyer:
      'Si {seller} no confirma un pago que has enviado, abre una disputa y decide un admin ajeno al pedido.',
    paymentSeller:
      'Si el pago no llega en {count, plural, one {{shown} día laborable} many {{shown} de días laborables} other {{shown} días laborables}}, abre una disputa y decide un admin ajeno al pedido.',
    paymentAdmin:
      'Si el pago de {buyer} no llega en {count, plural, one {{shown} día laborable} many {{shown} de días laborables} other {{shown} días laborables}}, abre una disputa y decide un admin ajeno al pedido.',
    returnSeller:
      'Comprueba el móvil antes de confirmar. Si no es el que vendiste o no está en el mismo estado, avisa.',
    returnBuyer: 'Si {seller} no responde o no confirma que el móvil ha vuelto, avisa.',
    returnAdmin: 'Abre una disputa si {seller} o {buyer} no responde.',
    parcelAdmin: 'Abre una disputa si el paquete no llegó y {buyer} no responde.',
    phoneBuyer: 'Avisa antes de confirmar el pedido.',
    held: 'Guardamos {amount} hasta que las dos partes lleguen a un acuerdo o decida un admin ajeno al pedido.',
    outside:
      'Las dos partes llegan a un acuerdo, o decide un admin ajeno al pedido. Si hay un reembolso, lo paga el vendedor.',
    report: 'Avisar de un problema',
    reportDifferences: 'Avisar de estas diferencias',
    opened: 'Disputa abierta. Hemos avisado a las dos partes',
    openedWarranty: 'Disputa abierta. Hemos avisado a {name}',
    reported: 'Problema comunicado. Hemos avisado a {name}',
  },
  terms: {
    payment: 'Las dos partes pueden leerlo. Un admin ajeno al pedido decide si se recibió el pago.',
    return:
      'Las dos partes pueden leerlo. Se puede acordar una solución en cualquier momento. Si no, decide un admin ajeno al pedido.',
    admin:
      'Las dos partes pueden leerlo. {seller} tiene {count, plural, one {{shown} día} many {{shown} de días} other {{shown} días}} para responder. Si no hay acuerdo, decide un admin.',
    phone:
      '{seller} puede leerlo y tiene {count, plural, one {{shown} día} many {{shown} de días} other {{shown} días}} para responder. Se puede acordar una solución en cualquier momento. Si no, decide un admin.',
    warrantyHeld:
      'Las dos partes pueden leerlo, y {seller} tiene {count, plural, one {{shown} día} many {{shown} de días} other {{shown} días}} para responder. Se puede acordar una solución en cualquier momento. Si no, decide un admin ajeno al pedido. Hasta entonces guardamos el dinero.',
    warranty:
      'Las dos partes pueden leerlo, y {seller} tiene {count, plural, one {{shown} día} many {{shown} de días} other {{shown} días}} para responder. Se puede acordar una solución en cualquier momento. Si no, decide un admin ajeno al pedido. Si hay un reembolso, lo paga {seller}.',
  },
  statement: {
    list: 'Lo que dice cada parte',
    photo: 'Foto {place} de {count}, de {name}',
    photoYours: 'Foto {place} de {count}, tuya',
    addQuestion: 'Preguntar a las dos partes',
    add: 'Añadir detalles',
    reply: 'Tu respuesta',
    question: 'Tu pregunta',
    details: 'Más detalles',
    replyHelp: 'Describe el estado del móvil cuando lo enviaste. Las fotos ayudan.',
    help: 'Las dos partes pueden leerlo.',
    sendReply: 'Enviar respuesta',
    submit: 'Añadir',
    added: 'Añadido',
  },
  proposal: {
    end: 'Cerrar la disputa',
    else: 'Proponer otra cosa',
    propose: 'Proponer una solución',
    accept: 'Aceptar',
    accepting: 'Aceptando',
    decline: 'Rechazar',
    declining: 'Rechazando',
    accepted: 'Propuesta aceptada',
    declined: 'Propuesta rechazada',
    current: 'Propuesta actual',
    yours: 'Tu propuesta',
    from: 'Propuesta de {name}',
    waiting: 'Esperando la respuesta de la otra parte.',
    return:
      'El comprador tendrá {count, plural, one {{shown} día} many {{shown} de días} other {{shown} días}} para enviarlo de vuelta.',
    closes: 'Esto cierra la disputa. No se puede deshacer.',
    closesNow: 'Esto cierra la disputa al momento. No se puede deshacer.',
    state: {
      proposed: 'Sin respuesta',
      accepted: 'Aceptada',
      declined: 'Rechazada',
      superseded: 'Sustituida',
    },
    earlier: 'Propuestas anteriores',
    what: '¿Qué propones?',
    required: 'Elige un resultado',
    send: 'Enviar propuesta',
    sent: 'Propuesta enviada',
    closed: 'Disputa cerrada',
    now: {
      accept_payment: 'Confirmar el pago',
      reject_payment: 'Cancelar el pedido',
      release: 'Retirar la disputa',
      refund: 'Reembolsar todo',
    },
  },
  amount: {
    label: 'Importe del reembolso',
    required: 'Escribe el importe del reembolso',
    invalid: 'Escribe un importe mayor que cero, por ejemplo 50',
    twoWays: '¿Querías decir {first} o {second}?',
    tooHigh: 'Escribe menos de lo que se pagó ({amount})',
    most: 'Escribe como máximo {amount}',
  },
  choice: {
    buyer: {
      part_refund: {
        label: 'Reembolso parcial',
        help: 'Te quedas con el móvil.',
      },
      return: {
        label: 'Devolver el móvil',
        help: 'Recibes tu reembolso cuando el vendedor lo tenga.',
      },
      refund: {
        label: 'Reembolso completo',
        help: 'Sin enviar el móvil de vuelta.',
      },
      release: {
        label: 'Retirar la disputa',
        help: 'No recibes reembolso y la disputa se cierra al momento.',
      },
    },
    seller: {
      part_refund: {
        label: 'Reembolso parcial',
        help: 'El comprador se queda con el móvil.',
      },
      return: {
        label: 'Recuperar el móvil',
        help: 'El comprador recibe su reembolso cuando lo tengas.',
      },
      refund: {
        label: 'Reembolso completo',
        help: 'Al momento, sin devolución.',
      },
      release: {
        label: 'Sin reembolso',
        help: 'Si el comprador lo acepta.',
      },
    },
    admin: {
      part_refund: {
        label: 'Reembolso parcial',
        help: 'El comprador se queda con el móvil.',
      },
      return: {
        label: 'Devolución',
        help: 'El comprador recibe su reembolso cuando haya vuelto el móvil.',
      },
      refund: {
        label: 'Reembolso completo',
        help: 'Al momento. El comprador se queda con el móvil.',
      },
      release: {
        label: 'Sin reembolso',
        help: 'La venta se completa al momento.',
      },
    },
    payment: {
      accept_payment: {
        label: 'El pago ha llegado',
        help: 'El pedido sigue adelante como pagado.',
      },
      reject_payment: {
        label: 'El pago no ha llegado',
        help: 'El pedido se cancela y el móvil vuelve a estar a la venta.',
      },
    },
  },
  back: {
    form: 'Enviar el móvil de vuelta',
    text: 'Escribe a {seller} para pedirle la dirección de devolución. Cierra la sesión de tus cuentas en el móvil, restablécelo y guarda el recibo del envío.',
    submit: 'Marcar como devuelto',
    done: 'Devolución marcada como enviada. Hemos avisado a {seller}',
  },
  received: {
    title: '¿Qué te han devuelto?',
    phone: {
      label: 'Mi móvil',
      help: 'El móvil que vendí.',
    },
    other_phone: {
      label: 'Otro móvil',
      help: 'No es el móvil que vendí.',
    },
    nothing: {
      label: 'Ningún móvil',
      help: 'El paquete estaba vacío o no llegó.',
    },
    required: 'Elige qué te han devuelto',
    imeiRequired: 'Escribe el IMEI. Marca *#06# en el móvil para verlo',
    imei: 'IMEI del móvil devuelto',
    imeiHelp: '15 dígitos. Marca *#06# en el móvil para verlo.',
    what: '{buyer} recibe un reembolso de {amount} al momento y tú te quedas con el móvil. No se puede deshacer.',
    refund: 'Reembolsar {amount}',
    confirm: 'Confirmar y reembolsar {amount}',
    report: 'Avisar de lo recibido',
    started: 'Reembolso iniciado',
    reported: 'Aviso enviado. Lo revisará un admin',
  },
} satisfies Translation<typeof dispute>
