import type sheet from '../../../en/pages/phone/sheet.ts'
import type { Translation } from '../../../translation.ts'

export default {
  pageTitle: '{name}: প্রিন্টের পাতা',
  back: 'ফোনে ফিরুন',
  print: 'প্রিন্ট করুন',
  code: 'QR কোড, যা {name}-এর পেজ খোলে',
  scan: 'ছবি, যাচাই ও আজকের দাম দেখতে স্ক্যান করুন',
  book: '{shop}-এ বুক করুন। সিদ্ধান্ত নেওয়ার আগে টাকা লাগে না।',
} satisfies Translation<typeof sheet>
