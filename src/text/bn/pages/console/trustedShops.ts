import type trustedShops from '../../../en/pages/console/trustedShops.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'এসব সাইটে পাওয়া রেটিং বিক্রেতারা নিজের পেজে দেখাতে পারেন। ওই সাইটের অ্যাডমিনের কাছ থেকে ঠিকানা ও পাবলিক কী নিন, এমন মাধ্যমে যাতে আপনার ভরসা আছে। তাদের সাইট থেকে কিছু আনা হয় না।',
  caption: 'বিশ্বস্ত সাইট',
  list: 'বিশ্বস্ত সাইট',
  none: 'এখনো কোনো সাইট নেই।',
  ratings:
    '{count, plural, one {{shown} জন বিক্রেতা এর রেটিং দেখান} other {{shown} জন বিক্রেতা এর রেটিং দেখান}}',
  remove: {
    short: 'সরান',
    name: '{shop} সরান',
    what: '{count, plural, one {{shown} জন বিক্রেতার পেজ থেকে {shop}-এর রেটিং চলে যাবে।} other {{shown} জন বিক্রেতার পেজ থেকে {shop}-এর রেটিং চলে যাবে।}}',
    action: 'সাইটটি সরান',
    busy: 'সরানো হচ্ছে',
    done: 'সাইট সরানো হয়েছে',
  },
  form: {
    title: 'বিশ্বস্ত সাইট যোগ করুন',
    address: 'ঠিকানা',
    addressMissing: 'সাইটের ঠিকানা লিখুন',
    key: 'পাবলিক কী',
    keyHelp: '৪৪টি অক্ষর। ওই সাইটের অ্যাডমিন তাঁর সাইটের এই পেজে এটি পাবেন।',
    keyMissing: 'পাবলিক কী পেস্ট করুন',
    send: 'সাইটটি যোগ করুন',
    busy: 'সাইট যোগ হচ্ছে',
    done: 'সাইট যোগ হয়েছে',
  },
  thisShop: {
    title: 'আপনার সাইট, অন্য অ্যাডমিনদের জন্য',
    address: 'ঠিকানা',
    key: 'পাবলিক কী',
    fingerprint: 'ফিঙ্গারপ্রিন্ট',
    copy: { address: 'ঠিকানা', key: 'পাবলিক কী', fingerprint: 'ফিঙ্গারপ্রিন্ট' },
  },
} satisfies Translation<typeof trustedShops>
