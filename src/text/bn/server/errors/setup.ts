import type setup from '../../../en/server/errors/setup.ts'
import type { Translation } from '../../../translation.ts'

export default {
  setupLinkWrong:
    'এই লিংক কাজ করে না। প্রতিটি লিংক একবারই ব্যবহার করা যায়, {number} ঘণ্টার মধ্যে; নতুন লিংক এলে আগেরটি আর চলে না। সাইট রিস্টার্ট করুন, তখন যে লিংক দেখাবে সেটি খুলুন।',
  setupLinkAgain: 'সেটআপের লিংকটি আবার খুলুন',
  setupDone: 'এই সাইট সেটআপ করা হয়ে গেছে। লগ ইন করুন।',
  setupFailed: 'সাইটটি তৈরি করা গেল না, ডেমো আগের মতোই আছে। কারণ সার্ভারের লগে লেখা আছে।',
  setupEmailTaken:
    'এই ঠিকানায় আগে থেকেই অ্যাকাউন্ট আছে। অন্য ঠিকানা দিন, অথবা `make-admin` দিয়ে সেটিকে অ্যাডমিন করুন',
  mailRefused: '{server} ইমেইলটি নেয়নি: {reason}। SMTP_URL ও MAIL_FROM ঠিক করে সাইট রিস্টার্ট করুন।',
  mailNotWritten: 'ইমেইলটি লেখা গেল না: {reason}।',
  settingTextMissing: 'কিছু লিখুন',
  settingColor: '#cf3a1d-এর মতো একটি রং দিন',
  settingColorTooLight: 'এই রঙের ওপর সাদা লেখা ভালো পড়া যায় না। আরও গাঢ় রং বেছে নিন',
  settingInstructions: 'যে ক্রেতারা সাইটকে টাকা দেন, তাঁদের জন্য নির্দেশনা লিখুন',
  settingPaidShipping:
    'শুধু কুরিয়ারে বিক্রি হলে ফোন পাঠানোর আগে ক্রেতার পেমেন্ট করার উপায় থাকতে হবে। আগে Stripe যুক্ত করুন, অথবা ব্যাংক ট্রান্সফার চালু করুন',
} satisfies Translation<typeof setup>
