import type invitations from '../../../en/pages/console/invitations.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'অ্যাকাউন্ট খুলতে আমন্ত্রণ লাগলে এসব লিংক দিয়ে খোলা যায়।',
  caption: 'আমন্ত্রণ',
  none: 'এখনো কোনো আমন্ত্রণ নেই',
  registration: {
    label: 'নতুন অ্যাকাউন্ট',
    open: 'এখন যে কেউ আমন্ত্রণ ছাড়াই অ্যাকাউন্ট খুলতে পারেন।',
    closed: 'এখন কেউ অ্যাকাউন্ট খুলতে পারেন না, আমন্ত্রণ থাকলেও না।',
    change: 'কে অ্যাকাউন্ট খুলতে পারেন, তা বদলান',
  },
  form: {
    label: 'নতুন আমন্ত্রণ',
    note: 'কার জন্য',
    noteHelp: 'শুধু অ্যাডমিনরা দেখেন।',
    noteMissing: 'লিংকটি কার জন্য, তা লিখুন',
    uses: 'কয়টি অ্যাকাউন্ট',
    days: 'মেয়াদ (দিন)',
    whole: '১ থেকে {max}-এর মধ্যে পূর্ণ সংখ্যা লিখুন',
    create: 'লিংক তৈরি করুন',
    creating: 'লিংক তৈরি হচ্ছে',
  },
  once: 'লিংকটি এখনই কপি করুন: এটি একবারই দেখানো হয়।',
  link: 'আমন্ত্রণের লিংক',
  revoke: {
    short: 'বাতিল করুন',
    name: '{note}-এর আমন্ত্রণ বাতিল করুন',
    busy: 'বাতিল হচ্ছে',
    done: 'লিংকটি আর কাজ করে না',
  },
  state: { open: 'চালু', used_up: 'ব্যবহার শেষ', expired: 'মেয়াদ শেষ', revoked: 'বাতিল' },
  column: {
    note: 'কার জন্য',
    state: 'অবস্থা',
    uses: 'অ্যাকাউন্ট',
    expires: 'মেয়াদ শেষ',
    by: 'তৈরি করেছেন',
  },
  uses: '{max}টির মধ্যে {uses}টি',
  deletedAccount: 'ডিলিট করা অ্যাকাউন্ট',
} satisfies Translation<typeof invitations>
