import type order from '../../../en/pages/orders/order.ts'
import type { Translation } from '../../../translation.ts'
import handOver from '../../parts/handOver.ts'

export default {
  handOver,
  state: {
    awaiting_payment: 'Aguardando pagamento',
    payment_sent: 'Pagamento enviado',
    payment_disputed: 'Pagamento em disputa',
    paid: 'Pago',
    shipped: 'A caminho',
    delivered: 'Entregue',
    disputed: 'Em disputa',
    completed: 'Concluído',
    return_requested: 'Devolução pedida',
    return_approved: 'A devolver',
    return_sent: 'Em devolução',
    cancelled: 'Cancelado',
    expired: 'Expirado',
    refunded: 'Reembolsado',
  },
  until: 'até <time></time>',
  paidBy: {
    meet_up: 'No encontro',
    online: 'Online',
    transfer: 'Por transferência',
    open: 'Não escolhido',
  },
  returns: {
    none: 'Não aceita',
    buyer:
      '{days, plural, one {{shown} dia} many {{shown} de dias} other {{shown} dias}}; o comprador paga o envio de volta',
    seller:
      '{days, plural, one {{shown} dia} many {{shown} de dias} other {{shown} dias}}; o vendedor paga o envio de volta',
  },
  warranty: {
    none: 'Nenhuma',
    months: '{count, plural, one {{shown} mês} many {{shown} de meses} other {{shown} meses}}',
    with: '{time}: <words></words>',
  },
  disputeReason: {
    payment_not_received: 'O pagamento não chegou',
    payment_not_confirmed: 'O pagamento não foi confirmado',
    return_not_accepted: 'A devolução não foi aceita',
    return_not_as_sold: 'Não voltou como foi vendido',
    warranty_not_honored: 'A garantia não foi cumprida',
    not_as_described: 'Diferente do anunciado',
    does_not_work: 'Não funciona',
    wrong_phone: 'Celular errado',
    not_arrived: 'Não chegou',
    locked_or_listed: 'Bloqueado',
    other: 'Outra coisa',
  },
  listing: {
    yours: 'O anúncio quando você reservou',
    theirs: 'O anúncio quando {buyer} reservou',
    loading: 'Carregando o anúncio',
    none: 'Não temos cópia deste anúncio do momento da reserva.',
  },
  shipment: {
    shipped: '<carrier></carrier>, enviado em <time></time>',
    track: 'Rastrear pacote',
    newTab: '(abre em outra aba)',
  },
  parcel: {
    carrier: 'Transportadora',
    tracking: 'Código de rastreio',
    trackingHelp: 'Está no comprovante do envio.',
    copyTracking: 'código de rastreio',
    copyAddress: 'endereço',
    carrierRequired: 'Informe a transportadora',
    trackingRequired: 'Informe o código de rastreio',
    trackingInvalid: 'Informe um código de rastreio de {min} a {max} letras e números',
  },
  timeLeft: {
    left: 'termina em {time}',
    days: '{count, plural, one {{shown} dia} many {{shown} de dias} other {{shown} dias}}',
    hours: '{count, plural, one {{shown} h} many {{shown} h} other {{shown} h}}',
    minutes: '{count, plural, one {{shown} min} many {{shown} min} other {{shown} min}}',
    both: '{large} {small}',
  },
} satisfies Translation<typeof order>
