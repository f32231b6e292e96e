import type notifications from '../../en/server/payment-notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  failed: {
    title: '{phone}: আপনার পেমেন্ট হয়নি',
    text: 'আপনার টাকা কাটা হয়নি। {payBy, select, none {} other {{payBy}-এর মধ্যে }}আবার চেষ্টা করুন।',
  },
  returned: {
    title: '{phone}: একটি পেমেন্ট ফেরত দিচ্ছি',
    text: '{amount} যখন এসেছে, তখন আর অর্ডারের পেমেন্ট নেওয়া যাচ্ছিল না। তাই পুরো টাকা ফেরত পাবেন।',
  },
  disputed: {
    title: '{phone}: পেমেন্টে ক্রেতার ব্যাংকের আপত্তি',
    keepPhone: 'ফোন নিজের কাছে রাখুন। ব্যাংকের সিদ্ধান্তের আগে দেবেন না বা পাঠাবেন না।',
    payoutWaits: 'ব্যাংকের সিদ্ধান্তের আগে আপনি টাকা পাবেন না।',
  },
  disputeWon: {
    title: '{phone}: ব্যাংক পেমেন্ট নিশ্চিত করেছে',
    saleContinues: 'বিক্রি চলবে।',
    noChange: 'বিক্রিতে কিছু বদলাচ্ছে না।',
  },
  disputeLost: {
    buyer: { title: '{phone}: আপনার ব্যাংক টাকা ফেরত দিয়েছে' },
    seller: { title: '{phone}: ক্রেতার ব্যাংক টাকা ফিরিয়ে নিয়েছে' },
    amount: 'টাকার পরিমাণ {amount}।',
    canceledBuyer: 'বিক্রি বাতিল হয়েছে।',
    canceledSeller: 'বিক্রি বাতিল হয়েছে। ফোন আপনার কাছেই থাকছে, আবার বিক্রিতে উঠেছে।',
    sentBuyer: 'বিক্রি বাতিল হয়েছে। ফোনটি বিক্রেতার।',
    sentSeller: 'বিক্রি বাতিল হয়েছে, আপনার বিজ্ঞাপন স্থগিত আছে। ফোন ফেরত পেতে ক্রেতাকে মেসেজ দিন।',
    goesOn: 'বাকি দামের জন্য বিক্রি চলবে।',
    endedBuyer: 'বিক্রি আগেই শেষ হয়ে গিয়েছিল।',
    endedSeller: 'এর জন্য যে টাকা পেয়েছেন, তা আপনার পরের পেআউট থেকে কেটে নেব।',
  },
  payoutSent: {
    title: '{phone}: আপনার পেআউট পাঠানো হচ্ছে',
    text: 'আপনার পেআউট অ্যাকাউন্টে {amount} পাঠানো হয়েছে।',
  },
  paidOutside: { title: '{phone}: আপনাকে টাকা দেওয়া হয়েছে' },
  sentOutside: 'পেমেন্ট প্রোভাইডারের বাইরে {amount} পাঠানো হয়েছে: {reason}',
  payoutWaiting: {
    title: '{amount} পেতে পেআউট চালু করুন',
    text: 'এটি আপনার {phone} বিক্রির টাকা। পেআউট অ্যাকাউন্ট যোগ করুন, সঙ্গে সঙ্গে পাঠিয়ে দেব।',
  },
  accountReady: {
    title: 'আপনার পেআউট অ্যাকাউন্ট চালু হয়েছে',
    text: 'যে পেআউট এর জন্য আটকে ছিল, এখন পাঠানো হচ্ছে।',
  },
  accountBlocked: {
    title: 'আপনার পেআউট আটকে আছে',
    text: 'আপনার পেআউট অ্যাকাউন্টে কিছু তথ্য নেই। তথ্য পূরণ না করা পর্যন্ত টাকা আমরা জমা রাখছি।',
  },
  refundSent: {
    title: '{phone}: আপনার রিফান্ড পাঠানো হয়েছে',
    text: '{amount} পাঠানো হয়েছে। ব্যাংকে সাধারণত কয়েক দিনের মধ্যে দেখা যায়।',
  },
  refundFailed: {
    buyer: {
      title: '{phone}: আপনার রিফান্ড পৌঁছায়নি',
      text: 'আপনার ব্যাংক {amount} নেয়নি। আমরা দেখছি। আপনার টাকা নিরাপদে আছে।',
    },
    staff: {
      title: 'রিফান্ড হয়নি: {phone}',
      text: '{buyer}-এর কাছে {amount} পৌঁছায়নি। কারণ খুঁজে আবার চেষ্টা করুন।',
    },
  },
  stuck: {
    payoutStaff: {
      title: 'পেআউট হয়নি: {phone}',
      text: '{seller}-এর কাছে {amount} পৌঁছায়নি। কারণ খুঁজে আবার চেষ্টা করুন।',
    },
    cancelStaff: {
      title: 'পেমেন্ট বাতিল হয়নি: {phone}',
      text: 'অর্ডার শেষ হয়েছে, কিন্তু তার পেমেন্ট বাতিল করা যায়নি। কারণ খুঁজে আবার চেষ্টা করুন।',
    },
    seller: {
      title: '{phone}: আপনার পেআউট পৌঁছায়নি',
      text: '{amount} পাঠানো যায়নি। আমরা দেখছি। আপনার টাকা নিরাপদে আছে।',
    },
  },
} satisfies Translation<typeof notifications>
