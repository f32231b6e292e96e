import type sellerReport from '../../../en/pages/console/sellerReport.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'ইইউর প্ল্যাটফর্ম কর কর্তৃপক্ষকে বিক্রেতাদের কথা জানায় (DAC7): যাঁদের এক বছরে (জানুয়ারি থেকে ডিসেম্বর) অন্তত {sales}টি বিক্রি, বা মোট {amount}-এর বেশি।',
  caption: 'বিক্রেতা রিপোর্ট',
  year: 'বছর',
  download: 'CSV ডাউনলোড করুন',
  fees: 'ফি ও ভ্যাট CSV-তে',
  sellers: 'যেসব বিক্রেতার কথা জানাতে হবে',
  none: '{year} সালের জন্য কোনো বিক্রেতার কথা জানাতে হবে না',
  column: {
    seller: 'বিক্রেতা',
    sales: 'বিক্রি',
    paid: 'বিক্রেতা পেয়েছেন',
    fees: 'ফি',
    reason: 'যে কারণে',
  },
  vatNumber: 'ভ্যাট নম্বর {number}',
  deleted: 'অ্যাকাউন্ট ডিলিট করা',
  reason: {
    sales: '{sales}টি বা তার বেশি বিক্রি',
    consideration: '{amount}-এর বেশি',
    both: '{sales}টি বা তার বেশি বিক্রি, {amount}-এর বেশি',
  },
  notes:
    'ওই বছরে সম্পূর্ণ হওয়া অর্ডার, ডেলিভারি চার্জসহ, ফি ও রিফান্ড বাদে। ফেরত আসা ফোন ধরা হয় না। সাইটের দেশ ইইউতে হলে, অ্যাকাউন্ট ডিলিট করা বিক্রেতারা {count, plural, one {{years} বছর} other {{years} বছর}} তালিকায় থাকেন। ফাইলে প্রতি তিন মাসের হিসাব আছে। সীমা মেলানো হয় সাইটের মুদ্রায়: মুদ্রা ইউরো না হলে নিজে ইউরোতে হিসাব করে নিন। অন্য ট্যাক্স নম্বর আর ব্যক্তি বিক্রেতাদের ঠিকানা এখানে নেওয়া হয় না।',
} satisfies Translation<typeof sellerReport>
