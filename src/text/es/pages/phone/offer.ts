import type offer from '../../../en/pages/phone/offer.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'Hacer una oferta',
  lead: '<name></name> se vende por <price></price>. Tu oferta es válida durante {count, plural, one {{shown} hora} many {{shown} de horas} other {{shown} horas}}. Si <seller></seller> la acepta, el móvil queda reservado para ti a ese precio.',
  label: 'Tu oferta',
  required: 'Escribe un precio',
  invalid: 'Escribe un precio válido',
  listedFor: 'Se vende por {price}',
  share: '{amount} es el {percent} % de {price}',
  yours: { buyer: 'Tu oferta', seller: 'Tu contraoferta' },
  theirs: { buyer: 'Oferta de {name}', seller: 'Contraoferta de {name}' },
  current: '{label}: {amount}. Una oferta nueva la sustituye.',
  usedUp:
    'Ya has hecho todas tus ofertas por este móvil. Aún puedes reservarlo al precio del anuncio.',
  last: 'Esta es tu última oferta por este móvil.',
  remaining:
    '{count, plural, one {Puedes hacer {shown} oferta por este móvil.} many {Puedes hacer {shown} ofertas por este móvil.} other {Puedes hacer {shown} ofertas por este móvil.}}',
  none: 'No te quedan ofertas por este móvil',
  send: 'Enviar oferta',
  sending: 'Enviando',
  sent: 'Oferta enviada. {name} tiene {count, plural, one {{shown} hora} many {{shown} de horas} other {{shown} horas}} para responder',
} satisfies Translation<typeof offer>
