import type savedSearches from '../../en/server/saved-searches.ts'
import type { Translation } from '../../translation.ts'
import search from '../pages/search.ts'

export default {
  comma: '، ',
  or: 'أو',
  more: '{names} و{shown} غيرها',
  not: 'بدون {text}',
  gigabytes: '{size} جيجابايت',
  terabytes: '{size} تيرابايت',
  grade: 'الدرجة {grades}',
  notGraded: 'بلا درجة',
  between: 'من {min} إلى {max}',
  from: 'ابتداءً من {min}',
  upTo: 'حتى {max}',
  used: 'مدة الاستعمال حتى {count, plural, zero {{shown} شهر} one {شهر واحد} two {شهرين} few {{shown} أشهر} many {{shown} شهرًا} other {{shown} شهر}}',
  least: '{field} {value} على الأقل',
  within: 'ضمن {km} كم من {place}',
  here: 'هنا',
  pickUp: 'استلام باليد',
  shipsTo: {
    country: 'شحن إلى {country}',
    eu: 'شحن إلى الاتحاد الأوروبي',
    world: 'شحن إلى جميع أنحاء العالم',
  },
  freeShipping: 'شحن مجاني',
  seller: 'البائع: {name}',
  someSeller: 'بائع محدد',
  level: { proven: 'بائعون مجرَّبون', trusted: 'بائعون موثوقون' },
  advertised: 'إعلان مميز',
  photo: 'مع صورة',
  color: search.color,
  field: search.field,
  value: search.value,
} satisfies Translation<typeof savedSearches>
