import type booking from '../../../en/pages/orders/booking.ts'
import type { Translation } from '../../../translation.ts'
import checkout from '../../parts/checkout.ts'
import payment from '../../parts/payment.ts'

export default {
  checkout,
  payment,
  form: 'Entrega',
  question: 'Como você quer receber o celular?',
  required: 'Escolha entrega em mãos ou envio',
  pickUp: {
    label: 'Em mãos',
    help: 'Você se encontra com <name></name> e testa o celular.',
    helpPaid: 'Você se encontra com <name></name> e testa o celular antes de liberar o pagamento.',
    only: '<name></name> entrega o celular em mãos.',
    notShipped: 'Não pode ser enviado, porque aqui não há como pagar antes do envio.',
  },
  shipping: {
    label: 'Por envio',
    help: 'Você paga antes do envio e tem {count, plural, one {{shown} dia} many {{shown} de dias} other {{shown} dias}} para conferir.',
    only: '<name></name> envia este celular. Não há entrega em mãos.',
    notPayable:
      'Este celular só é enviado, e aqui não há como pagar antes do envio. Fale com o vendedor ou cancele.',
  },
  privacy:
    '{name} vê seu endereço depois que você pagar. Apagamos o endereço {count, plural, one {{shown} dia} many {{shown} de dias} other {{shown} dias}} depois do fim do pedido.',
  saved: 'Endereços salvos',
  save: 'Salvar este endereço para outros pedidos',
  notSaved: 'Não foi possível salvar o endereço para outros pedidos.',
  cost: {
    none: '<name></name> não envia para este destino: {place}.',
    free: 'Frete grátis: {place}',
    amount: 'Frete ({place}): {amount}',
    total: 'No total você paga {amount}.',
    handling:
      'Enviado em até {count, plural, one {{shown} dia útil} many {{shown} de dias úteis} other {{shown} dias úteis}} depois do pagamento.',
  },
  shipHere: 'Enviar para este endereço',
  go: 'Continuar',
  busy: 'Salvando',
} satisfies Translation<typeof booking>
