import type snapshot from '../../../en/pages/orders/snapshot.ts'
import type { Translation } from '../../../translation.ts'
import proving from '../selling/proving.ts'

export default {
  saved: 'সেভ করা হয়েছে: <time></time>।',
  edited: 'এরপর বিক্রেতা বিজ্ঞাপনটি এডিট করেছেন। <link>এখনকার বিজ্ঞাপন দেখুন</link>।',
  title: 'শিরোনাম',
  model: 'মডেল',
  location: 'জায়গা',
  delivery: 'ডেলিভারি',
  returns: 'রিটার্ন',
  warranty: 'ওয়ারেন্টি',
  price: 'দাম',
  original: 'নতুন কেনার দাম',
  check: 'চেকআপ',
  results: '{results}, <time></time>',
  photo: '{count}টির মধ্যে {place} নম্বর ছবি',
  answers: 'বিক্রেতার উত্তর',
  outcome: proving.checkup.outcome,
  comma: proving.checkup.comma,
} satisfies Translation<typeof snapshot>
