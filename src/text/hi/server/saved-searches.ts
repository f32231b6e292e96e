import type savedSearches from '../../en/server/saved-searches.ts'
import type { Translation } from '../../translation.ts'
import search from '../pages/search.ts'

export default {
  comma: ', ',
  or: 'या',
  more: '{names} और {shown} अन्य',
  not: '{text} नहीं',
  gigabytes: '{size} GB',
  terabytes: '{size} TB',
  grade: 'ग्रेड {grades}',
  notGraded: 'ग्रेड नहीं',
  between: '{min} से {max}',
  from: '{min} या ज़्यादा',
  upTo: '{max} तक',
  used: 'इस्तेमाल ज़्यादा से ज़्यादा {count, plural, one {{shown} महीना} other {{shown} महीने}}',
  least: '{field} कम से कम {value}',
  within: '{place} से {km} किमी के अंदर',
  here: 'यहां',
  pickUp: 'सेल्फ़ पिकअप',
  shipsTo: {
    country: 'शिपिंग: {country}',
    eu: 'EU में शिपिंग',
    world: 'दुनिया भर में शिपिंग',
  },
  freeShipping: 'मुफ़्त शिपिंग',
  seller: 'विक्रेता: {name}',
  someSeller: 'कोई एक',
  level: { proven: 'परखे हुए विक्रेता', trusted: 'भरोसेमंद विक्रेता' },
  advertised: 'फ़ीचर्ड',
  photo: 'फ़ोटो के साथ',
  color: search.color,
  field: search.field,
  value: search.value,
} satisfies Translation<typeof savedSearches>
