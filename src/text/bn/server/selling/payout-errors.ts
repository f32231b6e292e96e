import type errors from '../../../en/server/selling/payout-errors.ts'
import type { Translation } from '../../../translation.ts'

export default {
  setupWaits: 'আপনার পেআউট চালু করার অপেক্ষায়',
  shopCheck: 'সাইটের যাচাইয়ের অপেক্ষায়',
  bankAccount: 'একটি ব্যাংক অ্যাকাউন্ট',
  providerTerms: 'প্রোভাইডারের শর্ত মেনে নেওয়া',
  proofOfIdentity: 'আপনার পরিচয়ের প্রমাণ',
  detailsYou: 'আপনার তথ্য',
  detailsCompany: 'আপনার প্রতিষ্ঠানের তথ্য',
  detailsRepresentative: 'আপনার প্রতিষ্ঠানের প্রতিনিধির তথ্য',
  whatYouSell: 'আপনি কী বিক্রি করেন',
  personOrCompany: 'আপনি ব্যক্তি নাকি প্রতিষ্ঠান',
  furtherDetails: 'আরও তথ্য',
  severalDisputed: 'আপনার কয়েকটি বিক্রি নিয়ে অভিযোগ আছে। সিদ্ধান্ত হলে টাকা পাবেন।',
  saleChecked: 'টাকা দেওয়ার আগে সাইট এই বিক্রি যাচাই করে।',
  accountChanged: 'আপনার পেআউট অ্যাকাউন্ট বদলেছে। এরপর কিছু সময় পেআউট আটকে রাখা হয়।',
  manySales: 'নতুন বিক্রেতার এক দিনে অনেক বিক্রি: টাকা দেওয়ার আগে সাইট সেগুলো যাচাই করে।',
  firstSales: 'আপনার প্রথম {number}টি বিক্রির টাকা অন্যদের চেয়ে {time} পরে দেওয়া হয়।',
  noSetup: 'বিক্রেতা পেআউট চালু করেননি।',
  providerMissing: 'প্রোভাইডার সেট করা নেই।',
  bankDisputes: 'ব্যাংক পেমেন্টে আপত্তি জানিয়েছে।',
  paidLater: 'টাকা পরে দেওয়া হবে।',
  payAtMeeting: 'এখানে ক্রেতারা দেখা করে টাকা দেন, তাই পেআউটের কিছু নেই।',
  providerRefuses: 'পেমেন্ট প্রোভাইডার আপনার অ্যাকাউন্ট খুলতে পারছে না।',
  providerSilent: 'পেমেন্ট প্রোভাইডার সাড়া দিচ্ছে না। এক মিনিট পর আবার চেষ্টা করুন।',
} satisfies Translation<typeof errors>
