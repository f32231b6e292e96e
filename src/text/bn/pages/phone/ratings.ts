import type ratings from '../../../en/pages/phone/ratings.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: '{name}\u2011এর রিভিউ',
  none: 'দেখানোর মতো রিভিউ নেই।',
  fromSales: '{count, plural, one {{shown}টি বিক্রি থেকে} other {{shown}টি বিক্রি থেকে}}',
  by: { buyer: '<name></name>, ক্রেতা', seller: '<name></name>, বিক্রেতা' },
  replyBy: 'উত্তর দিয়েছেন <name></name>',
  hiddenReason: 'কারণ: “{reason}”',
  report: 'রিপোর্ট',
  reportReview: '{name}-এর রিভিউ',
  reportReply: '{name}-কে দেওয়া উত্তর',
  more: 'আরও দেখুন',
  loading: 'লোড হচ্ছে',
  hide: 'রিভিউ লুকান<hidden>: {name}</hidden>',
  hidden: 'রিভিউ লুকানো হয়েছে',
  showReview: 'আবার দেখান<hidden>: {name}-এর রিভিউ</hidden>',
  showReply: 'আবার দেখান<hidden>: {name}-এর উত্তর</hidden>',
  reviewShown: 'রিভিউ আবার দেখা যাচ্ছে',
  replyShown: 'উত্তর আবার দেখা যাচ্ছে',
  ofOrder: {
    title: 'রিভিউ',
    loading: 'রিভিউ লোড হচ্ছে',
    none: 'এখনো দেখার মতো রিভিউ নেই। লুকানো রিভিউ কেউ পড়তে পারেন না।',
    from: '{other}-কে নিয়ে {name}-এর রিভিউ',
    hidden: 'লুকানো: শুধু {name} এখনো দেখতে পান।',
  },
} satisfies Translation<typeof ratings>
