import type snapshot from '../../../en/pages/orders/snapshot.ts'
import type { Translation } from '../../../translation.ts'
import proving from '../selling/proving.ts'

export default {
  saved: 'सेव किया गया: <time></time>।',
  edited: 'उसके बाद विज्ञापन बदला गया है। <link>मौजूदा विज्ञापन देखें</link>।',
  title: 'टाइटल',
  model: 'मॉडल',
  location: 'जगह',
  delivery: 'डिलीवरी',
  returns: 'वापसी',
  warranty: 'वारंटी',
  price: 'कीमत',
  original: 'नए की कीमत',
  check: 'चेकअप',
  results: '{results}, <time></time>',
  photo: '{count} में से फ़ोटो {place}',
  answers: 'विक्रेता के जवाब',
  outcome: proving.checkup.outcome,
  comma: proving.checkup.comma,
} satisfies Translation<typeof snapshot>
