import type sharing from '../../../en/server/shop/sharing.ts'
import type { Translation } from '../../../translation.ts'

export default {
  tagline: 'সেকেন্ড হ্যান্ড ফোন, কন্ডিশন খোলাখুলি, দাম পরিষ্কার',
  phone: '{brand} ফোন',
  phonesOf: '{brand} ফোন',
  phones: 'ফোন',
  seller: 'বিক্রেতা',
  gone: 'আর বিক্রিতে নেই',
  none: 'এখন একটিও বিক্রিতে নেই',
  from: '{price} থেকে',
  forSale: '{count, plural, one {{shown}টি ফোন বিক্রিতে আছে} other {{shown}টি ফোন বিক্রিতে আছে}}',
  many: '{shown}টির বেশি ফোন বিক্রিতে আছে',
  sold: '{count, plural, one {এখানে {shown}টি ফোন বিক্রি হয়েছে} other {এখানে {shown}টি ফোন বিক্রি হয়েছে}}',
  grade: 'গ্রেড {grade}',
  gigabytes: '{size}\u00a0জিবি',
  used: '{time} ব্যবহৃত',
  years: '{shown}\u00a0{count, plural, one {বছর} other {বছর}}',
  months: '{shown}\u00a0{count, plural, one {মাস} other {মাস}}',
  compareModel: 'গ্রেড, দাম ও ফিচার মিলিয়ে দেখুন',
  compareBrand: 'গ্রেড, দাম ও জায়গা মিলিয়ে দেখুন',
} satisfies Translation<typeof sharing>
