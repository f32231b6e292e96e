import type sharing from '../../../en/server/shop/sharing.ts'
import type { Translation } from '../../../translation.ts'

export default {
  tagline: 'Gebrauchte Handys mit ehrlichen Noten und klaren Preisen',
  phone: 'Handy von {brand}',
  phonesOf: 'Handys von {brand}',
  phones: 'Handys',
  seller: 'Verkäufer',
  gone: 'Nicht mehr verfügbar',
  none: 'Derzeit keines verfügbar',
  from: 'ab\u00a0{price}',
  forSale: '{count, plural, one {{shown} Handy verfügbar} other {{shown} Handys verfügbar}}',
  many: 'über {shown} Handys verfügbar',
  sold: '{count, plural, one {{shown} Handy hier verkauft} other {{shown} Handys hier verkauft}}',
  grade: 'Note {grade}',
  gigabytes: '{size}\u00a0GB',
  used: '{time} genutzt',
  years: '{shown}\u00a0{count, plural, one {Jahr} other {Jahre}}',
  months: '{shown}\u00a0{count, plural, one {Monat} other {Monate}}',
  compareModel: 'Noten, Preise und Daten vergleichen',
  compareBrand: 'Note, Preis und Ort vergleichen',
} satisfies Translation<typeof sharing>
