import type savedSearches from '../../en/server/saved-searches.ts'
import type { Translation } from '../../translation.ts'
import search from '../pages/search.ts'

export default {
  comma: ', ',
  or: 'o',
  more: '{names} y {shown} más',
  not: 'sin {text}',
  gigabytes: '{size} GB',
  terabytes: '{size} TB',
  grade: 'grado {grades}',
  notGraded: 'sin grado',
  between: 'de {min} a {max}',
  from: 'desde {min}',
  upTo: 'hasta {max}',
  used: 'hasta {count, plural, one {{shown} mes} many {{shown} de meses} other {{shown} meses}} de uso',
  least: '{field}: mínimo {value}',
  within: 'a menos de {km} km de {place}',
  here: 'aquí',
  pickUp: 'en mano',
  shipsTo: {
    country: 'envío a {country}',
    eu: 'envío a la UE',
    world: 'envío a todo el mundo',
  },
  freeShipping: 'envío gratis',
  seller: 'de {name}',
  someSeller: 'un vendedor',
  level: { proven: 'vendedores con experiencia', trusted: 'vendedores de confianza' },
  advertised: 'destacado',
  photo: 'con foto',
  color: search.color,
  field: search.field,
  value: search.value,
} satisfies Translation<typeof savedSearches>
