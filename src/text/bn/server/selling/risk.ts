import type risk from '../../../en/server/selling/risk.ts'
import type { Translation } from '../../../translation.ts'

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: a price in dollars
export default {
  new_account_expensive_phone:
    'প্রায় ${price} বা বেশি দামের ফোন, অ্যাকাউন্টের বয়স সর্বোচ্চ {accountDays} দিন, কোনো বিক্রি নেই',
  far_below_fair_price: 'দাম ন্যায্য দামের {shareOfFairPrice}% বা কম',
  new_account_below_fair_price:
    'নতুন অ্যাকাউন্ট, কোনো বিক্রি নেই, আর চাওয়া দাম ন্যায্য দামের {shareOfFairPrice}% বা কম',
  first_sale_above_limit: 'এই বিক্রেতার প্রথম বিক্রি হবে প্রায় ${price} বা বেশি',
  many_listings_of_new_account:
    'এক দিনে {listedToday}টি বা বেশি বিজ্ঞাপন, অ্যাকাউন্টের বয়স সর্বোচ্চ {accountDays} দিন',
  imei_of_other_model: 'IMEI বিজ্ঞাপনের মডেলের নয়, অন্য মডেলের',
  many_outside_offers: '৩০ দিনে সাইটের বাইরে পেমেন্ট নিয়ে {outsideOffers}টি বা বেশি মেসেজ',
  chargebacks: 'ছয় মাসে এই বিক্রেতার ফোনের {chargebacks}টি বা বেশি পেমেন্ট ব্যাংক ফেরত নিয়েছে',
  repeated_chargebacks: 'ছয় মাসে এই বিক্রেতার ফোনের {chargebacks}টি বা বেশি পেমেন্ট ব্যাংক ফেরত নিয়েছে',
  lost_disputes: 'ছয় মাসে {lostDisputes}টি বা বেশি অভিযোগের সিদ্ধান্ত ক্রেতার পক্ষে গেছে',
  removed_listings: 'মডারেটররা এই বিক্রেতার আরও {removed}টি বা বেশি বিজ্ঞাপন সরিয়েছেন',
  network_of_banned_account: 'বিক্রেতা বন্ধ করা অ্যাকাউন্টের নেটওয়ার্ক থেকে লগ ইন করেছেন',
  similar_device_of_banned_account: 'বিক্রেতা বন্ধ করা অ্যাকাউন্টের নেটওয়ার্কে একই ধরনের ব্রাউজার ব্যবহার করেন',
  device_of_banned_account: 'বিক্রেতা বন্ধ করা অ্যাকাউন্টের ব্রাউজার দিয়ে লগ ইন করেছেন',
  address_of_banned_account: 'বিক্রেতার ডাক ঠিকানা একটি বন্ধ করা অ্যাকাউন্টের ঠিকানা',
  payout_account_of_banned_account: 'বন্ধ করা একটি অ্যাকাউন্টের সঙ্গে এই বিক্রেতার পেআউট অ্যাকাউন্ট এক',
  phone_number_of_banned_account: 'বিক্রেতা একটি বন্ধ করা অ্যাকাউন্টের ফোন নম্বর নিশ্চিত করেছেন',
  photos_of_banned_account: 'একটি ছবি আগে বন্ধ করা অ্যাকাউন্টের বিজ্ঞাপনে ছিল',
  imei_of_banned_account: 'এই IMEI-এর ফোন আগে একটি বন্ধ করা অ্যাকাউন্ট থেকে দেওয়া হয়েছিল',
  banned_person_again: 'ব্রাউজার ও পেআউট অ্যাকাউন্ট দুটোই একটি বন্ধ করা অ্যাকাউন্টের',
  account_in_review: 'এই অ্যাকাউন্ট নিয়ে মডারেটর এখনো সিদ্ধান্ত নেননি',
  shares_device: 'বন্ধ করা অ্যাকাউন্টের ব্রাউজার দিয়ে লগ ইন করেন',
  shares_similar_device: 'বন্ধ করা অ্যাকাউন্টের নেটওয়ার্ক থেকে একই ধরনের ব্রাউজার দিয়ে লগ ইন করেন',
  shares_payout_account: 'পেআউট অ্যাকাউন্ট একটি বন্ধ করা অ্যাকাউন্টের সঙ্গে এক',
} satisfies Translation<typeof risk>
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: a price in dollars
