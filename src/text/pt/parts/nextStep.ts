import type nextStep from '../../en/parts/nextStep.ts'
import type { Translation } from '../../translation.ts'

export default {
  turn: {
    nothing: 'Nada a fazer agora',
    yours: 'Sua vez',
    onItsWay: 'A caminho',
    person: 'Esperando {name}',
    admin: 'Esperando um admin',
  },
  deadline: {
    reservedForYou: 'Reservado para você até',
    reserved: 'Reservado para {buyer} até',
    reminded: 'Os admins recebem um lembrete em',
    canceled: 'Cancelado automaticamente em',
    ship: 'Enviar até',
    meet: 'Encontro até',
    expected: 'Deve chegar até',
    completes: 'Concluído automaticamente em',
    returnBy: 'Devolver até',
    received: 'Conta como recebido em',
    reply: 'Responder até',
    returnDue: 'Devolver até',
    resolve: 'Resolver até',
    answerClaim: 'Responder até',
    claimAnswered: '{seller} pode responder até',
    claimSettled: 'Conta como resolvida em',
    dispute: 'Abrir disputa até',
    buyerDisputes: '{buyer} pode abrir uma disputa até',
  },
  action: {
    arrived: 'Marcar como recebido',
    arrivedDone: 'Marcado como recebido. Agora confira seu celular',
    arrivedAdmin:
      '{buyer} terá {count, plural, one {{shown} dia} many {{shown} de dias} other {{shown} dias}} para conferir o celular. Se nenhum problema for relatado, {seller} recebe o dinheiro.',
    confirm: 'Está tudo certo',
    confirmed: 'Pedido concluído',
    confirmOutside: 'Isto conclui o pedido. Não dá para desfazer.',
    confirmHeld:
      'Isto conclui o pedido e libera seu pagamento para {seller}. Não dá para desfazer.',
    confirmReturnable:
      'Isto conclui o pedido. Você ainda pode devolver o celular por {count, plural, one {{shown} dia} many {{shown} de dias} other {{shown} dias}} desde que recebeu; depois, seu pagamento vai para {seller}.',
    payouts: 'Configurar repasses',
    payoutsLabel: 'Repasses',
    payoutsText:
      'Adicione uma conta bancária para podermos pagar você quando a venda for concluída.',
    enterCode: 'Digitar o código',
    unlock: 'Permitir novas tentativas',
    unlockText:
      '{seller} poderá tentar mais 30 códigos de entrega. Pergunte antes aos dois lados o que aconteceu.',
    unlocked: 'Entrega desbloqueada',
    payOther: 'Pagar de outra forma',
  },
  step: {
    waitForReply: {
      title: 'Esperando a resposta de {other}',
      text: 'Você sugeriu um horário e um local. Ainda pode sugerir outros.',
    },
    waitForPayment: {
      title: 'Esperando {buyer} pagar',
      text: 'Não entregue o celular até lá. Sem pagamento no prazo, ele volta a ficar à venda.',
    },
    waitForTransfer: {
      title: 'Esperando {buyer} pagar',
      text: 'O pagamento vem por transferência com a referência {reference}. Não entregue o celular até o dinheiro chegar. Sem pagamento no prazo, ele volta a ficar à venda.',
    },
    waitForConfirmation: {
      title: 'Esperando {seller} confirmar seu pagamento',
      text: 'Uma transferência pode levar até {count, plural, one {{shown} dia útil} many {{shown} de dias úteis} other {{shown} dias úteis}}. O celular continua reservado para você. Sem confirmação depois de {later, plural, one {{laterShown} dia útil} many {{laterShown} de dias úteis} other {{laterShown} dias úteis}}, lembramos os dois lados e avisamos um admin.',
    },
    requestedToCancel: {
      title: 'Você pediu a {seller} para cancelar',
      text: 'Sem resposta e sem entrega do celular no prazo, o pedido é cancelado e você recebe seu dinheiro de volta.',
    },
    waitForShipping: {
      title: '{seller} está preparando seu celular',
      text: 'Estamos guardando seu dinheiro. Se o celular não for enviado no prazo, você recebe um reembolso total.',
    },
    waitForShippingTransfer: {
      title: '{seller} está preparando seu celular',
      text: '{seller} tem seu pagamento. Se o celular não for enviado no prazo, o pedido é cancelado e {seller} tem que devolver seu dinheiro.',
    },
    onItsWay: {
      title: 'O celular está a caminho de {buyer}',
      text: 'Você recebe o dinheiro quando ele tiver chegado e for como descrito.',
    },
    onItsWayTransfer: {
      title: 'O celular está a caminho de {buyer}',
      text: 'A venda é concluída quando ele tiver chegado e for como descrito.',
    },
    tracing: {
      title: 'Um admin está procurando o pacote',
      text: 'Foi enviado há {count, plural, one {{shown} semana} many {{shown} de semanas} other {{shown} semanas}} e ninguém confirmou a entrega. Fale com {buyer} e com a transportadora.',
    },
    buyerChecks: {
      title: '{buyer} está conferindo o celular',
      text: 'Se nenhum problema for relatado no prazo, você recebe o dinheiro automaticamente.',
    },
    buyerChecksTransfer: {
      title: '{buyer} está conferindo o celular',
      text: 'Se nenhum problema for relatado no prazo, a venda é concluída automaticamente.',
    },
    waitForReturnPlace: {
      title: 'Esperando {seller} dizer para onde',
      text: 'A resposta diz para onde enviar ou levar o celular. Sem resposta em {count, plural, one {{shown} dia útil} many {{shown} de dias úteis} other {{shown} dias úteis}}, avisamos um admin, e você pode relatar um problema.',
    },
    returnOnItsWay: {
      title: 'Sua devolução está a caminho',
      text: 'Você recebe o reembolso quando {seller} estiver com o celular ou, no máximo, quando ele contar como recebido.',
    },
    returnOnItsWayTransfer: {
      title: 'Sua devolução está a caminho',
      text: '{seller} tem que devolver seu dinheiro quando estiver com o celular.',
    },
    waitForDisputeReply: {
      title: 'Esperando a resposta de {seller}',
      text: 'Você pode adicionar mais detalhes abaixo.',
    },
    waitForSendBack: {
      title: 'Esperando {buyer} enviar o celular de volta',
      text: 'Quando o pacote chegar, diga abaixo o que há nele. Se for o celular que você vendeu, o comprador recebe o reembolso.',
    },
    waitForReceipt: {
      title: 'Sua devolução está a caminho',
      text: 'Você recebe o reembolso quando {seller} receber o celular.',
    },
    waitForOther: {
      title: 'Esperando {other}',
      text: 'A entrega ainda não foi combinada.',
    },
    expiredBuyer: {
      title: 'Reserva expirada',
      text: 'Nada foi cobrado. Se o celular ainda estiver à venda, você pode reservar de novo.',
    },
    expiredSeller: {
      title: 'Reserva expirada',
      text: 'O comprador não pagou. O celular voltou a ficar à venda.',
    },
    completedBuyer: {
      title: 'O celular é seu',
      text: 'Pedido concluído. Seu pagamento vai para {seller}.',
    },
    completedReturnable: {
      title: 'O celular é seu',
      text: 'Pedido concluído. Você ainda pode devolver o celular. Depois disso, seu pagamento vai para {seller}.',
    },
    completedOutside: {
      title: 'O celular é seu',
      text: 'Pedido concluído. Você pagou a {seller}.',
    },
    sold: { title: 'Vendido', text: 'Pedido concluído.' },
    soldOutside: {
      title: 'Vendido',
      text: 'Pedido concluído. {buyer} está com o celular e pagou você.',
    },
    refundedBuyer: {
      title: 'Pedido reembolsado',
      text: 'Vamos reembolsar todo o pagamento pelo mesmo meio usado para pagar. Os bancos podem levar até 10 dias.',
    },
    refundedSeller: {
      title: 'Pedido reembolsado',
      text: '{buyer} recebe um reembolso total.',
    },
    canceledUnpaid: {
      title: 'Reserva cancelada',
      text: 'O pagamento não foi recebido. Se chegar dinheiro depois, o vendedor tem que devolver.',
    },
    canceledBuyer: { title: 'Reserva cancelada', text: 'Nada foi cobrado.' },
    canceledSeller: {
      title: 'Reserva cancelada',
      text: 'O celular voltou a ficar à venda, a menos que você tenha pausado o anúncio.',
    },
    adminClosed: { title: 'Este pedido está encerrado', text: 'Não é preciso fazer nada.' },
    adminTrace: {
      title: 'Descubra se o pacote chegou',
      text: 'Foi enviado há {count, plural, one {{shown} semana} many {{shown} de semanas} other {{shown} semanas}} e ninguém confirmou a entrega. Rastreie o pacote e pergunte aos dois lados. Se chegou, marque como recebido. Se não, abra uma disputa para que {buyer} possa receber o reembolso.',
    },
    adminBank: {
      title: 'O banco do comprador contesta o pagamento',
      text: 'Responda no painel do provedor de pagamentos com os dados deste pedido. Até o banco decidir, o celular não deve mudar de mãos.',
    },
    adminDecide: {
      title: 'Decida a disputa',
      text: 'Leia abaixo o que os dois lados dizem e mostram, e decida.',
    },
    adminConfirming: {
      title: 'O banco do comprador está confirmando o pagamento',
      text: 'Se não confirmar a tempo, o celular volta a ficar à venda, e um pagamento posterior é reembolsado por inteiro.',
    },
    adminWait: {
      title: 'Esperando {name}',
      text: 'Você vê este pedido porque é admin. A próxima etapa cabe ao comprador e ao vendedor.',
    },
    adminWaitAdmin: {
      title: 'Esperando um admin',
      text: 'Você vê este pedido porque é admin. A próxima etapa cabe ao comprador e ao vendedor.',
    },
    chooseDelivery: {
      title: 'Escolha a entrega',
      text: 'O celular está reservado para você. {seller} pode entregar em mãos ou enviar. Escolha como pagar.',
    },
    choosePickUp: {
      title: 'Escolha a entrega',
      text: 'O celular está reservado para você. {seller} entrega em mãos. Escolha como pagar.',
    },
    chooseShipping: {
      title: 'Escolha a entrega',
      text: 'O celular está reservado para você. {seller} envia. Escolha como pagar.',
    },
    chooseDeliveryPaid: {
      title: 'Escolha a entrega',
      text: '{seller} pode entregar em mãos ou enviar.',
    },
    choosePickUpPaid: {
      title: 'Escolha a entrega',
      text: '{seller} entrega em mãos.',
    },
    chooseShippingPaid: { title: 'Escolha a entrega', text: '{seller} envia o celular.' },
    pay: {
      title: 'Pague {amount}',
      text: 'O celular está reservado para você. Escolha como pagar.',
    },
    sendTransfer: {
      title: 'Pague {amount} por transferência',
      text: 'Envie o dinheiro para {seller} com a referência e depois avise aqui. Vai direto para a conta de {seller}, então nós não podemos reembolsar.',
    },
    sendTransferShop: {
      title: 'Pague {amount} por transferência',
      text: 'Envie o dinheiro para a loja com a referência e depois avise aqui.',
    },
    arrangeWithSeller: {
      title: 'Combine um encontro com {seller}',
      text: 'Sugira um local público, de preferência de dia, como um café, uma biblioteca ou uma estação.',
    },
    arrangeWithBuyer: {
      title: 'Combine um encontro com {buyer}',
      text: 'Sugira um local público onde dê para testar o celular, como um café, uma biblioteca ou uma estação.',
    },
    meetUpSuggested: {
      title: '{other} sugeriu um encontro',
      text: 'Aceite, ou sugira outro horário ou local.',
    },
    meet: {
      title: 'Encontre-se com {seller}',
      text: 'Teste o celular, pague {amount} e mostre seu código. Seu código fecha a compra.',
    },
    meetHeld: {
      title: 'Encontre-se com {seller}',
      text: 'Teste o celular antes. Se estiver tudo certo, mostre seu código: ele libera seu pagamento para o vendedor.',
    },
    meetPaid: {
      title: 'Encontre-se com {seller}',
      text: 'Teste o celular antes. Se estiver tudo certo, mostre seu código: ele fecha a compra.',
    },
    sendReturn: {
      title: 'Envie o celular de volta',
      text: 'Envie ou leve para o local abaixo, completo e desconectado de todas as contas. Use um envio com rastreio. Você paga o envio.',
    },
    sendReturnFree: {
      title: 'Envie o celular de volta',
      text: 'Envie ou leve para o local abaixo, completo e desconectado de todas as contas. Use um envio com rastreio. {seller} paga o envio.',
    },
    markArrived: {
      title: 'O celular está a caminho',
      text: 'Avise quando chegar. Depois você terá {count, plural, one {{shown} dia} many {{shown} de dias} other {{shown} dias}} para conferir.',
    },
    check: {
      title: 'Confira seu celular',
      text: 'Se tudo bater com o anúncio, confirme. Se algo estiver errado, relate o problema antes do fim do prazo.',
    },
    checkHeld: {
      title: 'Confira seu celular',
      text: 'Se tudo bater com o anúncio, confirme e pagamos a {seller}. Se algo estiver errado, relate o problema antes do fim do prazo.',
    },
    checkReturnable: {
      title: 'Confira seu celular',
      text: 'Se tudo bater com o anúncio, confirme e pagamos a {seller} quando o prazo de devolução acabar. Se algo estiver errado, relate o problema antes do fim do prazo.',
    },
    sendBack: {
      title: 'Envie o celular de volta',
      text: 'Use um envio com rastreio. Você recebe o reembolso quando o vendedor receber o celular.',
    },
    resolve: {
      title: 'Resolva a disputa',
      text: 'Proponha uma solução abaixo ou responda à proposta atual.',
    },
    provePayment: {
      title: 'Resolva a disputa',
      text: 'Adicione abaixo provas do seu pagamento. {seller} ainda pode confirmar; senão, um admin decide.',
    },
    confirmPayment: {
      title: 'O pagamento de {buyer} chegou?',
      text: '{buyer} diz que enviou. Veja sua conta, e não entregue nem envie o celular antes de o dinheiro estar lá. Uma transferência pode levar até {count, plural, one {{shown} dia útil} many {{shown} de dias úteis} other {{shown} dias úteis}}.',
    },
    answerCancellation: {
      title: '{buyer} pede para cancelar',
      text: 'Aceite ou recuse. Se não fizer nada no prazo, o pedido é cancelado e reembolsado.',
    },
    handOver: {
      title: 'Entregue o celular a {buyer}',
      text: 'Deixe {buyer} testar o celular, receba {amount} e peça o código de seis dígitos.',
    },
    handOverHeld: {
      title: 'Entregue o celular a {buyer}',
      text: '{buyer} já pagou. Deixe testar o celular e peça o código de seis dígitos. Ele libera seu dinheiro.',
    },
    handOverPaid: {
      title: 'Entregue o celular a {buyer}',
      text: '{buyer} já pagou. Deixe testar o celular e peça o código de seis dígitos. Ele fecha a venda.',
    },
    approveReturn: {
      title: '{buyer} quer devolver o celular',
      text: 'Você vendeu com devolução. Diga para onde enviar ou levar.',
    },
    receiveReturn: {
      title: '{buyer} devolve o celular',
      text: 'Quando estiver com ele, confira e confirme. Se não for o celular que você vendeu, ou não estiver no estado em que vendeu, relate um problema.',
    },
    receiveReturnSent: {
      title: 'Seu celular está a caminho de volta',
      text: 'Quando estiver com ele, confira e confirme. Se não for o celular que você vendeu, ou não estiver no estado em que vendeu, relate um problema.',
    },
    ship: {
      title: 'Envie o celular para {buyer}',
      text: '{buyer} já pagou. Saia das suas contas no celular, restaure o padrão de fábrica, embale bem e use um envio com rastreio.',
    },
    shipHeld: {
      title: 'Envie o celular para {buyer}',
      text: '{buyer} já pagou e estamos guardando o dinheiro para você. Saia das suas contas no celular, restaure o padrão de fábrica, embale bem e use um envio com rastreio.',
    },
    receiveBack: {
      title: 'Seu celular está a caminho de volta',
      text: 'Quando o pacote chegar, diga abaixo o que há nele. Se for o celular que você vendeu, o comprador recebe o reembolso.',
    },
    paymentDisputed: {
      title: 'O pagamento está em disputa',
      text: 'Se o pagamento chegou, encerre a disputa abaixo. Senão, diga o que vê na sua conta, e um admin decide.',
    },
    youReportedReturn: {
      title: 'Você relatou um problema com a devolução',
      text: 'Responda abaixo ou proponha uma solução.',
    },
    buyerReported: {
      title: '{buyer} relatou um problema',
      text: 'Responda abaixo ou proponha uma solução.',
    },
    bankReviewsBuyer: {
      title: 'O banco está analisando o pagamento',
      text: 'Seu banco contesta o pagamento. Guardamos o dinheiro até ele decidir.',
    },
    bankReviewsSeller: {
      title: 'O banco está analisando o pagamento',
      text: 'O banco de {buyer} contesta o pagamento. Não podemos pagar você até ele decidir.',
    },
    bankDisputesBuyer: {
      title: 'Seu banco contesta o pagamento',
      text: 'O vendedor fica com o celular até seu banco decidir. Se foi você que pagou, diga isso ao banco.',
    },
    bankDisputesSeller: {
      title: 'Por enquanto, não entregue o celular',
      text: 'O banco de {buyer} contesta o pagamento. Não envie nem entregue o celular até o banco decidir. Seu prazo recomeça então.',
    },
    bankConfirmsBuyer: {
      title: 'Seu banco está confirmando o pagamento',
      text: 'Você não precisa fazer nada: avisamos quando for confirmado. O celular continua reservado para você. Se seu banco recusar, você pode pagar de outra forma.',
    },
    bankConfirmsSeller: {
      title: 'O banco de {buyer} está confirmando o pagamento',
      text: 'Não entregue o celular até o pagamento ser confirmado. Avisamos na hora. Se não for confirmado a tempo, o celular volta a ficar à venda.',
    },
    reversedBuyer: {
      title: 'O celular é seu',
      text: 'Seu banco estornou o pagamento depois da venda.',
    },
    reversedSeller: {
      title: 'Vendido, mas o pagamento foi estornado',
      text: 'O banco de {buyer} estornou o pagamento depois da venda. O valor será descontado dos seus próximos repasses.',
    },
    chargedBackBuyer: {
      title: 'O banco estornou o pagamento',
      text: 'A venda foi cancelada e seu banco devolveu seu dinheiro.',
    },
    chargedBackBuyerSent: {
      title: 'O banco estornou o pagamento',
      text: 'A venda foi cancelada e seu banco devolveu seu dinheiro. O celular é do vendedor.',
    },
    chargedBackSeller: {
      title: 'O banco estornou o pagamento',
      text: 'A venda foi cancelada e {buyer} recebeu o dinheiro de volta. Você fica com o celular.',
    },
    chargedBackSellerSent: {
      title: 'O banco estornou o pagamento',
      text: 'A venda foi cancelada e {buyer} recebeu o dinheiro de volta. Combine por mensagens a devolução do celular.',
    },
    claimSent: {
      title: 'Esperando {seller} responder à sua reclamação',
      text: 'A resposta pode ser um conserto, uma troca, um reembolso ou uma recusa. Sem resposta no prazo, você pode abrir uma disputa e um admin decide.',
    },
    claimAgreedRepair: {
      title: '{seller} aceitou consertar',
      text: 'Combine por mensagens. Marque a reclamação como resolvida quando o celular funcionar, ou abra uma disputa se o combinado não for cumprido.',
    },
    claimAgreedReplacement: {
      title: '{seller} aceitou trocar',
      text: 'Combine por mensagens. Marque a reclamação como resolvida quando o celular funcionar, ou abra uma disputa se o combinado não for cumprido.',
    },
    claimAgreedRefund: {
      title: '{seller} aceitou reembolsar {amount}',
      text: 'Marque a reclamação como resolvida quando receber o dinheiro. Se não chegar, abra uma disputa.',
    },
    claimRefused: {
      title: '{seller} recusou sua reclamação',
      text: 'Abra uma disputa e um admin decide, ou retire a reclamação. Se não fizer nenhuma das duas coisas, ela é encerrada no fim do prazo.',
    },
    claimIgnored: {
      title: '{seller} não respondeu à sua reclamação',
      text: 'Abra uma disputa e um admin decide, ou retire a reclamação. Se não fizer nenhuma das duas coisas, ela é encerrada no fim do prazo.',
    },
    claimReceived: {
      title: '{buyer} fez uma reclamação de garantia',
      text: 'Você vendeu o celular com garantia. Leia o que há de errado e aceite um conserto, uma troca ou um reembolso, ou recuse com um motivo. Sem resposta no prazo, o comprador pode abrir uma disputa.',
    },
    youAgreedRepair: {
      title: 'Você aceitou consertar',
      text: 'Combine por mensagens. {buyer} marca a reclamação como resolvida quando o celular funcionar, ou pode abrir uma disputa.',
    },
    youAgreedReplacement: {
      title: 'Você aceitou trocar',
      text: 'Combine por mensagens. {buyer} marca a reclamação como resolvida quando o celular funcionar, ou pode abrir uma disputa.',
    },
    youAgreedRefund: {
      title: 'Você aceitou reembolsar {amount}',
      text: 'Devolva o dinheiro a {buyer}, que marca a reclamação como resolvida. Se não chegar, {buyer} pode abrir uma disputa.',
    },
    youRefused: {
      title: 'Você recusou a reclamação',
      text: '{buyer} já pode abrir uma disputa, e um admin decide. Até lá você ainda pode aceitar.',
    },
    youIgnored: {
      title: 'Você não respondeu à reclamação',
      text: '{buyer} já pode abrir uma disputa, e um admin decide. Até lá você ainda pode aceitar.',
    },
  },
  more: {
    held: 'Guardamos o dinheiro até a disputa ser resolvida.',
    paidOutYou: 'O dinheiro foi repassado depois da venda: quem paga um reembolso é você.',
    paidOut: 'O dinheiro foi repassado depois da venda: quem paga um reembolso é {seller}.',
    outsideYou: 'O dinheiro não passou por nós: quem paga um reembolso é você.',
    outside: 'O dinheiro não passou por nós: quem paga um reembolso é {seller}.',
    paidBack: 'Dinheiro devolvido: {sum}.',
    owedToYou: '{seller} tem que devolver {sum} a você. Confirme aqui quando chegar.',
    youOwe: 'Devolva {sum} a {buyer} pelo mesmo meio em que recebeu. A confirmação é feita aqui.',
    returnable: 'Você ainda pode devolver o celular.',
  },
  payout: {
    not_set_up: 'Configure os repasses para receber seu dinheiro.',
    waiting: 'Pagamos você quando o banco de {buyer} decidir sobre o pagamento contestado.',
    return_period:
      'Guardamos seu dinheiro até que não dê mais para devolver o celular. Então pagamos você.',
    held: 'É pago mais tarde: veja em “Repasses” quando e por quê.',
    on_its_way: 'Seu dinheiro está a caminho da sua conta de recebimento.',
    sent: 'Seu repasse foi enviado.',
  },
} satisfies Translation<typeof nextStep>
