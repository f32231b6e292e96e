import type dispute from '../../../en/pages/orders/dispute.ts'
import type { Translation } from '../../../translation.ts'
import afterDelivery from '../../parts/afterDelivery.ts'

export default {
  ...afterDelivery,
  title: 'Disputa',
  loading: 'Carregando a disputa',
  you: 'Você',
  anAdmin: 'Um admin',
  notNow: 'Agora não',
  saving: 'Salvando',
  sending: 'Enviando',
  side: {
    buyer: 'Comprador',
    seller: 'Vendedor',
    admin: 'Admin',
  },
  reasonHelp: {
    payment_not_received: 'O comprador marcou como enviado.',
    payment_not_confirmed: 'Você enviou, e o vendedor não confirma.',
    return_not_accepted:
      'O vendedor não diz para onde enviar, ou não confirma que o celular voltou.',
    return_not_as_sold: 'Outro celular, danificado, incompleto, bloqueado ou nada.',
    warranty_not_honored:
      'A reclamação foi recusada, não respondida ou não resolvida como combinado.',
    not_as_described: 'Em estado pior que o anunciado.',
    does_not_work: 'O celular inteiro ou uma parte.',
    wrong_phone: 'Outro modelo, outro armazenamento ou outra cor.',
    not_arrived: 'Ou o pacote estava vazio.',
    locked_or_listed: 'Por uma conta ou operadora, ou em uma lista de bloqueio.',
    other: 'Descreva abaixo.',
  },
  stage: {
    open: 'Esperando o vendedor',
    answered: 'Os dois lados responderam',
    returning: 'Falta devolver',
    sent_back: 'Devolução a caminho',
    stuck: 'Um admin precisa decidir',
    closed: 'Encerrada',
  },
  lead: {
    admin: 'Relatado por um admin: {reason}',
    you: 'Relatado por você: {reason}',
    person: 'Relatado por {name}: {reason}',
  },
  deadline: {
    reply: 'Responder até',
    sellerReplies: '{seller} pode responder até',
    sendBack: 'Enviar de volta até',
    buyerSendsBack: '{buyer} tem que enviar de volta até',
    refundYou: 'Sem solução, você recebe um reembolso de {amount} em',
    refundBuyer: 'Sem solução, {buyer} recebe um reembolso de {amount} em',
  },
  status: {
    openSeller: 'Conte seu lado ou proponha uma solução. Sem resposta no prazo, um admin intervém.',
    open: 'Pedimos a {seller} que conte seu lado. Sem resposta no prazo, um admin intervém.',
    paymentAdmin:
      'Decida se o pagamento foi recebido, a menos que antes o vendedor confirme ou o comprador retire a disputa.',
    payment:
      'Adicione o que souber, por exemplo um comprovante do seu banco. Um admin de fora do pedido decide se o pagamento foi recebido, a menos que o vendedor confirme ou o comprador retire a disputa.',
    answeredAdmin:
      'Decida pelo que os dois lados escreveram aqui, a menos que antes cheguem a um acordo.',
    answered:
      'Busque um acordo com o outro lado; sem acordo, um admin de fora do pedido decide pelo que os dois escreveram aqui.',
    returningBuyer:
      'Envie o celular de volta e informe o código de rastreio. Você recebe o reembolso quando o vendedor receber o celular.',
    returning: '{buyer} aceitou enviar o celular de volta com rastreio.',
    sentBackSeller:
      'Assim que o pacote chegar, diga o que há nele. Se for o celular que você vendeu, o comprador recebe um reembolso total.',
    sentBack: 'Quando {seller} confirmar que voltou o celular certo, o preço total é reembolsado.',
    stuck:
      'O vendedor diz que voltou outro celular, ou nenhum. Um admin vai decidir; até lá, o dinheiro não é movimentado.',
  },
  decision: {
    closed: 'Esta disputa está encerrada.',
    both: 'Acordo dos dois lados.',
    admin: 'Decisão de um admin.',
    bank: 'O banco do comprador estornou o pagamento.',
    system: 'Não houve solução no prazo.',
    person: 'Encerrada por {name}.',
  },
  parcel: {
    sent: '<carrier></carrier>, enviado de volta em <time></time>',
    same: 'O celular certo voltou: o IMEI confere.',
    unknown: 'O celular voltou. Não há um IMEI anterior para comparar.',
    other: 'Voltou outro celular: o IMEI não confere.',
    no_phone: 'O vendedor diz que nenhum celular voltou.',
  },
  outcome: {
    part_refund: 'Reembolso parcial',
    return: 'Devolução com reembolso total',
    refund: 'Reembolso total',
    release: 'Sem reembolso',
    accept_payment: 'Pagamento recebido',
    reject_payment: 'Pagamento não recebido',
  },
  result: {
    accept_paymentSeller: 'Você recebeu o pagamento. O pedido continua.',
    accept_payment: 'O vendedor recebeu o pagamento. O pedido continua.',
    reject_payment:
      'O pagamento não foi recebido. O pedido é cancelado, e o celular volta a ficar à venda.',
    part_refund: {
      buyer: 'Você recebe um reembolso de {refund}, e o vendedor fica com {rest}.',
      seller: 'O comprador recebe um reembolso de {refund}, e você fica com {rest}.',
      admin: 'O comprador recebe um reembolso de {refund}, e o vendedor fica com {rest}.',
    },
    refund: {
      buyer: 'Você recebe um reembolso total de {refund}.',
      seller: 'O comprador recebe um reembolso total de {refund}.',
      admin: 'O comprador recebe um reembolso total de {refund}.',
    },
    return: {
      buyer:
        'O celular volta para o vendedor, e depois você recebe um reembolso total de {refund}.',
      seller:
        'O celular volta para você, e depois o comprador recebe um reembolso total de {refund}.',
      admin:
        'O celular volta para o vendedor, e depois o comprador recebe um reembolso total de {refund}.',
    },
    release: {
      buyer: 'O vendedor fica com o total de {rest}, e você não recebe reembolso.',
      seller: 'Você fica com o total de {rest}, e o comprador não recebe reembolso.',
      admin: 'O vendedor fica com o total de {rest}, e o comprador não recebe reembolso.',
    },
  },
  form: {
    title: 'O que há de errado?',
    reason: 'Motivo',
    reasonRequired: 'Escolha um motivo',
    text: 'Descreva o problema',
    textRequired: 'Escreva uma descrição',
    textShort:
      '{count, plural, one {Escreva pelo menos {shown} caractere} many {Escreva pelo menos {shown} caracteres} other {Escreva pelo menos {shown} caracteres}}',
    help: {
      payment:
        'Descreva quando e como foi enviado, ou o que você vê na sua conta. Adicione uma foto do comprovante, se tiver.',
      return: 'Descreva o que aconteceu. Adicione fotos do que voltou ou das mensagens.',
      warranty:
        'Explique por que a resposta não basta ou o que não foi feito. Sua reclamação aparece ao lado.',
      admin: 'Informe a última movimentação do rastreio e o que diz a transportadora.',
      phone: 'Compare o celular com o que dizia o anúncio. Dê detalhes.',
    },
    photos: 'Fotos',
    photo: 'foto {number}',
    photosHelp: 'Só você, o outro lado e os admins veem. Removemos os dados de localização.',
    photosHelpAdmin:
      'Só o comprador, o vendedor e os admins veem. Removemos os dados de localização.',
    choosePhotos: 'Escolher fotos',
    addPhotos: 'Adicionar fotos (cabem {shown})',
    open: 'Abrir disputa',
    opening: 'Abrindo',
  },
  open: {
    payment: 'Problema com o pagamento?',
    return: 'Problema com a devolução?',
    parcel: 'Pacote perdido?',
    phone: 'Algo errado?',
    paymentBuyer:
      'Se {seller} não confirmar um pagamento que você enviou, abra uma disputa e um admin de fora do pedido decide.',
    paymentSeller:
      'Se o pagamento não chegar em até {count, plural, one {{shown} dia útil} many {{shown} de dias úteis} other {{shown} dias úteis}}, abra uma disputa e um admin de fora do pedido decide.',
    paymentAdmin:
      'Se o pagamento de {buyer} não chegar em até {count, plural, one {{shown} dia útil} many {{shown} de dias úteis} other {{shown} dias úteis}}, abra uma disputa e um admin de fora do pedido decide.',
    returnSeller:
      'Confira o celular antes de confirmar. Se não for o que você vendeu, ou não estiver no mesmo estado, relate o problema.',
    returnBuyer:
      'Se {seller} não responder, ou não confirmar que o celular voltou, relate o problema.',
    returnAdmin: 'Abra uma disputa se {seller} ou {buyer} não responder.',
    parcelAdmin: 'Abra uma disputa se o pacote não tiver chegado e {buyer} não responder.',
    phoneBuyer: 'Relate o problema antes de confirmar o pedido.',
    held: 'Guardamos {amount} até os dois lados chegarem a um acordo ou um admin de fora do pedido decidir.',
    outside:
      'Os dois lados chegam a um acordo, ou um admin de fora do pedido decide. Quem paga um reembolso é o vendedor.',
    report: 'Relatar problema',
    reportDifferences: 'Relatar estas diferenças',
    opened: 'Disputa aberta. Avisamos os dois lados',
    openedWarranty: 'Disputa aberta. Avisamos {name}',
    reported: 'Problema relatado. Avisamos {name}',
  },
  terms: {
    payment:
      'Os dois lados podem ler. Um admin de fora do pedido decide se o pagamento foi recebido.',
    return:
      'Os dois lados podem ler. Um acordo é possível a qualquer momento. Sem acordo, um admin de fora do pedido decide.',
    admin:
      'Os dois lados podem ler. {seller} tem {count, plural, one {{shown} dia} many {{shown} de dias} other {{shown} dias}} para responder. Sem acordo, um admin decide.',
    phone:
      '{seller} pode ler e tem {count, plural, one {{shown} dia} many {{shown} de dias} other {{shown} dias}} para responder. Um acordo é possível a qualquer momento. Sem acordo, um admin decide.',
    warrantyHeld:
      'Os dois lados podem ler, e {seller} tem {count, plural, one {{shown} dia} many {{shown} de dias} other {{shown} dias}} para responder. Um acordo é possível a qualquer momento. Sem acordo, um admin de fora do pedido decide. Até lá guardamos o dinheiro.',
    warranty:
      'Os dois lados podem ler, e {seller} tem {count, plural, one {{shown} dia} many {{shown} de dias} other {{shown} dias}} para responder. Um acordo é possível a qualquer momento. Sem acordo, um admin de fora do pedido decide. Quem paga um reembolso é {seller}.',
  },
  statement: {
    list: 'Declarações',
    photo: 'Foto {place} de {count}, de {name}',
    photoYours: 'Foto {place} de {count}, sua',
    addQuestion: 'Perguntar aos dois lados',
    add: 'Adicionar detalhes',
    reply: 'Sua resposta',
    question: 'Sua pergunta',
    details: 'Mais detalhes',
    replyHelp: 'Descreva o estado do celular quando você enviou. Fotos ajudam.',
    help: 'Os dois lados podem ler.',
    sendReply: 'Enviar resposta',
    submit: 'Adicionar',
    added: 'Adicionado',
  },
  proposal: {
    end: 'Encerrar a disputa',
    else: 'Propor outra coisa',
    propose: 'Propor uma solução',
    accept: 'Aceitar',
    accepting: 'Aceitando',
    decline: 'Recusar',
    declining: 'Recusando',
    accepted: 'Proposta aceita',
    declined: 'Proposta recusada',
    current: 'Proposta atual',
    yours: 'Sua proposta',
    from: 'Proposta de {name}',
    waiting: 'Esperando a resposta do outro lado.',
    return:
      'O comprador terá {count, plural, one {{shown} dia} many {{shown} de dias} other {{shown} dias}} para enviar de volta.',
    closes: 'Isto encerra a disputa. Não dá para desfazer.',
    closesNow: 'Isto encerra a disputa na hora. Não dá para desfazer.',
    state: {
      proposed: 'Sem resposta',
      accepted: 'Aceita',
      declined: 'Recusada',
      superseded: 'Substituída',
    },
    earlier: 'Propostas anteriores',
    what: 'O que você propõe?',
    required: 'Escolha um resultado',
    send: 'Enviar proposta',
    sent: 'Proposta enviada',
    closed: 'Disputa encerrada',
    now: {
      accept_payment: 'Confirmar o pagamento',
      reject_payment: 'Cancelar o pedido',
      release: 'Retirar a disputa',
      refund: 'Reembolsar tudo',
    },
  },
  amount: {
    label: 'Valor do reembolso',
    required: 'Informe o valor do reembolso',
    invalid: 'Informe um valor acima de zero, por exemplo 50',
    twoWays: 'Você quis dizer {first} ou {second}?',
    tooHigh: 'Informe menos do que foi pago ({amount})',
    most: 'Informe no máximo {amount}',
  },
  choice: {
    buyer: {
      part_refund: {
        label: 'Reembolso parcial',
        help: 'Você fica com o celular.',
      },
      return: {
        label: 'Devolver o celular',
        help: 'Você recebe o reembolso quando ele voltar.',
      },
      refund: {
        label: 'Reembolso total',
        help: 'Sem enviar o celular de volta.',
      },
      release: {
        label: 'Retirar a disputa',
        help: 'Você não recebe reembolso, e a disputa é encerrada na hora.',
      },
    },
    seller: {
      part_refund: {
        label: 'Reembolso parcial',
        help: 'O comprador fica com o celular.',
      },
      return: {
        label: 'Receber o celular de volta',
        help: 'O comprador recebe o reembolso quando você estiver com ele.',
      },
      refund: {
        label: 'Reembolso total',
        help: 'Na hora, sem devolução.',
      },
      release: {
        label: 'Sem reembolso',
        help: 'Se o comprador aceitar.',
      },
    },
    admin: {
      part_refund: {
        label: 'Reembolso parcial',
        help: 'O comprador fica com o celular.',
      },
      return: {
        label: 'Devolução',
        help: 'O comprador recebe o reembolso quando o celular voltar.',
      },
      refund: {
        label: 'Reembolso total',
        help: 'Na hora. O comprador fica com o celular.',
      },
      release: {
        label: 'Sem reembolso',
        help: 'A venda é concluída na hora.',
      },
    },
    payment: {
      accept_payment: {
        label: 'O pagamento chegou',
        help: 'O pedido continua como pago.',
      },
      reject_payment: {
        label: 'O pagamento não chegou',
        help: 'O pedido é cancelado, e o celular volta a ficar à venda.',
      },
    },
  },
  back: {
    form: 'Enviar o celular de volta',
    text: 'Peça a {seller} por mensagem o endereço de devolução. Saia das suas contas no celular, restaure o padrão de fábrica e guarde o comprovante do envio.',
    submit: 'Marcar como devolvido',
    done: 'Devolução marcada como enviada. Avisamos {seller}',
  },
  received: {
    title: 'O que voltou?',
    phone: {
      label: 'Meu celular',
      help: 'O celular que vendi.',
    },
    other_phone: {
      label: 'Outro celular',
      help: 'Não é o celular que vendi.',
    },
    nothing: {
      label: 'Nenhum celular',
      help: 'O pacote estava vazio ou não chegou.',
    },
    required: 'Escolha o que voltou',
    imeiRequired: 'Informe o IMEI. Digite *#06# no celular para ver',
    imei: 'IMEI do celular que voltou',
    imeiHelp: '15 dígitos. Digite *#06# no celular para ver.',
    what: '{buyer} recebe um reembolso de {amount} na hora, e você fica com o celular. Não dá para desfazer.',
    refund: 'Reembolsar {amount}',
    confirm: 'Confirmar devolução e reembolsar {amount}',
    report: 'Informar o que voltou',
    started: 'Reembolso iniciado',
    reported: 'Informado. Um admin vai analisar',
  },
} satisfies Translation<typeof dispute>
