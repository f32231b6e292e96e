import type checkout from '../../en/parts/checkout.ts'
import type { Translation } from '../../translation.ts'

export default {
  title: 'Pagamento',
  pay: 'Pagar {amount}',
  back: 'Voltar ao pedido',
  other: 'Pagar de outra forma',
  canceling: 'Cancelando',
  paying: 'Pagando',
  summary: {
    label: 'Resumo do pedido',
    from: 'de <name></name>',
    price: 'Preço',
    shipping: 'Frete',
    total: 'Total',
    youPay: 'Você paga',
    returns: 'Devolução',
    warranty: 'Garantia',
    claims: 'As reclamações são feitas no pedido.',
    reserved: 'Reservado para você até',
  },
  protection: {
    title: 'Sua proteção',
    online:
      'Guardamos os pagamentos online e só pagamos a <name></name> quando você estiver com o celular.',
    transfer:
      'A transferência vai direto para <name></name>. Não guardamos esse dinheiro, e quem paga um reembolso é o vendedor.',
    check:
      'Você tem {days, plural, one {{shown} dia} many {{shown} de dias} other {{shown} dias}} para conferir um celular enviado.',
    moneyBack:
      'Você recebe seu dinheiro de volta se o celular não for enviado, não for como descrito ou a venda for cancelada.',
    meetUp: 'Em um encontro, teste o celular antes de dar seu código.',
  },
  result: {
    paid: 'Pagamento recebido',
    paidText: 'Avisamos <name></name>. Guardamos seu dinheiro até você estar com o celular.',
    demo: 'Isto é uma demo: nenhum dinheiro real foi cobrado.',
    late: 'O pagamento chegou tarde',
    lateText:
      'Sua reserva já tinha terminado. Vamos reembolsar todo o pagamento pelo mesmo meio usado para pagar.',
    refunded: 'Pedido reembolsado',
    refundedText: 'Vamos reembolsar todo o pagamento pelo mesmo meio usado para pagar.',
    nothing: 'Nada a pagar',
    nothingText:
      'Esta reserva terminou e nada foi cobrado. Se o celular ainda estiver à venda, você pode reservar de novo.',
    view: 'Ver pedido',
  },
  pending: {
    title: 'Seu banco está confirmando o pagamento',
    text: 'Não pague de novo, por favor. O celular continua reservado para você, e avisamos assim que o pagamento for confirmado. Se seu banco recusar, você pode pagar de outra forma aqui.',
    check: 'Verificar de novo',
    checking: 'Verificando',
  },
  card: {
    form: 'Cartão de demo',
    demo: '<b>Pagamento de demo: nenhum dinheiro real é cobrado.</b> Só os cartões de teste abaixo funcionam. Nunca digite um número de cartão real.',
    number: 'Número do cartão de teste',
    required: 'Digite o número do cartão',
    declined: '{reason} Nada foi cobrado. Tente outro cartão.',
    choose: 'Escolha um cartão de teste',
    confirm: 'Confirme com seu banco',
    confirmText:
      'Banco de demo: aprovar um pagamento de <b>{amount}</b>? Um banco real perguntaria no app dele.',
    decline: 'Recusar',
    approve: 'Aprovar pagamento',
    confirming: 'Confirmando',
  },
  stripe: {
    loading: 'Carregando o formulário de pagamento',
    failed: 'O formulário de pagamento não carregou',
    failedText: 'Nada foi cobrado. Confira sua conexão e se algo bloqueia js.stripe.com.',
    unknown: 'Ainda não sabemos se seu pagamento foi concluído. Verifique de novo em instantes.',
    declined: 'O pagamento falhou. Nada foi cobrado.',
  },
} satisfies Translation<typeof checkout>
