import type savedSearches from '../../en/server/saved-searches.ts'
import type { Translation } from '../../translation.ts'
import search from '../pages/search.ts'

export default {
  comma: ', ',
  or: 'ou',
  more: '{names} et {shown} autres',
  not: 'sans {text}',
  gigabytes: '{size} Go',
  terabytes: '{size} To',
  grade: 'grade {grades}',
  notGraded: 'sans grade',
  between: '{min} à {max}',
  from: 'dès {min}',
  upTo: 'jusqu’à {max}',
  used: '{count, plural, one {{shown} mois} many {{shown} de mois} other {{shown} mois}} d’utilisation au maximum',
  least: '{field} : au moins {value}',
  within: 'rayon de {km} km : {place}',
  here: 'ici',
  pickUp: 'main propre',
  shipsTo: {
    country: 'pays de livraison : {country}',
    eu: 'livraison dans l’UE',
    world: 'livraison dans le monde entier',
  },
  freeShipping: 'livraison gratuite',
  seller: 'vendu par {name}',
  someSeller: 'un vendeur',
  level: { proven: 'vendeurs confirmés', trusted: 'vendeurs de confiance' },
  advertised: 'mis en avant',
  photo: 'avec photo',
  color: search.color,
  field: search.field,
  value: search.value,
} satisfies Translation<typeof savedSearches>
