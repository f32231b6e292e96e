import type start from '../../../en/pages/account/start.ts'
import type { Translation } from '../../../translation.ts'

export default {
  welcome: 'স্বাগতম, {name}',
  lead: {
    Buyer: 'আপনার বুকিং ও পরের ফোন।',
    Seller: 'আপনার ফোন, বিক্রি ও বুকিং।',
    admin: 'সাইট, ব্যবহারকারী ও টাকা।',
    moderator: 'রিপোর্ট, বিজ্ঞাপন ও অ্যাকাউন্ট।',
    support: 'প্রশ্ন, অর্ডার ও অভিযোগ।',
    finance: 'পেমেন্ট, পেআউট ও ট্যাক্স।',
  },
  next: 'এরপর যা করবেন',
  loadingNext: 'এরপর যা করবেন, লোড হচ্ছে',
  yourTurn: 'এবার আপনার পালা',
  failed: {
    orders: 'আপনার অর্ডার লোড করা যায়নি।',
    sales: 'আপনার বিক্রি লোড করা যায়নি।',
    offers: 'আপনার অফার লোড করা যায়নি।',
    phones: 'আপনার ফোন লোড করা যায়নি।',
  },
  answerOffer: '{price}-এর অফারের উত্তর দিন',
  changeListings:
    '{count, plural, one {{shown}টি বিজ্ঞাপন ঠিক করুন} other {{shown}টি বিজ্ঞাপন ঠিক করুন}}',
  changeWhy: 'ক্রেতারা দেখার আগে একজন মডারেটর কিছু ঠিক করতে বলেছেন',
  empty: 'আপনার কিছু করার নেই',
  emptyBuyer: 'ফোন বুক করলে পরের ধাপ এখানে দেখা যাবে।',
  emptySeller: 'বিক্রি, অফার আর মডারেটর যা ঠিক করতে বলেন, এখানে দেখা যাবে।',
  someOf: '{total}টির মধ্যে {shown}টি',
  showAll: '{total}টির সবগুলো দেখুন',
  drops: 'দাম কমেছে',
  loweredTo: 'এখন {price}, সেভ করার সময়ের চেয়ে {amount} কম',
  unread: 'না পড়া মেসেজ',
  more: 'আরও',
  days: 'গত ৩০ দিন',
  analytics: 'আমার পরিসংখ্যান দেখুন',
  figure: {
    sales: 'বিক্রি',
    gross: 'বিক্রির মোট টাকা',
    views: 'দেখা হয়েছে',
    onItsWay: 'টাকা আসছে',
  },
  before: 'আগের ৩০ দিনে {value}',
  fromSales:
    '{count, plural, one {{shown}টি বিক্রি থেকে, ফি বাদে।} other {{shown}টি বিক্রি থেকে, ফি বাদে।}}',
  find: {
    title: 'ফোন খুঁজুন',
    pick_up: 'একটি বুক করুন, দেখা করা পর্যন্ত সেটি আপনার জন্য রাখা থাকবে।',
    shipping: 'একটি বুক করুন, সেটি আপনার জন্য রাখা থাকবে।',
  },
  sell: {
    title: 'ফোন বিক্রি করুন',
    text: 'বিক্রেতার শর্ত মেনে বিজ্ঞাপন দিন। আপনার অর্ডার থেকে যাবে।',
  },
  add: { title: 'ফোনের বিজ্ঞাপন দিন' },
  phones: { title: 'বিক্রির জন্য ফোন', all: 'আমার বিজ্ঞাপন দেখুন' },
} satisfies Translation<typeof start>
