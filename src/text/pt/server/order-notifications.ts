import type orders from '../../en/server/order-notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  booked: {
    buyer: {
      title: 'Você reservou {phone}',
      text: 'Está reservado para você{payBy, select, none {} other { até {payBy}}}. Escolha como pagar {price} e como receber.',
    },
    seller: {
      title: '{buyer} reservou seu {phone}',
      text: 'O preço é {price}. Está reservado{payBy, select, none {} other { até {payBy}}}. Avisamos quando for pago.',
    },
  },
  deliveryChanged: {
    title: '{buyer} mudou a entrega de {phone}',
    meetUpCanceled: 'O encontro combinado foi cancelado.',
    payFirst: '{buyer} quer o envio e tem que pagar antes.',
    newAddress: 'Envie para o novo endereço que está no pedido.',
    pickUp: '{buyer} quer receber em mãos. Combine um local e um horário.',
  },
  paymentSent: {
    title: '{buyer} diz que enviou o pagamento de {phone}',
    text: 'Procure na sua conta um pagamento de {total} com a referência {reference}. Confirme assim que chegar. Não entregue nem envie o celular antes.',
  },
  paymentReset: {
    buyer: {
      title: 'Escolha de novo a entrega e o pagamento: {phone}',
      text: 'A forma de pagamento que você escolheu não existe mais aqui. O celular continua reservado para você{payBy, select, none {} other { até {payBy}}}.',
    },
    seller: {
      title: '{buyer} tem que escolher de novo: {phone}',
      text: 'A forma de pagamento escolhida não existe mais aqui. Adicione seus dados de pagamento à sua conta para receber por transferência.',
    },
  },
  wrongCode: {
    title: 'Código de entrega errado para {phone}',
    text: '{seller} digitou um código que não é o seu. Se você está no encontro, mostre o código de novo. Se não, não dê o código a ninguém: com ele o pedido é concluído e {seller} recebe o dinheiro.',
  },
  handOverLocked: {
    title: 'Muitos códigos de entrega errados para {phone}',
    staff:
      'A entrega está bloqueada. Pergunte ao comprador e ao vendedor o que aconteceu e depois permita novas tentativas no pedido.',
    party:
      'A entrega está bloqueada até um admin analisar. Se você está no encontro, escreva para nós.',
  },
  handOverUnlocked: {
    title: 'A entrega de {phone} foi desbloqueada',
    buyer:
      '{seller} pode digitar seu código de novo. Só dê o código quando estiver com o celular na mão.',
    seller: 'Você pode digitar de novo o código de entrega do comprador.',
  },
  cancellationRequested: {
    title: '{buyer} pede para cancelar {phone}',
    text: 'Aceite ou recuse{shipBy, select, none {} other { até {shipBy}}}. Se até lá você não responder nem enviar, o pedido é cancelado e reembolsado.',
  },
  cancellationDeclined: {
    title: '{seller} não aceitou cancelar {phone}',
    text: 'O pedido continua.',
  },
  refundConfirmed: {
    title: 'Reembolso confirmado: {phone}',
    text: '{buyer} confirmou que você devolveu {refund}.',
  },
  refundReminder: {
    seller: {
      title: 'Você devolveu o dinheiro de {phone} a {buyer}?',
      text: '{buyer} não confirmou o reembolso de {refund}. Pague agora. Se já pagou, peça a {buyer} que confirme no pedido.',
    },
    buyer: {
      title: 'O reembolso de {phone} chegou?',
      text: '{seller} tem que devolver {refund} a você. Se já recebeu, confirme no pedido. Se não, fale com {seller}. Se isso não ajudar, escreva para nós na página “Contato” e informe o número do pedido {reference}.',
    },
  },
  paid: {
    buyer: { title: 'Você pagou {total} por {phone}' },
    buyerOutside: { title: '{seller} recebeu seu pagamento de {phone}' },
    seller: { title: '{buyer} pagou seu {phone}', text: 'Recebemos {total}.' },
    sellerOutside: { text: 'Você recebeu {total}.' },
    meetBuyer: 'Combine um local de encontro. Só dê o código depois de conferir o celular.',
    meetSeller:
      'Combine um local de encontro. {buyer} dá um código a você depois de conferir o celular.',
    shipBuyer: '{seller} envia{shipBy, select, none {} other { até {shipBy}}}.',
    shipSeller: 'Envie{shipBy, select, none {} other { até {shipBy}}}.',
  },
  shipped: {
    title: '{phone} está a caminho',
    text: '{seller} enviou com {carrier}, código de rastreio {tracking}. Marque como recebido quando chegar. Depois você terá {checkDays, plural, one {{checkDaysShown} dia} many {{checkDaysShown} de dias} other {{checkDaysShown} dias}} para conferir.',
  },
  shipmentCorrected: {
    title: 'Novo código de rastreio de {phone}',
    text: '{seller} mudou para {carrier}, {tracking}.',
  },
  delivered: {
    seller: {
      title: 'Seu {phone} chegou',
      text: '{buyer} está conferindo. Se nenhum problema for relatado, a venda é concluída automaticamente{checkBy, select, none {} other { em {checkBy}}}.',
    },
    buyer: {
      title: '{phone} foi marcado como entregue',
      text: 'Confira o celular e confirme que está tudo certo ou relate um problema{checkBy, select, none {} other { até {checkBy}}}.',
    },
  },
  completed: {
    buyer: { title: 'Sua compra de {phone} foi concluída' },
    seller: { title: 'Você vendeu {phone}', text: 'A venda foi concluída.' },
    restIsYours: 'O resto é seu.',
    reviewSeller: 'Como foi? Escreva uma avaliação de {seller}.',
    reviewBuyer: 'Como foi? Escreva uma avaliação de {buyer}.',
    warranty: { title: 'A disputa pela garantia de {phone} acabou' },
    noRefund: '{buyer} não recebe reembolso.',
  },
  canceled: {
    title: 'Reserva cancelada: {phone}',
    byBuyer: '{buyer} cancelou a reserva.',
    notCharged: 'Nada foi cobrado.',
  },
  expired: {
    buyer: {
      title: 'Sua reserva de {phone} expirou',
      text: 'Não foi paga a tempo. Se o celular ainda estiver disponível, você pode reservar de novo.',
    },
    seller: { title: 'A reserva de {phone} expirou', text: 'Não foi paga a tempo.' },
  },
  refunded: {
    buyer: { title: 'Você vai receber o reembolso de {phone}' },
    returned: { title: '{phone} voltou, e {buyer} recebe o reembolso' },
    warranty: { title: '{buyer} recebe um reembolso por {phone}' },
    seller: { title: 'A venda de {phone} foi cancelada' },
  },
  promise: {
    buyer:
      'Vamos reembolsar {refund, select, none {{total}} other {{refund}}} pelo mesmo meio usado para pagar.',
    seller:
      '{buyer} vai receber um reembolso de {refund, select, none {{total}} other {{refund}}}.',
    buyerOutside:
      '{seller} tem que devolver {refund, select, none {{total}} other {{refund}}} a você. Confirme no pedido quando receber.',
    sellerOutside:
      'Devolva {refund, select, none {{total}} other {{refund}}} a {buyer}, que confirma no pedido.',
  },
  phone: {
    forSale: 'Seu celular voltou a ficar à venda.',
    paused: 'Seu anúncio está pausado. Reative para vender o celular.',
  },
  why: {
    reason: 'Motivo: {reason}',
    accountDeleted: 'A conta dessa pessoa foi excluída.',
    buyerGone: 'A conta de {buyer} foi encerrada.',
    sellerGone: 'A conta de {seller} foi encerrada.',
    takenDown: 'A moderação removeu o anúncio.',
    cancellationAccepted: '{seller} aceitou cancelar.',
    cancellationUnanswered: '{seller} não respondeu ao pedido de cancelamento.',
    returnUnconfirmed: 'A devolução não foi confirmada a tempo, então conta como recebida.',
    returned: '{seller} recebeu o celular de volta.',
    undecided: 'A disputa não foi decidida a tempo.',
    notShipped: 'O celular não foi enviado a tempo.',
    notHandedOver: 'O celular não foi entregue a tempo.',
  },
  meetUpProposed: {
    title: '{other} sugere um local de encontro',
    text: 'Para {phone}: {place}, {when}. Aceite, ou sugira outro local ou horário.',
  },
  meetUpAgreed: {
    title: 'Encontro combinado para {phone}',
    text: 'Seu encontro com {other}: {place}, {when}.',
  },
  reminder: {
    arrived: {
      title: 'Seu {phone} chegou?',
      text: 'Foi enviado há {arrivalWeeks, plural, one {{arrivalWeeksShown} semana} many {{arrivalWeeksShown} de semanas} other {{arrivalWeeksShown} semanas}}. Marque como recebido ou relate um problema.',
    },
    paymentSeller: {
      title: 'O pagamento do seu {phone} chegou?',
      text: '{buyer} marcou {total} como enviado, com a referência {reference}. Confirme, ou abra uma disputa se não chegar.',
    },
    paymentBuyer: {
      title: '{seller} não confirmou seu pagamento de {phone}',
      text: 'Confira se seu banco enviou e fale com o vendedor. Se isso não ajudar, abra uma disputa e um admin decide.',
    },
    paymentStaff: {
      title: 'Pagamento não confirmado: {phone}',
      text: '{buyer} marcou como enviado há pelo menos {paymentDays, plural, one {{paymentDaysShown} dia útil} many {{paymentDaysShown} de dias úteis} other {{paymentDaysShown} dias úteis}}, e {seller} não respondeu. Escreva aos dois, ou abra uma disputa para decidir.',
    },
    chooseDelivery: {
      title: 'Escolha como receber seu {phone}',
      text: 'Está pago. Escolha um encontro com {seller} ou receber em casa. Senão, você recebe o reembolso{shipBy, select, none {} other { em {shipBy}}}.',
    },
    answerCancellation: {
      title: '{buyer} espera sua resposta: cancelar {phone}?',
      text: 'Aceite ou recuse o cancelamento{shipBy, select, none {} other { até {shipBy}}}. Senão, o pedido é cancelado e reembolsado.',
    },
    acceptMeetUp: {
      title: '{other} espera sua resposta sobre {phone}',
      text: 'Há uma sugestão de local e horário. Aceite, ou sugira outro local ou horário. Senão, o comprador recebe o reembolso{shipBy, select, none {} other { em {shipBy}}}.',
    },
    ship: {
      title: '{buyer} está esperando seu {phone}',
      text: 'Está pago. Envie{shipBy, select, none {} other { até {shipBy}}}. Senão, o comprador recebe o reembolso.',
    },
    handOver: {
      title: '{buyer} está esperando seu {phone}',
      text: 'Está pago. Entregue{shipBy, select, none {} other { até {shipBy}}}. Senão, o comprador recebe o reembolso.',
    },
    answerBank: {
      title: 'Contestação do banco ainda aberta: {phone}',
      text: 'O pedido está parado até o banco do comprador decidir. Veja a contestação no provedor de pagamentos.',
    },
    decideForBanned: {
      title: 'Falta uma decisão: {phone}',
      text: 'O comprador está suspenso e não pode confirmar o pedido. Decida como termina.',
    },
    notDelivered: {
      title: 'Entrega não confirmada: {phone}',
      text: 'Foi enviado há pelo menos {staffWeeks, plural, one {{staffWeeksShown} semana} many {{staffWeeksShown} de semanas} other {{staffWeeksShown} semanas}} e ninguém confirmou que chegou. Descubra e marque como recebido ou abra uma disputa.',
    },
  },
} satisfies Translation<typeof orders>
