import type savedSearches from '../../../en/pages/account/savedSearches.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'নতুন মিল, কাছাকাছি মিল, দাম কমা ও ফলো করা বিক্রেতার খবর আমরা জানাব।',
  caption: 'সেভ করা সার্চ',
  saved: '<time></time> সেভ করা',
  new: 'নতুন',
  now: 'এখন {phones}',
  count: '{count, plural, one {{shown}টি নতুন} other {{shown}টি নতুন}}',
  remove: {
    label: '{name} মুছুন',
    what: '“{name}” সার্চে নতুন ফোন এলে আর জানানো হবে না।',
    action: 'সার্চ মুছুন',
    done: 'সার্চ মুছে ফেলা হয়েছে',
  },
  empty: {
    title: 'এখনো সেভ করা সার্চ নেই',
    text: 'ফোন খুঁজে বা ফিল্টার করে “সার্চটি সেভ করুন” চাপুন।',
    find: 'ফোন খুঁজুন',
  },
  news: 'আপনার জন্য খবর',
  earlier: 'আগেরগুলো দেখুন',
  kind: {
    near_miss: 'কাছাকাছি মিল',
    followed: 'ফলো করা বিক্রেতা',
    price_drop: 'দাম কমেছে',
  },
  gone: 'আর বিক্রিতে নেই',
  mails: {
    label:
      'ইমেইলেও জানান, সর্বোচ্চ প্রতি {count, plural, one {{shown} মিনিটে} other {{shown} মিনিটে}} একবার',
    on: 'ইমেইলে জানানো চালু',
    off: 'ইমেইলে জানানো বন্ধ',
  },
  unsubscribe: {
    pageTitle: 'ইমেইল বন্ধ করুন',
    title: 'যেসব ফোন খুঁজছেন, সেগুলোর ইমেইল বন্ধ করবেন?',
    done: 'ইমেইল বন্ধ করা হয়েছে',
    lead: 'আপনার সার্চ থেকে যাবে, লগ ইন করলে নতুন ফোন দেখতে পাবেন।',
    searches: 'আপনার সেভ করা সার্চ',
    submit: 'ইমেইল বন্ধ করুন',
    busy: 'একটু অপেক্ষা করুন',
    again: 'আবার চালু করুন',
    againBusy: 'একটু অপেক্ষা করুন',
  },
  followed: {
    lead: 'এই বিক্রেতাদের নতুন ফোন “সেভ করা সার্চ” পেজের “আপনার জন্য খবর” অংশে দেখা যায়।',
    caption: 'ফলো করা বিক্রেতা',
    empty: 'আপনি এখনো কাউকে ফলো করেন না',
    how: 'কোনো ফোন থেকে বিক্রেতার পেজে গিয়ে “ফলো করুন” চাপুন।',
    phones: '{count, plural, one {বিক্রিতে {shown}টি ফোন} other {বিক্রিতে {shown}টি ফোন}}',
    since: '<time></time> থেকে ফলো করছেন',
    unfollow: 'আনফলো করুন',
    unfollowName: '{name}-কে আনফলো করুন',
    unfollowing: 'একটু অপেক্ষা করুন',
    done: '{name}-কে আর ফলো করছেন না',
    mails:
      'তাঁদের নতুন ফোন ইমেইলে জানান, সর্বোচ্চ প্রতি {count, plural, one {{shown} মিনিটে} other {{shown} মিনিটে}} একবার',
    on: 'তাঁদের নতুন ফোনের খবর ইমেইলে পাবেন',
    off: 'তাঁদের নিয়ে আর ইমেইল যাবে না',
  },
} satisfies Translation<typeof savedSearches>
