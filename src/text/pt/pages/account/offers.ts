import type offers from '../../../en/pages/account/offers.ts'
import type { Translation } from '../../../translation.ts'

export default {
  leadBuyer: 'Suas ofertas a vendedores. Se um deles aceitar, o celular fica reservado para você.',
  leadSeller:
    'As ofertas pelos seus celulares e as suas a outros vendedores. Ao aceitar uma, o celular fica reservado para quem compra.',
  things: 'ofertas',
  emptyBuyer: 'Você ainda não fez nenhuma oferta',
  emptySeller: 'Nenhuma oferta ainda',
  howBuyer:
    'Abra um celular e escolha “Fazer oferta”. O vendedor tem {count, plural, one {{shown} hora} many {{shown} de horas} other {{shown} horas}} para responder.',
  howSeller:
    'Cada comprador pode fazer até {offers} ofertas por celular. Você tem {count, plural, one {{shown} hora} many {{shown} de horas} other {{shown} horas}} para responder a cada uma.',
  browse: 'Ver os celulares',
  products: 'Ver meus anúncios',
  open: 'Ofertas abertas',
  noneOpen: 'Nenhuma oferta aberta.',
  closed: 'Ofertas encerradas',
  with: {
    seller: 'Vendedor: <name></name>',
    buyer: 'Comprador: <name></name>',
  },
  share: '{percent}% de {price}',
  youGet: 'Você recebe {amount}',
  validUntil: 'Vale até',
  state: {
    waiting: 'Esperando resposta',
    yours: 'Sua vez de responder',
    accepted: 'Aceita',
    countered: 'Com contraoferta',
    declined: 'Recusada',
    withdrawn: 'Retirada',
    expired: 'Expirada',
    superseded: 'Encerrada',
  },
  view: 'Ver pedido',
  withdraw: 'Retirar oferta',
  withdrawing: 'Retirando',
  decline: 'Recusar',
  declining: 'Recusando',
  counter: 'Contraoferta',
  again: 'Fazer outra oferta',
  accept: 'Aceitar',
  accepting: 'Aceitando',
  acceptSeller:
    'Com isto, <phone></phone> fica reservado para <buyer></buyer> por {price}, e todas as outras ofertas são encerradas.',
  acceptBuyer:
    'Com isto você reserva <phone></phone> por {price}. Fica reservado para você por {count, plural, one {{shown} hora} many {{shown} de horas} other {{shown} horas}}.',
  done: {
    accept: 'Oferta aceita. O celular está reservado',
    decline: 'Oferta recusada',
    withdraw: 'Oferta retirada',
    counter:
      'Contraoferta enviada. O comprador tem {count, plural, one {{shown} hora} many {{shown} de horas} other {{shown} horas}} para responder',
  },
  form: {
    title: 'Fazer contraoferta',
    lead: '<buyer></buyer> oferece <price></price> por <phone></phone>. Sua contraoferta substitui essa oferta e vale por {count, plural, one {{shown} hora} many {{shown} de horas} other {{shown} horas}}.',
    price: 'Seu preço',
    required: 'Informe um preço',
    send: 'Enviar contraoferta',
    sending: 'Enviando',
  },
} satisfies Translation<typeof offers>
