import type disputes from '../../en/server/dispute-notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  graded: {
    worse: {
      title: '{buyer} diz que {phone} é diferente do anunciado',
      text: 'Pelas respostas, o grau é {grade}. Veja o que muda e escreva uma mensagem. Quase tudo se resolve conversando.',
    },
    fine: {
      title: '{buyer} conferiu seu {phone}',
      text: 'Está tudo como descrito. Pelas respostas, o grau é {grade}.',
    },
  },
  payment: {
    bySeller: {
      title: '{seller} diz que o pagamento de {phone} não chegou',
      text: 'Adicione provas do seu pagamento, por exemplo um comprovante do seu banco. Um admin decide.',
    },
    byBuyer: {
      title: '{buyer} abriu disputa pelo pagamento de {phone}',
      text: 'Confirme o pagamento se ele chegou. Se não, você tem {answerDays, plural, one {{answerDaysShown} dia} many {{answerDaysShown} de dias} other {{answerDaysShown} dias}} para responder. Um admin decide.',
    },
    byStaff: {
      title: 'Um admin abriu disputa: pagamento de {phone}',
      text: 'Leia a pergunta: você tem {answerDays, plural, one {{answerDaysShown} dia} many {{answerDaysShown} de dias} other {{answerDaysShown} dias}} para responder.',
    },
  },
  opened: {
    bySystem: {
      title: 'Um admin vai decidir sobre {phone}',
      text: 'A conta de {buyer} foi encerrada antes da confirmação do pedido. Adicione o que o admin deve saber.',
    },
    byStaff: { title: 'Um admin abriu uma disputa sobre {phone}' },
    reportArrival: 'Leia a pergunta e diga se o celular chegou.',
    replyToStaff:
      'Leia a pergunta: você tem {answerDays, plural, one {{answerDaysShown} dia} many {{answerDaysShown} de dias} other {{answerDaysShown} dias}} para responder. Quase todas as disputas se resolvem conversando.',
    bySeller: {
      title: '{seller}: problema com a devolução de {phone}',
      text: 'Leia o que há de errado e conte seu lado. Quase todas as disputas se resolvem conversando; senão, um admin decide.',
    },
    warranty: {
      title: '{buyer} abriu disputa: garantia de {phone}',
      text: 'Leia o que há de errado: você tem {answerDays, plural, one {{answerDaysShown} dia} many {{answerDaysShown} de dias} other {{answerDaysShown} dias}} para responder. Ainda dá para resolver conversando; senão, um admin decide.',
    },
    byBuyer: {
      title: '{buyer} relatou um problema com seu {phone}',
      text: 'Leia o que há de errado: você tem {answerDays, plural, one {{answerDaysShown} dia} many {{answerDaysShown} de dias} other {{answerDaysShown} dias}} para responder. Quase todas as disputas se resolvem conversando.',
    },
  },
  answered: {
    title: '{seller} respondeu sobre {phone}',
    text: 'Leia a resposta e, se puder, encerre a disputa com um acordo.',
  },
  statement: {
    title: 'Nova declaração na disputa sobre {phone}',
    text: 'Leia e responda se tiver algo a acrescentar.',
  },
  proposed: { title: '{other} propõe um acordo sobre {phone}' },
  declined: {
    title: '{other} recusou sua proposta sobre {phone}',
    text: 'Você pode propor outra coisa.',
  },
  accepted: { title: '{other} aceitou sua proposta sobre {phone}' },
  decided: { title: 'A disputa sobre {phone} foi decidida' },
  reason: '{reason}',
  outcome: {
    partRefund: '{buyer} vai receber um reembolso de {refund} e fica com o celular.',
    return: '{buyer} envia o celular de volta e depois recebe o reembolso.',
    refund: '{buyer} recebe um reembolso total.',
    acceptPayment: '{seller} recebeu o pagamento. O pedido continua.',
    rejectPayment: 'O pagamento não foi recebido. O pedido é cancelado.',
    noRefund: '{buyer} não recebe reembolso.',
    release: '{seller} recebe o pagamento total.',
  },
  sendBack: {
    buyer: {
      title: 'Envie {phone} de volta',
      text: 'Envie até {until} e informe o código de rastreio.',
    },
    seller: {
      title: '{phone} vai ser devolvido a você',
      text: '{buyer} tem que enviar até {until}.',
    },
  },
  sentBack: {
    title: '{phone} está voltando para você',
    text: 'Foi enviado com {carrier}, código de rastreio {tracking}. Informe o que chegou.',
  },
  notReturned: {
    title: '{seller} diz que {phone} não voltou',
    text: 'O aviso é de que chegou outro celular, ou nenhum. Um admin vai decidir. Adicione as provas que tiver.',
  },
  returned: {
    title: '{seller} recebeu {phone}',
    text: 'Seu dinheiro será reembolsado.',
  },
  notSentBack: {
    title: '{phone} não foi enviado de volta a tempo',
    text: 'Agora um admin decide quem recebe o dinheiro.',
  },
  reminder: {
    staff: {
      title: 'Falta uma decisão: {phone}',
      text: 'O comprador e o vendedor não chegaram a um acordo na disputa. Decida como termina.',
    },
    seller: {
      title: '{phone} voltou?',
      text: '{buyer} enviou há {returnWeeks, plural, one {{returnWeeksShown} semana} many {{returnWeeksShown} de semanas} other {{returnWeeksShown} semanas}}. Informe o que chegou, ou que nada chegou. Senão, o comprador recebe o reembolso{disputeEnd, select, none {} other { em {disputeEnd}}}.',
    },
  },
  policy: {
    requested: {
      title: '{buyer} quer devolver {phone}',
      text: 'Foi vendido com devolução. Escolha para onde enviar ou levar.',
    },
    approved: {
      title: 'Você pode enviar {phone} de volta',
      text: '{seller} diz no pedido para onde. Envie ou leve{returnBy, select, none {} other { até {returnBy}}}; senão, o celular fica com você.',
    },
    placeChanged: {
      title: 'Outro endereço para a devolução de {phone}',
      text: '{seller} mudou para onde vai o celular. Veja o pedido antes de enviar.',
    },
    sent: {
      title: '{buyer} enviou {phone} de volta',
      text: 'Com {carrier}, código de rastreio {tracking}. Confirme quando chegar ou relate o que estiver errado{returnCheckBy, select, none {} other { até {returnCheckBy}}}. Senão, conta como recebido.',
    },
    endedBuyer: { title: '{phone} fica com você', text: 'A devolução foi encerrada.' },
    lapsed: 'Não foi enviado de volta a tempo, então a devolução foi encerrada.',
    endedSeller: {
      title: '{buyer} fica com seu {phone}',
      text: 'A devolução foi encerrada, e a venda volta a estar concluída.',
    },
    over: {
      title: '{phone} não pode mais ser devolvido',
      text: 'O dinheiro que guardávamos agora é seu. Vamos enviar seu repasse.',
    },
    reminderSent: {
      title: 'Seu {phone} voltou?',
      text: '{buyer} enviou há {returnWeeks, plural, one {{returnWeeksShown} semana} many {{returnWeeksShown} de semanas} other {{returnWeeksShown} semanas}}. Confirme que chegou ou relate um problema{returnCheckBy, select, none {} other { até {returnCheckBy}}}. Senão, o comprador recebe o reembolso.',
    },
    reminderSeller: {
      title: '{buyer} espera para devolver {phone}',
      text: 'Escolha para onde enviar ou levar. Foi vendido com devolução.',
    },
    reminderBuyer: {
      title: '{seller} não disse para onde vai {phone}',
      text: 'Escreva uma mensagem. Se isso não ajudar, relate o problema no pedido e um admin decide.',
    },
    reminderStaff: {
      title: 'Devolução sem resposta: {phone}',
      text: '{buyer} pediu a devolução há pelo menos {returnDays, plural, one {{returnDaysShown} dia útil} many {{returnDaysShown} de dias úteis} other {{returnDaysShown} dias úteis}}, e {seller} não respondeu. Escreva aos dois, ou abra uma disputa para decidir.',
    },
  },
  claim: {
    made: {
      title: '{buyer} fez uma reclamação: garantia de {phone}',
      text: 'Leia o que há de errado e aceite um conserto, uma troca ou um reembolso, ou recuse com um motivo, até {until}.',
    },
    agreed: { title: '{seller} aceitou sua reclamação: {phone}' },
    repair: '{seller} vai consertar o celular.',
    replacement: '{seller} vai trocar o celular.',
    refundBySeller: '{seller} tem que devolver {refund} a você.',
    refund: 'Vamos reembolsar {refund} pelo mesmo meio usado para pagar.',
    howToSettle:
      'Marque a reclamação como resolvida quando estiver feito, ou abra uma disputa. Senão, ela conta como resolvida em {until}.',
    refused: {
      title: '{seller} recusou sua reclamação: {phone}',
      text: 'Se não concordar, abra uma disputa até {until}, e um admin decide.',
    },
    unansweredBuyer: {
      title: '{seller} não respondeu à sua reclamação: {phone}',
      text: 'Abra uma disputa sobre a garantia até {until}, e um admin decide. Até lá, {seller} ainda pode responder.',
    },
    unansweredSeller: {
      title: 'Você não respondeu à reclamação: {phone}',
      text: '{buyer} já pode abrir uma disputa. Até lá, você ainda pode responder.',
    },
    lapsedBuyer: {
      title: 'Sua reclamação foi encerrada: {phone}',
      text: 'Você não abriu uma disputa a tempo. Pode fazer outra reclamação enquanto a garantia valer.',
    },
    lapsedSeller: {
      title: 'A reclamação foi encerrada: {phone}',
      text: '{buyer} não abriu uma disputa a tempo. Não há mais nada a fazer.',
    },
    withdrawn: {
      title: '{buyer} retirou a reclamação: {phone}',
      text: 'Não há mais nada a fazer.',
    },
    settled: {
      title: 'A reclamação está resolvida: {phone}',
      text: 'Foi aceita há {settledDays, plural, one {{settledDaysShown} dia} many {{settledDaysShown} de dias} other {{settledDaysShown} dias}}, e ninguém relatou um problema.',
    },
    settledByBuyer: {
      title: '{buyer} marcou a reclamação como resolvida: {phone}',
      text: 'A reclamação de garantia não precisa de mais nada de você.',
    },
    refunded: {
      title: '{buyer} recebe {refund} por {phone}',
      text: 'O reembolso sai do dinheiro que guardávamos desta venda e resolve a reclamação de garantia.',
    },
    reminderOpen: {
      title: '{buyer} espera resposta: garantia de {phone}',
      text: 'Aceite ou recuse a reclamação de garantia até {until}. Senão, o comprador pode abrir uma disputa.',
    },
    reminderRefused: {
      title: 'Sua reclamação ainda está aberta: {phone}',
      text: 'Abra uma disputa até {until} se quiser que um admin decida. Senão, a reclamação é encerrada.',
    },
    reminderSeller: {
      title: 'A reclamação está resolvida? {phone}',
      text: '{buyer} não confirmou que você fez o combinado. Se não estiver feito até {until}, {buyer} pode abrir uma disputa.',
    },
    reminderBuyer: {
      title: 'Sua reclamação está resolvida? {phone}',
      text: 'Se {seller} não fez o combinado, abra uma disputa até {until}. Senão, a reclamação conta como resolvida nesse momento.',
    },
  },
} satisfies Translation<typeof disputes>
