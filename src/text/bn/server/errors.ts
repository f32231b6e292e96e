import {
  MAX_DISPLAY_NAME_LENGTH,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
} from '../../../shared/accounts/account-rules.ts'
import { MAX_ADVERTISED } from '../../../shared/listings/listing-limits.ts'
import {
  MAX_HOLDS,
  MAX_HOLDS_OF_NEW_BUYERS,
  MAX_OFFERS,
} from '../../../shared/orders/order-limits.ts'
import type errors from '../../en/server/errors.ts'
import type { Translation } from '../../translation.ts'
import accounts from './account-errors.ts'
import catalog from './catalog-errors.ts'
import console from './console-errors.ts'
import fields from './errors/fields.ts'
import integrations from './errors/integrations.ts'
import limits from './errors/limits.ts'
import requests from './errors/requests.ts'
import sales from './errors/sales.ts'
import setup from './errors/setup.ts'
import staff from './errors/staff.ts'
import listings from './listing-errors.ts'
import orders from './order-errors.ts'
import payouts from './selling/payout-errors.ts'

/** With Bengali digits. */
const inDigits = (count: number) => count.toLocaleString('bn')

export default {
  ...integrations,
  ...orders,
  ...listings,
  ...payouts,
  ...limits,
  ...requests,
  ...sales,
  ...fields,
  ...setup,
  ...staff,
  ...accounts,
  ...console,
  ...catalog,
  invalid: 'কিছু ঘর ঠিকমতো পূরণ হয়নি।',
  nameRequired: 'নাম লিখুন',
  nameTooLong: `সর্বোচ্চ ${inDigits(MAX_DISPLAY_NAME_LENGTH)} অক্ষর`,
  emailRequired: 'ইমেইল লিখুন',
  emailInvalid: 'সঠিক ইমেইল ঠিকানা লিখুন',
  emailTaken: 'এই ইমেইলে আগে থেকেই অ্যাকাউন্ট আছে',
  passwordRequired: 'পাসওয়ার্ড লিখুন',
  passwordTooShort: `পাসওয়ার্ড কমপক্ষে ${inDigits(MIN_PASSWORD_LENGTH)} অক্ষরের হতে হবে`,
  passwordTooLong: `সর্বোচ্চ ${inDigits(MAX_PASSWORD_LENGTH)} অক্ষর`,
  passwordBlank: 'পাসওয়ার্ডে শুধু স্পেস দেওয়া যাবে না',
  passwordCommon: 'এই পাসওয়ার্ড অনেকেই দেন। অন্য একটি দিন',
  passwordRepeated: 'একই অক্ষর বারবার এসেছে। অন্য একটি দিন',
  passwordKeys: 'অক্ষরগুলো কিবোর্ডে পাশাপাশি। অন্য একটি দিন',
  passwordShop: 'এই সাইটে এটি সহজেই অনুমান করা যায়। অন্য একটি দিন',
  passwordPersonal: 'নিজের নাম বা ইমেইল ছাড়া অন্য কিছু দিন',
  wrongLogin: 'ইমেইল বা পাসওয়ার্ড ভুল',
  wrongCode: 'কোডটি ভুল, বা আগে ব্যবহার হয়েছে। এখনকার কোড লিখুন',
  loginExpired: 'আপনার লগ ইনের মেয়াদ শেষ। আবার লগ ইন করুন।',
  tooManyCodes: 'অনেকবার ভুল কোড দেওয়া হয়েছে। পরে আবার চেষ্টা করুন।',
  registrationClosed: 'এই সাইটে এখন নতুন অ্যাকাউন্ট খোলা বন্ধ আছে।',
  invitationRequired:
    'এখানে অ্যাকাউন্ট খুলতে আমন্ত্রণ লাগে। আপনার আমন্ত্রণের লিংক খুলুন; হতে পারে সেটির মেয়াদ শেষ বা ব্যবহার হয়ে গেছে।',
  databaseDown: 'ডেটাবেস এখন চালু নেই। একটু পরে আবার চেষ্টা করুন।',
  broken: 'আমাদের দিক থেকে কিছু সমস্যা হয়েছে। ত্রুটিটি রেকর্ড করা হয়েছে।',
  busy: 'এখন অনেকে সাইট ব্যবহার করছেন। একটু পরে আবার চেষ্টা করুন।',
  searchBusy: 'এখন অনেকে খুঁজছেন। একটু পরে আবার চেষ্টা করুন।',
  listingRemoved: 'এই বিজ্ঞাপন সরানো হয়েছে।',
  ownPhone: 'এটি আপনার নিজের ফোন।',
  termsChanged: 'রিটার্ন বা ওয়ারেন্টির শর্ত বদলেছে। নতুন শর্ত দেখে আবার চেষ্টা করুন।',
  priceChanged: 'দাম বদলেছে। নতুন দাম দেখে আবার চেষ্টা করুন।',
  notForSaleNow: 'ফোনটি এখন বিক্রিতে নেই।',
  notDeliverable: 'বিক্রেতা শুধু এমনভাবে ডেলিভারি দেন, যা এই সাইটে নেই, তাই ফোনটি বুক করা যায় না।',
  tooManyHolds: `আপনার ${inDigits(MAX_HOLDS)}টি বুকিং চলছে। আগে একটি শেষ বা বাতিল করুন।`,
  tooManyHoldsOfNew: `প্রথম কেনার আগে একসঙ্গে ${inDigits(MAX_HOLDS_OF_NEW_BUYERS)}টি ফোন বুক করা যায়। আগে একটির পেমেন্ট করুন বা বাতিল করুন।`,
  tooManyAdverts: `একসঙ্গে ${inDigits(MAX_ADVERTISED)}টি ফোন প্রোমোট করা যায়। আগে একটি থামান।`,
  tooManyOffers: `এই ফোনের জন্য আপনি ${inDigits(MAX_OFFERS)}টি অফার দিয়েছেন। এখনো বুক করতে পারেন।`,
  offerTooHigh: 'ফোনের দাম এখন এর চেয়ে বেশি নয়। দাম দেখে নিন',
  priceInvalid: 'সঠিক দাম লিখুন',
  priceZero: '০-এর বেশি হতে হবে',
  priceTooHigh: 'এই পরিমাণ খুব বেশি',
  reportNotFound: 'এটি সবার জন্য প্রকাশ করা নয়, বা রিপোর্টটি নেই।',
  reportOwnPhone: 'এটি আপনার নিজের ফোন। বিজ্ঞাপন তুলে নিতে পারেন।',
  reportSelf: 'নিজেকে রিপোর্ট করা যায় না।',
  reportOwnReview: 'এটি আপনি নিজেই লিখেছেন।',
  sellerMissing: 'বিক্রেতা পাওয়া যায়নি।',
  followSelf: 'নিজেকে ফলো করা যায় না।',
  appealEnded: 'লিংকটি সঠিক নয়, বা অ্যাকাউন্ট আবার চালু হয়েছে।',
  consentChanged: 'লেখাটি আবার বদলেছে। পেজ আবার লোড করে পড়ুন।',
  modelMissing: 'মডেল পাওয়া যায়নি।',
} satisfies Translation<typeof errors>
