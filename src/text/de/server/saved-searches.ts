import type savedSearches from '../../en/server/saved-searches.ts'
import type { Translation } from '../../translation.ts'
import search from '../pages/search.ts'

export default {
  comma: ', ',
  or: 'oder',
  more: '{names} und {shown} weitere',
  not: 'ohne {text}',
  gigabytes: '{size} GB',
  terabytes: '{size} TB',
  grade: 'Note {grades}',
  notGraded: 'ohne Note',
  between: '{min} bis {max}',
  from: 'ab {min}',
  upTo: 'bis {max}',
  used: 'höchstens {count, plural, one {{shown} Monat} other {{shown} Monate}} genutzt',
  least: '{field} mindestens {value}',
  within: 'Umkreis {km} km um {place}',
  here: 'hier',
  pickUp: 'Abholung',
  shipsTo: {
    country: 'Versand nach: {country}',
    eu: 'Versand in die EU',
    world: 'Versand weltweit',
  },
  freeShipping: 'kostenloser Versand',
  seller: 'von {name}',
  someSeller: 'einem Verkäufer',
  level: { proven: 'bewährte Verkäufer', trusted: 'sehr zuverlässige Verkäufer' },
  advertised: 'hervorgehoben',
  photo: 'mit Foto',
  color: search.color,
  field: search.field,
  value: search.value,
} satisfies Translation<typeof savedSearches>
