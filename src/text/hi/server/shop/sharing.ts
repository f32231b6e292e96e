import type sharing from '../../../en/server/shop/sharing.ts'
import type { Translation } from '../../../translation.ts'

export default {
  tagline: 'सच्चे ग्रेड और साफ़ कीमत वाले सेकंड हैंड फ़ोन',
  phone: '{brand} फ़ोन',
  phonesOf: '{brand} फ़ोन',
  phones: 'फ़ोन',
  seller: 'विक्रेता',
  gone: 'अब बिक्री पर नहीं है',
  none: 'अभी कोई बिक्री पर नहीं है',
  from: '{price} से शुरू',
  forSale: '{count, plural, one {{shown} फ़ोन बिक्री पर} other {{shown} फ़ोन बिक्री पर}}',
  many: '{shown} से ज़्यादा फ़ोन बिक्री पर',
  sold: '{count, plural, one {यहां {shown} फ़ोन बिका} other {यहां {shown} फ़ोन बिके}}',
  grade: 'ग्रेड {grade}',
  gigabytes: '{size}\u00a0GB',
  used: '{time} इस्तेमाल हुआ',
  years: '{shown}\u00a0{count, plural, one {साल} other {साल}}',
  months: '{shown}\u00a0{count, plural, one {महीना} other {महीने}}',
  compareModel: 'ग्रेड, कीमत और फ़ीचर की तुलना करें',
  compareBrand: 'ग्रेड, कीमत और जगह की तुलना करें',
} satisfies Translation<typeof sharing>
