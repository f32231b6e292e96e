import type model from '../../../en/pages/public/model.ts'
import type { Translation } from '../../../translation.ts'

export default {
  description: 'সেকেন্ড হ্যান্ড {name}: {summary} তথ্য, দাম ও বিক্রির ফোন পাশাপাশি দেখুন।',
  secondHand: 'সেকেন্ড হ্যান্ড {name}',
  summary: {
    none: 'এখন একটিও বিক্রিতে নেই।',
    one: 'বিক্রিতে {shown}টি, দাম {price}।',
    range: 'বিক্রিতে {shown}টি, দাম {lowest} থেকে {highest}।',
  },
  sold: {
    title: 'বিক্রির দাম',
    chart: '{name} কোন মাসে কত দামে বিক্রি হয়েছে; সংখ্যাগুলো টেবিলে আছে।',
    line: 'মাঝামাঝি বিক্রির দাম',
    curve: 'আনুমানিক দাম, সামনের মাসগুলো পূর্বাভাস',
    typically: 'সাধারণত বিক্রি হয়',
    estimated: 'আনুমানিক দাম',
    about: 'সাধারণত {amount}-এর মতো।',
    none: 'বিক্রি হয়নি, সব স্টোরেজ ও গ্রেড মিলিয়ে।',
    during:
      '{count, plural, one {{shown}টি বিক্রি} other {{shown}টি বিক্রি}}, {month}, সব স্টোরেজ ও গ্রেড মিলিয়ে।',
    period:
      '{count, plural, one {{shown}টি বিক্রি} other {{shown}টি বিক্রি}}, {from} থেকে {to}, সব স্টোরেজ ও গ্রেড মিলিয়ে।',
    estimate: 'আনুমানিক দাম',
    estimateNote:
      'এই মডেলের বিক্রি খুব কম ({shown})। সময়ের সঙ্গে ফোনের দাম যেভাবে কমে, তা থেকে আনুমানিক দাম।',
    figures: 'মাসের হিসাব',
    byMonth: 'মাস ধরে বিক্রি',
    month: 'মাস',
    sales: 'বিক্রি',
    median: 'মাঝামাঝি দাম',
    forecast: '(পূর্বাভাস)',
  },
  prices: {
    title: 'স্টোরেজ ও গ্রেড ধরে দাম',
    cheapest: 'প্রতিটির সবচেয়ে কম দামের ফোন।',
    half: 'অর্ধেক ফোনের দাম {amount}-এর কম।',
    incomplete: 'যেসব ফোনে স্টোরেজ লেখা নেই, সেগুলো নিচের তালিকায় আছে।',
    caption: 'বিক্রিতে থাকা {name}-এর সবচেয়ে কম দাম, স্টোরেজ ও গ্রেড ধরে',
    storage: 'স্টোরেজ',
    grade: { A: 'নতুনের মতো', B: 'ভালো', C: 'মোটামুটি', D: 'খারাপ', none: 'গ্রেড নেই' },
    none: 'নেই',
  },
  offers: {
    title: 'এখন বিক্রিতে',
    none: 'এখন কোনো {name} বিক্রিতে নেই',
    others: '{brand}-এর অন্য ফোন পরের পেজে আছে, আর নতুন ফোন প্রতিদিন আসে।',
    brand: 'সব {brand} ফোন',
    all: 'সব {phones} দেখুন',
  },
  facts: {
    title: 'মডেলের তথ্য',
    lead: 'বিক্রেতা যে-ই হোন, সব {name}-এ যা থাকে।',
    none: 'এই মডেলের তথ্য এখনো আমাদের কাছে নেই।',
    source: 'সূত্র: {source}।',
    data: '২০২৩ পর্যন্ত টেকনিক্যাল তথ্য: Ayushman Malla-র Smartphone-Data-Analysis, MIT লাইসেন্স।',
  },
} satisfies Translation<typeof model>
