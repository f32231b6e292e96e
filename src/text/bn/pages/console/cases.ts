import type cases from '../../../en/pages/console/cases.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'যেসব অভিযোগ শুধু অ্যাডমিন মেটাতে পারেন, সেগুলো আগে। আপনার কারণ দুই পক্ষই পড়তে পারেন।',
  caption: 'অভিযোগ',
  empty: 'চলমান অভিযোগ নেই',
  emptyText:
    'জানানো সমস্যা এখানে দেখা যায়, দুই পক্ষের বক্তব্যসহ। আপনার নিজের অর্ডারের অভিযোগ অন্য অ্যাডমিনের কাছে যায়।',
  list: 'চলমান অভিযোগ',
  sale: '{reason} · {price} · {buyer} কিনেছেন {seller}-এর কাছ থেকে',
  refundsOn: 'নিজে থেকে রিফান্ড হবে <time></time>',
  why: {
    stuck: 'ভুল ফোন ফিরেছে বা ফেরেনি',
    late: 'বিক্রেতা সময়মতো উত্তর দেননি',
    answered: 'দুই পক্ষই উত্তর দিয়েছেন',
    noRefund: 'নিজে থেকে রিফান্ড হবে না',
  },
  claim: 'ওয়ারেন্টি ক্লেইম',
  questions: 'অ্যাডমিনদের প্রশ্ন',
  snapshot: '{buyer} বুক করার সময়ের বিজ্ঞাপন',
  proposals: 'প্রস্তাব',
  viewOrder: 'অর্ডার দেখুন',
  statements: '{name}-এর বক্তব্য',
  noStatements: '{name} এখনো কিছু লেখেননি।',
  check: 'ক্রেতার যাচাই',
  noCheck: 'ক্রেতা এখনো ফোন যাচাই করেননি।',
  messages: 'ক্রেতা ও বিক্রেতার মেসেজ',
  messagesText: 'আপনি যে পড়লেন, তা অডিট লগে থাকে।',
  read: 'মেসেজ পড়ুন',
  noMessages: 'তাঁরা একে অন্যকে মেসেজ দেননি।',
  loading: 'লোড হচ্ছে',
  decision: {
    outcome: 'সিদ্ধান্ত',
    outcomeRequired: 'একটি সিদ্ধান্ত বেছে নিন',
    reason: 'কারণ',
    reasonHelp: 'দুই পক্ষই এটি পড়তে পারেন। কী দেখে সিদ্ধান্ত দিয়েছেন, লিখুন।',
    reasonTooShort: 'কমপক্ষে {min} অক্ষরে কারণ লিখুন',
    confirm: '{outcome} দুই পক্ষকে জানানো হবে, তাঁরা আপনার কারণ দেখবেন।',
    submit: 'সিদ্ধান্ত দিন',
    busy: 'একটু অপেক্ষা করুন',
    done: 'সিদ্ধান্ত সেভ হয়েছে। দুই পক্ষকে জানানো হয়েছে',
  },
} satisfies Translation<typeof cases>
