import type productImport from '../../../en/pages/selling/productImport.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'ফাইল থেকে আনুন',
  about:
    'একটি CSV ফাইল, যার প্রথম লাইনে কলামের নাম থাকে। <column>brand</column>, <column>name</column> ও <column>price</column> লাগবেই; <names></names> না দিলেও চলে। কমা, সেমিকোলন বা ট্যাব দিয়ে আলাদা করুন।',
  example:
    '<link>একটি উদাহরণ ডাউনলোড করুন</link>, বা নিজের এক্সপোর্ট থেকে শুরু করুন। ফাইলে ছবি বা গ্রেড দেওয়া যায় না: পরে “এডিট করুন” থেকে ছবি যোগ করুন ও কন্ডিশনের প্রশ্নের উত্তর দিন।',
  file: 'ফাইল',
  limits: 'সর্বোচ্চ {megabytes} এমবি ও {count, plural, one {{shown}টি ফোন} other {{shown}টি ফোন}}।',
  nothingYet: 'এখনো কোনো বিজ্ঞাপন দেওয়া হয়নি। আগে একটি প্রিভিউ দেখবেন।',
  checking: 'যাচাই হচ্ছে',
  check: 'ফাইল যাচাই করুন',
  choose: 'ফাইল বেছে নিন',
  verdict: { invalid: 'ঠিক করতে হবে', valid: 'ঠিক আছে', duplicate: 'আগেই আছে' },
  unknownColumns: 'অচেনা কলাম বলে বাদ দেওয়া হয়েছে: {columns}।',
  emptyRows: 'বাদ: {count, plural, one {{shown}টি খালি সারি} other {{shown}টি খালি সারি}}।',
  lines: 'লাইন ধরে',
  line: 'লাইন {line}',
  unnamed: 'নাম ছাড়া',
  showAll: 'সব {shown}টি লাইন দেখুন',
  again: 'অন্য ফাইল বেছে নিন',
  list: '{count, plural, one {{shown}টি ফোনের} other {{shown}টি ফোনের}} বিজ্ঞাপন দিন',
  listValid:
    '{count, plural, one {ঠিক থাকা {shown}টি ফোনের} other {ঠিক থাকা {shown}টি ফোনের}} বিজ্ঞাপন দিন',
  progress: '{total}টির মধ্যে {shown}টি লাইন',
  progressLabel: 'যত লাইনের বিজ্ঞাপন হয়েছে',
  canClose: 'এটি বন্ধ করতে পারেন। পরে একই ফাইল আনলে যেখানে থেমেছিল সেখান থেকে চলবে; কিছুই দুবার যোগ হয় না।',
  added:
    '{count, plural, one {{shown}টি ফোনের বিজ্ঞাপন দেওয়া হয়েছে} other {{shown}টি ফোনের বিজ্ঞাপন দেওয়া হয়েছে}}',
  duplicates:
    '{count, plural, one {{shown}টি ফোনের বিজ্ঞাপন আগেই ছিল} other {{shown}টি ফোনের বিজ্ঞাপন আগেই ছিল}}।',
  rejected:
    '{count, plural, one {{shown}টি লাইন ঠিক করতে হবে} other {{shown}টি লাইন ঠিক করতে হবে}}: ফাইলটি ঠিক করে আবার আনুন।',
  next: '“এডিট করুন” থেকে ছবি যোগ করুন ও গ্রেড দিন।',
  done: 'ঠিক আছে',
  interrupted:
    '{count, plural, one {{shown}টি ফোনের বিজ্ঞাপন দেওয়া হয়েছে} other {{shown}টি ফোনের বিজ্ঞাপন দেওয়া হয়েছে}}। {message}',
} satisfies Translation<typeof productImport>
