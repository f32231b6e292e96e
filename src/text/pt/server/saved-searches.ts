import type savedSearches from '../../en/server/saved-searches.ts'
import type { Translation } from '../../translation.ts'
import search from '../pages/search.ts'

export default {
  comma: ', ',
  or: 'ou',
  more: '{names} e mais {shown}',
  not: 'sem {text}',
  gigabytes: '{size} GB',
  terabytes: '{size} TB',
  grade: 'grau {grades}',
  notGraded: 'sem grau',
  between: 'de {min} a {max}',
  from: 'a partir de {min}',
  upTo: 'até {max}',
  used: 'até {count, plural, one {{shown} mês} many {{shown} de meses} other {{shown} meses}} de uso',
  least: '{field}: no mínimo {value}',
  within: '{place}, até {km} km',
  here: 'aqui',
  pickUp: 'em mãos',
  shipsTo: {
    country: 'envio: {country}',
    eu: 'envio para a UE',
    world: 'envio para o mundo todo',
  },
  freeShipping: 'frete grátis',
  seller: 'de {name}',
  someSeller: 'um vendedor',
  level: { proven: 'vendedores experientes', trusted: 'vendedores de confiança' },
  advertised: 'em destaque',
  photo: 'com foto',
  color: search.color,
  field: search.field,
  value: search.value,
} satisfies Translation<typeof savedSearches>
