import type disputes from '../../en/server/dispute-notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  graded: {
    worse: {
      title: '{buyer} dice que {phone} no es como en el anuncio',
      text: 'Según sus respuestas tiene grado {grade}. Mira las diferencias y escríbele. Casi todos los problemas se resuelven hablando.',
    },
    fine: {
      title: '{buyer} ha comprobado tu {phone}',
      text: 'Todo coincide con el anuncio. Según sus respuestas tiene grado {grade}.',
    },
  },
  payment: {
    bySeller: {
      title: '{seller} dice que tu pago de {phone} no ha llegado',
      text: 'Añade pruebas de tu pago, por ejemplo un recibo de tu banco. Decide un admin.',
    },
    byBuyer: {
      title: '{buyer} abre una disputa por el pago de {phone}',
      text: 'Confirma el pago si ha llegado. Si no, tienes {answerDays, plural, one {{answerDaysShown} día} many {{answerDaysShown} de días} other {{answerDaysShown} días}} para responder. Decide un admin.',
    },
    byStaff: {
      title: 'Un admin abre una disputa por el pago de {phone}',
      text: 'Lee la pregunta: tienes {answerDays, plural, one {{answerDaysShown} día} many {{answerDaysShown} de días} other {{answerDaysShown} días}} para responder.',
    },
  },
  opened: {
    bySystem: {
      title: 'Un admin decidirá sobre {phone}',
      text: 'La cuenta de {buyer} se cerró antes de que confirmara el pedido. Añade lo que el admin deba saber.',
    },
    byStaff: { title: 'Un admin ha abierto una disputa sobre {phone}' },
    reportArrival: 'Lee la pregunta y dinos si el móvil ha llegado.',
    replyToStaff:
      'Lee la pregunta: tienes {answerDays, plural, one {{answerDaysShown} día} many {{answerDaysShown} de días} other {{answerDaysShown} días}} para responder. Casi todas las disputas se arreglan hablando.',
    bySeller: {
      title: '{seller}: problema con la devolución de {phone}',
      text: 'Lee cuál es el problema y da tu versión. Casi todas las disputas se arreglan hablando; si no, decide un admin.',
    },
    warranty: {
      title: '{buyer} abre una disputa: garantía de {phone}',
      text: 'Lee cuál es el problema: tienes {answerDays, plural, one {{answerDaysShown} día} many {{answerDaysShown} de días} other {{answerDaysShown} días}} para responder. Todavía se puede arreglar hablando; si no, decide un admin.',
    },
    byBuyer: {
      title: '{buyer} avisa de un problema con tu {phone}',
      text: 'Lee cuál es el problema: tienes {answerDays, plural, one {{answerDaysShown} día} many {{answerDaysShown} de días} other {{answerDaysShown} días}} para responder. Casi todas las disputas se arreglan hablando.',
    },
  },
  answered: {
    title: '{seller} ha respondido sobre {phone}',
    text: 'Lee la respuesta y, si puedes, cierra la disputa con un acuerdo.',
  },
  statement: {
    title: 'Nuevos detalles en la disputa sobre {phone}',
    text: 'Léelos y responde si tienes algo que añadir.',
  },
  proposed: { title: '{other} propone un acuerdo sobre {phone}' },
  declined: {
    title: '{other} rechaza tu propuesta sobre {phone}',
    text: 'Puedes proponer otra cosa.',
  },
  accepted: { title: '{other} acepta tu propuesta sobre {phone}' },
  decided: { title: 'La disputa sobre {phone} está decidida' },
  reason: '{reason}',
  outcome: {
    partRefund: '{buyer} recibirá un reembolso de {refund} y se queda con el móvil.',
    return: '{buyer} envía el móvil de vuelta y después recibe su reembolso.',
    refund: '{buyer} recibe un reembolso completo.',
    acceptPayment: '{seller} ha recibido el pago. El pedido sigue adelante.',
    rejectPayment: 'El pago no se recibió. El pedido se cancela.',
    noRefund: '{buyer} no recibe reembolso.',
    release: '{seller} recibe el pago completo.',
  },
  sendBack: {
    buyer: {
      title: 'Envía {phone} de vuelta',
      text: 'Envíalo antes del {until} y añade el número de seguimiento.',
    },
    seller: {
      title: 'Te van a devolver {phone}',
      text: '{buyer} tiene que enviarlo antes del {until}.',
    },
  },
  sentBack: {
    title: '{phone} está en camino de vuelta',
    text: 'Se envió con {carrier}, número de seguimiento {tracking}. Dinos qué ha llegado.',
  },
  notReturned: {
    title: '{seller} dice que no le han devuelto {phone}',
    text: 'Dice que ha recibido otro móvil o ninguno. Decidirá un admin. Añade las pruebas que tengas.',
  },
  returned: {
    title: '{seller} ha recibido {phone}',
    text: 'Recibirás tu reembolso.',
  },
  notSentBack: {
    title: '{phone} no se envió de vuelta a tiempo',
    text: 'Ahora decidirá un admin quién recibe el dinero.',
  },
  reminder: {
    staff: {
      title: 'Falta una decisión: {phone}',
      text: 'El comprador y el vendedor no han llegado a un acuerdo en su disputa. Decide cómo termina.',
    },
    seller: {
      title: '¿Te han devuelto {phone}?',
      text: '{buyer} lo envió hace {returnWeeks, plural, one {{returnWeeksShown} semana} many {{returnWeeksShown} de semanas} other {{returnWeeksShown} semanas}}. Dinos qué ha llegado, o que no ha llegado nada. Si no, el comprador recibirá su reembolso{disputeEnd, select, none {} other { el {disputeEnd}}}.',
    },
  },
  policy: {
    requested: {
      title: '{buyer} quiere devolver {phone}',
      text: 'Se vendió con devolución. Elige adónde enviarlo o llevarlo.',
    },
    approved: {
      title: 'Puedes enviar {phone} de vuelta',
      text: 'En el pedido, {seller} te dice adónde. Envíalo o llévalo{returnBy, select, none {} other { antes del {returnBy}}}; si no, te quedas con él.',
    },
    placeChanged: {
      title: 'Nueva dirección para la devolución de {phone}',
      text: '{seller} ha cambiado el lugar de la devolución. Mira el pedido antes de enviarlo.',
    },
    sent: {
      title: '{buyer} ha enviado {phone} de vuelta',
      text: 'Con {carrier}, número de seguimiento {tracking}. Confirma cuando haya llegado o avisa de lo que no esté bien{returnCheckBy, select, none {} other { antes del {returnCheckBy}}}. Si no, se da por recibido.',
    },
    endedBuyer: { title: 'Te quedas con {phone}', text: 'La devolución ha terminado.' },
    lapsed: 'No se envió de vuelta a tiempo, así que la devolución ha terminado.',
    endedSeller: {
      title: '{buyer} se queda con tu {phone}',
      text: 'La devolución ha terminado, y la venta vuelve a estar completada.',
    },
    over: {
      title: '{phone} ya no se puede devolver',
      text: 'El dinero que guardábamos ya es tuyo. Ahora te lo pagamos.',
    },
    reminderSent: {
      title: '¿Te han devuelto tu {phone}?',
      text: '{buyer} lo envió hace {returnWeeks, plural, one {{returnWeeksShown} semana} many {{returnWeeksShown} de semanas} other {{returnWeeksShown} semanas}}. Confirma que ha llegado o avisa de un problema{returnCheckBy, select, none {} other { antes del {returnCheckBy}}}. Si no, el comprador recibe su reembolso.',
    },
    reminderSeller: {
      title: '{buyer} espera poder devolver {phone}',
      text: 'Elige adónde enviarlo o llevarlo. Se vendió con devolución.',
    },
    reminderBuyer: {
      title: '{seller} no ha dicho adónde enviar {phone}',
      text: 'Escríbele. Si eso no sirve, avisa del problema en el pedido y decide un admin.',
    },
    reminderStaff: {
      title: 'Devolución sin respuesta: {phone}',
      text: '{buyer} pidió devolverlo hace al menos {returnDays, plural, one {{returnDaysShown} día laborable} many {{returnDaysShown} de días laborables} other {{returnDaysShown} días laborables}}, y {seller} no ha respondido. Escríbeles, o abre una disputa para decidir.',
    },
  },
  claim: {
    made: {
      title: '{buyer} reclama la garantía de {phone}',
      text: 'Lee cuál es el problema y acepta una reparación, un cambio o un reembolso, o rechaza con un motivo, antes del {until}.',
    },
    agreed: { title: '{seller} acepta tu reclamación por {phone}' },
    repair: '{seller} reparará el móvil.',
    replacement: '{seller} cambiará el móvil.',
    refundBySeller: '{seller} tiene que devolverte {refund}.',
    refund: 'Te reembolsaremos {refund} por el mismo medio con el que pagaste.',
    howToSettle:
      'Marca la reclamación como resuelta cuando esté hecho, o abre una disputa. Si no, se da por resuelta el {until}.',
    refused: {
      title: '{seller} rechaza tu reclamación por {phone}',
      text: 'Si no estás de acuerdo, abre una disputa antes del {until} y decide un admin.',
    },
    unansweredBuyer: {
      title: '{seller} no respondió a tu reclamación: {phone}',
      text: 'Abre una disputa por la garantía antes del {until} y decide un admin. Hasta que lo hagas, {seller} todavía puede responder.',
    },
    unansweredSeller: {
      title: 'No respondiste a la reclamación por {phone}',
      text: '{buyer} ya puede abrir una disputa. Hasta que lo haga, todavía puedes responder.',
    },
    lapsedBuyer: {
      title: 'Tu reclamación por {phone} está cerrada',
      text: 'No abriste una disputa a tiempo. Puedes hacer otra reclamación mientras dure la garantía.',
    },
    lapsedSeller: {
      title: 'La reclamación por {phone} está cerrada',
      text: '{buyer} no abrió una disputa a tiempo. No hay nada más que hacer.',
    },
    withdrawn: {
      title: '{buyer} retira la reclamación por {phone}',
      text: 'No hay nada más que hacer.',
    },
    settled: {
      title: 'La reclamación por {phone} está resuelta',
      text: 'Se aceptó hace {settledDays, plural, one {{settledDaysShown} día} many {{settledDaysShown} de días} other {{settledDaysShown} días}}, y nadie avisó de un problema.',
    },
    settledByBuyer: {
      title: '{buyer} da por resuelta la reclamación: {phone}',
      text: 'Ya no tienes que hacer nada por esta reclamación de garantía.',
    },
    refunded: {
      title: '{buyer} recibe {refund} por {phone}',
      text: 'Es un reembolso del dinero que guardábamos de esta venta, y resuelve la reclamación de garantía.',
    },
    reminderOpen: {
      title: '{buyer} espera respuesta: garantía de {phone}',
      text: 'Acepta la reclamación de garantía o recházala antes del {until}. Si no, puede abrir una disputa.',
    },
    reminderRefused: {
      title: 'Tu reclamación por {phone} sigue abierta',
      text: 'Abre una disputa antes del {until} si quieres que decida un admin. Si no, la reclamación se cierra.',
    },
    reminderSeller: {
      title: '¿Está resuelta la reclamación por {phone}?',
      text: '{buyer} no ha confirmado que hicieras lo acordado. Si no está hecho antes del {until}, puede abrir una disputa.',
    },
    reminderBuyer: {
      title: '¿Está resuelta tu reclamación por {phone}?',
      text: 'Si {seller} no ha hecho lo acordado, abre una disputa antes del {until}. Si no, ese día se da por resuelta.',
    },
  },
} satisfies Translation<typeof disputes>
