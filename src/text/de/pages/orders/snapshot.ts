import type snapshot from '../../../en/pages/orders/snapshot.ts'
import type { Translation } from '../../../translation.ts'
import proving from '../selling/proving.ts'

export default {
  saved: 'Gespeichert: <time></time>.',
  edited: 'Seitdem hat der Verkäufer die Anzeige geändert. <link>Aktuelle Anzeige ansehen</link>.',
  title: 'Titel',
  model: 'Modell',
  location: 'Ort',
  delivery: 'Übergabe',
  returns: 'Rückgabe',
  warranty: 'Garantie',
  price: 'Preis',
  original: 'Neupreis',
  check: 'Funktionstest',
  results: '{results}, <time></time>',
  photo: 'Foto {place} von {count}',
  answers: 'Antworten des Verkäufers',
  outcome: proving.checkup.outcome,
  comma: proving.checkup.comma,
} satisfies Translation<typeof snapshot>
