import type payments from '../../en/server/payment-notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  failed: {
    title: 'Seu pagamento de {phone} falhou',
    text: 'Nada foi cobrado. Tente de novo{payBy, select, none {} other { até {payBy}}}.',
  },
  returned: {
    title: 'Estamos reembolsando um pagamento de {phone}',
    text: 'Um pagamento de {amount} chegou quando o pedido não podia mais ser pago, então você recebe tudo de volta.',
  },
  disputed: {
    title: 'O banco do comprador contesta o pagamento: {phone}',
    keepPhone: 'Não entregue nem envie o celular até o banco decidir.',
    payoutWaits: 'Você não recebe o repasse até o banco decidir.',
  },
  disputeWon: {
    title: 'O banco confirmou o pagamento de {phone}',
    saleContinues: 'A venda continua.',
    noChange: 'Nada muda para a venda.',
  },
  disputeLost: {
    buyer: { title: 'Seu banco devolveu o pagamento de {phone}' },
    seller: { title: 'O banco do comprador estornou o pagamento: {phone}' },
    amount: 'O valor é {amount}.',
    canceledBuyer: 'A venda foi cancelada.',
    canceledSeller: 'A venda foi cancelada. Você fica com o celular, que voltou a ficar à venda.',
    sentBuyer: 'A venda foi cancelada. O celular é do vendedor.',
    sentSeller:
      'A venda foi cancelada e seu anúncio está pausado. Fale com o comprador para recuperar o celular.',
    goesOn: 'A venda continua pelo resto do preço.',
    endedBuyer: 'A venda já tinha terminado.',
    endedSeller: 'Descontamos o que você recebeu por ela dos seus próximos repasses.',
  },
  payoutSent: {
    title: 'Seu repasse de {phone} está a caminho',
    text: 'Enviamos {amount} para sua conta de recebimento.',
  },
  paidOutside: { title: 'Você recebeu por {phone}' },
  sentOutside: 'Um repasse de {amount} foi enviado fora do provedor de pagamentos: {reason}',
  payoutWaiting: {
    title: 'Configure os repasses para receber {amount}',
    text: 'É o que você ganhou com seu {phone}. Adicione uma conta de recebimento e enviamos na hora.',
  },
  accountReady: {
    title: 'Sua conta de recebimento está pronta',
    text: 'Se havia repasses esperando por ela, estão sendo enviados agora.',
  },
  accountBlocked: {
    title: 'Seus repasses estão parados',
    text: 'Faltam dados na sua conta de recebimento. Guardamos seus ganhos até você completar.',
  },
  refundSent: {
    title: 'Seu reembolso de {phone} foi enviado',
    text: 'Seu reembolso de {amount} está a caminho. Os bancos costumam mostrar em alguns dias.',
  },
  refundFailed: {
    buyer: {
      title: 'Seu reembolso de {phone} não chegou',
      text: 'Seu banco não aceitou {amount}. Estamos verificando. Seu dinheiro está seguro.',
    },
    staff: {
      title: 'Falha no reembolso: {phone}',
      text: 'O reembolso de {amount} não chegou a {buyer}. Descubra por quê e tente de novo.',
    },
  },
  stuck: {
    payoutStaff: {
      title: 'Falha no repasse: {phone}',
      text: 'O repasse de {amount} não chegou a {seller}. Descubra por quê e tente de novo.',
    },
    cancelStaff: {
      title: 'Pagamento não cancelado: {phone}',
      text: 'O pedido terminou, mas o pagamento não pôde ser cancelado. Descubra por quê e tente de novo.',
    },
    seller: {
      title: 'Seu repasse de {phone} não chegou',
      text: 'Não conseguimos enviar {amount}. Estamos verificando. Seu dinheiro está seguro.',
    },
  },
} satisfies Translation<typeof payments>
