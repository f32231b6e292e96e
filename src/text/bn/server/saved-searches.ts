import type savedSearches from '../../en/server/saved-searches.ts'
import type { Translation } from '../../translation.ts'
import search from '../pages/search.ts'

export default {
  comma: ', ',
  or: 'বা',
  more: '{names} ও আরও {shown}টি',
  not: '{text} বাদে',
  gigabytes: '{size} জিবি',
  terabytes: '{size} টিবি',
  grade: 'গ্রেড {grades}',
  notGraded: 'গ্রেড নেই',
  between: '{min} থেকে {max}',
  from: '{min} থেকে',
  upTo: '{max} পর্যন্ত',
  used: 'সর্বোচ্চ {count, plural, one {{shown} মাস} other {{shown} মাস}} ব্যবহৃত',
  least: '{field} কমপক্ষে {value}',
  within: '{place} থেকে {km} কিমির মধ্যে',
  here: 'এখান',
  pickUp: 'হাতে হাতে',
  shipsTo: {
    country: 'কুরিয়ার যায়: {country}',
    eu: 'কুরিয়ার যায়: ইইউ',
    world: 'কুরিয়ার যায়: সারা বিশ্ব',
  },
  freeShipping: 'ফ্রি ডেলিভারি',
  seller: 'বিক্রেতা: {name}',
  someSeller: 'একজন',
  level: { proven: 'পরীক্ষিত বিক্রেতা', trusted: 'বিশ্বস্ত বিক্রেতা' },
  advertised: 'প্রোমোট করা',
  photo: 'ছবিসহ',
  color: search.color,
  field: search.field,
  value: search.value,
} satisfies Translation<typeof savedSearches>
