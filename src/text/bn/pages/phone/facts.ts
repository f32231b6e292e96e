import type facts from '../../../en/pages/phone/facts.ts'
import type { Translation } from '../../../translation.ts'

export default {
  detail: {
    storageGb: 'স্টোরেজ',
    color: 'রং',
    grade: 'গ্রেড',
    used: 'ব্যবহৃত',
    batteryPercent: 'ব্যাটারি হেলথ',
  },
  listed: 'বিজ্ঞাপনের তারিখ',
  percent: '{shown}%',
  grade: { A: 'A, নতুনের মতো', B: 'B, ভালো', C: 'C, মোটামুটি', D: 'D, খারাপ' },
  gradeMeaning: {
    A: 'স্বাভাবিক আলোয় এক হাত দূর থেকে কোনো দাগ চোখে পড়ে না। সবকিছু কাজ করে।',
    B: 'এক হাত দূর থেকে হালকা দাগ দেখা যায়, তবে ডিসপ্লে জ্বললে কোনো দাগ বোঝা যায় না। সবকিছু কাজ করে।',
    C: 'ডিসপ্লে জ্বললেও দেখা যায় এমন স্ক্র্যাচ, টোল, দুর্বল ব্যাটারি, বা ক্যামেরার মতো একটি অংশ কাজ করে না।',
    D: 'ফাটা বা বাঁকা অংশ, শেষ হয়ে যাওয়া ব্যাটারি, বা চার্জ হওয়ার মতো জরুরি কিছু কাজ করে না।',
  },
  notGraded: 'কন্ডিশন নিয়ে প্রশ্নগুলোর উত্তর বিক্রেতা দেননি।',
  every: '{name}: ফোনের তথ্য',
  allAbout: '{name} নিয়ে সব তথ্য',
  recent: {
    title: 'সম্প্রতি দেখেছেন',
    clear: 'মুছুন',
  },
  model: {
    announced: 'ঘোষণা',
    os: 'লঞ্চের সময়ের অপারেটিং সিস্টেম',
    chipset: 'চিপ',
    display: 'ডিসপ্লে',
    camera: 'মূল ক্যামেরা',
    battery: 'ব্যাটারি',
    memory: 'র‍্যাম',
    storage: 'স্টোরেজ',
    colors: 'রং',
    launchPrice: 'লঞ্চের সময় দাম ({currency})',
    updates: 'সিকিউরিটি আপডেটের শেষ সময়',
    inches: '{size} ইঞ্চি',
    megapixels: '{size} মেগাপিক্সেল',
    milliampereHours: '{size} mAh',
  },
  afterSale: {
    title: 'রিটার্ন ও ওয়ারেন্টি',
    returns: 'রিটার্ন',
    returnsNone: 'নেওয়া হয় না',
    returnsBuyer: '{shown} দিনের মধ্যে, ফেরত পাঠানোর খরচ ক্রেতার',
    returnsSeller: '{shown} দিনের মধ্যে, ফেরত পাঠানোর খরচ বিক্রেতার',
    warranty: 'ওয়ারেন্টি',
    warrantyNone: 'নেই',
    noReturns: 'রিটার্ন নেই',
    noReturnsText: 'নেওয়ার আগে ফোনটি ভালো করে দেখে নিন: মত বদলালে আর ফেরত দেওয়া যাবে না।',
    returnsWithin: '{count, plural, one {{shown} দিনের} other {{shown} দিনের}} মধ্যে রিটার্ন',
    returnsText:
      'ফোন যেদিন হাতে পান, সেদিন থেকে গোনা হয়। সবকিছুসহ, যে কন্ডিশনে পেয়েছেন সেভাবেই, রিসেট করে ও সব অ্যাকাউন্ট থেকে সাইন আউট করে ফেরত পাঠান।',
    postage: {
      buyer: 'ফেরত পাঠানোর খরচ আপনার।',
      seller: 'ফেরত পাঠানোর খরচ বিক্রেতার।',
    },
    noWarranty: 'ওয়ারেন্টি নেই',
    warrantyFor: '{count, plural, one {{shown} মাসের} other {{shown} মাসের}} ওয়ারেন্টি',
    warrantyText:
      'ওয়ারেন্টি দেন বিক্রেতা, ফোন যেদিন হাতে পান সেদিন থেকে গোনা হয়। কিছু নষ্ট হলে অর্ডার থেকে ওয়ারেন্টি ক্লেইম করুন। উত্তর দিতে বিক্রেতা {count, plural, one {{shown} দিন} other {{shown} দিন}} সময় পান; আপনারা একমত না হলে এই সাইটের একজন অ্যাডমিন সিদ্ধান্ত দেন।',
    months: '{count, plural, one {{shown} মাস} other {{shown} মাস}}',
  },
  tray: {
    label: 'তুলনার ফোন',
    remove: 'তুলনা থেকে {name} সরান',
    thisPhone: 'এই ফোন',
    compare: '{shown}টি তুলনা করুন',
    add: 'তুলনার জন্য আরও {shown}টি পর্যন্ত যোগ করুন',
  },
} satisfies Translation<typeof facts>
