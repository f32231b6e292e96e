import type mails from '../../../en/pages/console/mails.ts'
import type { Translation } from '../../../translation.ts'

export default {
  undelivered: {
    lead: 'যেসব ইমেইল {count, plural, one {{attempts} বার} other {{attempts} বার}} চেষ্টার পরও পাঠানো যায়নি। আগে মেইল সার্ভারের সেটিংস দেখুন, তারপর আবার চেষ্টা করুন।',
    caption: 'না পৌঁছানো ইমেইল',
    none: 'না পৌঁছানো কোনো ইমেইল নেই',
    noneText:
      'মেইল সার্ভার সব ইমেইল নিয়েছে। কোনোটি বারবার ফিরিয়ে দিলে সেটি এখানে আসে, আর আপনি আবার পাঠাতে পারেন।',
    health: 'ইমেইলের সারি দেখুন',
    retry: 'আবার চেষ্টা করুন',
    trying: 'চেষ্টা চলছে',
    done: '{to}-এর ইমেইল আবার পাঠানো হবে',
    column: { email: 'ইমেইল', to: 'প্রাপক', attempts: 'চেষ্টা', created: 'তৈরি' },
  },
  outbox: {
    title: 'আউটবক্স',
    lead: 'এই ডেমো ইমেইল পাঠায় না। যা পাঠাত, তা এখানে আছে, নতুনটি আগে।',
    none: 'এখনো কোনো ইমেইল নেই',
    noneText: 'পাসওয়ার্ড রিসেট চাইলে লিংকসহ ইমেইলটি এখানে দেখা যাবে।',
    to: 'প্রাপক: {email}',
    list: 'ইমেইল',
    all: 'সব ইমেইল',
    format: 'যেভাবে দেখাবে',
    html: 'ইমেইল',
    text: 'শুধু লেখা',
    more: '{count, plural, one {এরকম আরও {shown}টি} other {এরকম আরও {shown}টি}}',
    topics: {
      orders: 'অর্ডার',
      payments: 'পেমেন্ট',
      disputes: 'অভিযোগ',
      offers: 'অফার',
      ratings: 'রিভিউ',
      listings: 'বিজ্ঞাপন',
      reports: 'রিপোর্ট',
      account: 'অ্যাকাউন্ট',
      messages: 'মেসেজ',
      searches: 'অ্যালার্ট',
      staff: 'স্টাফ',
    },
  },
} satisfies Translation<typeof mails>
