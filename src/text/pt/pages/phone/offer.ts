import type offer from '../../../en/pages/phone/offer.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'Fazer oferta',
  lead: '<name></name> está à venda por <price></price>. Sua oferta vale por {count, plural, one {{shown} hora} many {{shown} de horas} other {{shown} horas}}. Se <seller></seller> aceitar, o celular fica reservado para você por esse preço.',
  label: 'Sua oferta',
  required: 'Informe um preço',
  invalid: 'Informe um preço válido',
  listedFor: 'À venda por {price}',
  share: '{amount}: {percent}% de {price}',
  yours: { buyer: 'Sua oferta', seller: 'Sua contraoferta' },
  theirs: { buyer: 'Oferta de {name}', seller: 'Contraoferta de {name}' },
  current: '{label}: {amount}. Uma nova oferta substitui esta.',
  usedUp:
    'Você já fez todas as suas ofertas por este celular. Ainda pode reservá-lo pelo preço do anúncio.',
  last: 'Esta é sua última oferta por este celular.',
  remaining:
    '{count, plural, one {Você pode fazer {shown} oferta por este celular.} many {Você pode fazer {shown} ofertas por este celular.} other {Você pode fazer {shown} ofertas por este celular.}}',
  none: 'Não restam ofertas por este celular',
  send: 'Enviar oferta',
  sending: 'Enviando',
  sent: 'Oferta enviada. {name} tem {count, plural, one {{shown} hora} many {{shown} de horas} other {{shown} horas}} para responder',
} satisfies Translation<typeof offer>
