import type offers from '../../../en/pages/account/offers.ts'
import type { Translation } from '../../../translation.ts'

export default {
  leadBuyer: 'Tus ofertas a vendedores. Si aceptan una, el móvil queda reservado para ti.',
  leadSeller:
    'Las ofertas por tus móviles y las tuyas a otros vendedores. Al aceptar una, el móvil queda reservado para quien lo compra.',
  things: 'ofertas',
  emptyBuyer: 'Todavía no has hecho ninguna oferta',
  emptySeller: 'Todavía no hay ofertas',
  howBuyer:
    'Abre un móvil y elige “Hacer una oferta”. El vendedor tiene {count, plural, one {{shown} hora} many {{shown} de horas} other {{shown} horas}} para responder.',
  howSeller:
    'Cada comprador puede hacer hasta {offers} ofertas por móvil. Tienes {count, plural, one {{shown} hora} many {{shown} de horas} other {{shown} horas}} para responder a cada una.',
  browse: 'Ver los móviles',
  products: 'Ver mis anuncios',
  open: 'Ofertas abiertas',
  noneOpen: 'No hay ofertas abiertas.',
  closed: 'Ofertas cerradas',
  with: {
    seller: 'Vendedor: <name></name>',
    buyer: 'Comprador: <name></name>',
  },
  share: '{percent}\u00a0% de {price}',
  youGet: 'Recibes {amount}',
  validUntil: 'Válida hasta el',
  state: {
    waiting: 'Esperando respuesta',
    yours: 'Te toca responder',
    accepted: 'Aceptada',
    countered: 'Con contraoferta',
    declined: 'Rechazada',
    withdrawn: 'Retirada',
    expired: 'Caducada',
    superseded: 'Cerrada',
  },
  view: 'Ver pedido',
  withdraw: 'Retirar oferta',
  withdrawing: 'Retirando',
  decline: 'Rechazar',
  declining: 'Rechazando',
  counter: 'Contraoferta',
  again: 'Hacer otra oferta',
  accept: 'Aceptar',
  accepting: 'Aceptando',
  acceptSeller:
    'Con esto, <phone></phone> queda reservado para <buyer></buyer> por {price}, y se cierran todas las demás ofertas.',
  acceptBuyer:
    'Con esto reservas <phone></phone> por {price}. Queda reservado para ti {count, plural, one {{shown} hora} many {{shown} de horas} other {{shown} horas}}.',
  done: {
    accept: 'Oferta aceptada. El móvil está reservado',
    decline: 'Oferta rechazada',
    withdraw: 'Oferta retirada',
    counter:
      'Contraoferta enviada. El comprador tiene {count, plural, one {{shown} hora} many {{shown} de horas} other {{shown} horas}} para responder',
  },
  form: {
    title: 'Hacer una contraoferta',
    lead: '<buyer></buyer> ofrece <price></price> por <phone></phone>. Tu contraoferta sustituye esa oferta y es válida durante {count, plural, one {{shown} hora} many {{shown} de horas} other {{shown} horas}}.',
    price: 'Tu precio',
    required: 'Escribe un precio',
    send: 'Enviar contraoferta',
    sending: 'Enviando',
  },
} satisfies Translation<typeof offers>
