import type snapshot from '../../../en/pages/orders/snapshot.ts'
import type { Translation } from '../../../translation.ts'
import proving from '../selling/proving.ts'

export default {
  saved: 'Salvo: <time></time>.',
  edited: 'O vendedor mudou o anúncio desde então. <link>Ver o anúncio atual</link>.',
  title: 'Título',
  model: 'Modelo',
  location: 'Local',
  delivery: 'Entrega',
  returns: 'Devolução',
  warranty: 'Garantia',
  price: 'Preço',
  original: 'Preço original',
  check: 'Teste do celular',
  results: '{results}, <time></time>',
  photo: 'Foto {place} de {count}',
  answers: 'Respostas do vendedor',
  outcome: proving.checkup.outcome,
  comma: proving.checkup.comma,
} satisfies Translation<typeof snapshot>
