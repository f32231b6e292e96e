import type snapshot from '../../../en/pages/orders/snapshot.ts'
import type { Translation } from '../../../translation.ts'
import proving from '../selling/proving.ts'

export default {
  saved: 'Guardado: <time></time>.',
  edited: 'El vendedor ha cambiado el anuncio desde entonces. <link>Ver el anuncio actual</link>.',
  title: 'Título',
  model: 'Modelo',
  location: 'Lugar',
  delivery: 'Entrega',
  returns: 'Devolución',
  warranty: 'Garantía',
  price: 'Precio',
  original: 'Precio original',
  check: 'Test del móvil',
  results: '{results}, <time></time>',
  photo: 'Foto {place} de {count}',
  answers: 'Respuestas del vendedor',
  outcome: proving.checkup.outcome,
  comma: proving.checkup.comma,
} satisfies Translation<typeof snapshot>
