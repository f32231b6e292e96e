import type staffMails from '../../en/server/staff-mails.ts'
import type { Translation } from '../../translation.ts'

export default {
  contact: {
    subject: '{name} যোগাযোগ পেজ থেকে মেসেজ পাঠিয়েছেন',
    reply: 'বিষয়: {topic}। {name}-কে উত্তর দিতে এই ইমেইলে রিপ্লাই করুন।',
    topics: {
      order: 'বুকিং বা অর্ডার',
      listing: 'বিজ্ঞাপন বা কোনো ব্যক্তি',
      payment: 'পেমেন্ট বা রিফান্ড',
      account: 'অ্যাকাউন্ট',
      other: 'অন্য কিছু',
    },
    fromAccount: 'মেসেজটি নিজের অ্যাকাউন্ট থেকে পাঠানো।',
    unverified: 'লগ ইন না করে পাঠানো, তাই নাম ও ইমেইল ঠিকানা যাচাই করা নয়।',
    button: 'মেসেজ দেখুন',
  },
  health: {
    subject: {
      one: 'আপনার সাইট: {problem}',
      several: 'আপনার সাইটে {count, plural, one {{shown}টি সমস্যা} other {{shown}টি সমস্যা}}',
    },
    sentence: '{problem}।',
    button: 'সিস্টেমের অবস্থা দেখুন',
    note: 'প্রতিটি সমস্যার কথা একবারই জানানো হয়। মিটে যাওয়ার পর আবার দেখা দিলে আবার জানানো হয়।',
  },
  problems: {
    job: '{node}-এ “{job}” কাজটি পরপর {count, plural, one {{shown} বার} other {{shown} বার}} ব্যর্থ হয়েছে: {error}',
    queue: '{queue}: {waiting}টি অপেক্ষায়, সবচেয়ে পুরোনোটি {age} ধরে',
    undelivered: '{count, plural, one {{shown}টি ইমেইল} other {{shown}টি ইমেইল}} পৌঁছানো যায়নি',
    backupFailed: 'শেষ ব্যাকআপ ব্যর্থ হয়েছে: {error}',
    backupTooOld: 'শেষ ব্যাকআপ অনেক পুরোনো',
    backupDeletion: 'পুরোনো ব্যাকআপ মুছে ফেলা যায়নি: {error}',
    disk: '{node}-এর ডিস্ক প্রায় ভরে গেছে: {free} জিবি খালি',
    clockAhead:
      '{node}-এর ঘড়ি ডেটাবেসের চেয়ে {count, plural, one {{shown} সেকেন্ড} other {{shown} সেকেন্ড}} এগিয়ে',
    clockBehind:
      '{node}-এর ঘড়ি ডেটাবেসের চেয়ে {count, plural, one {{shown} সেকেন্ড} other {{shown} সেকেন্ড}} পিছিয়ে',
  },
  queues: {
    notifications: 'নোটিফিকেশন',
    order_deadlines: 'অর্ডারের শেষ সময়',
    payments: 'রিফান্ড ও পেআউট',
    message_emails: 'মেসেজের ইমেইল',
    alert_emails: 'সেভ করা সার্চের ইমেইল',
    data_copies: 'ব্যক্তিগত তথ্যের কপি',
    file_deletions: 'যেসব ফাইল মুছতে হবে',
    emails: 'ইমেইল',
  },
  ages: {
    day: '{count, plural, one {{shown} দিন} other {{shown} দিন}}',
    hour: '{count, plural, one {{shown} ঘণ্টা} other {{shown} ঘণ্টা}}',
    minute: '{count, plural, one {{shown} মিনিট} other {{shown} মিনিট}}',
    second: '{count, plural, one {{shown} সেকেন্ড} other {{shown} সেকেন্ড}}',
  },
  invitation: {
    subject: '{shop}-এর স্টাফে যোগ দেওয়ার আমন্ত্রণ',
    text: {
      admin: '{inviter} আপনাকে {shop}-এ অ্যাডমিন হিসেবে কাজ করতে আমন্ত্রণ জানিয়েছেন।',
      moderator: '{inviter} আপনাকে {shop}-এ মডারেটর হিসেবে কাজ করতে আমন্ত্রণ জানিয়েছেন।',
      support: '{inviter} আপনাকে {shop}-এ সাপোর্ট হিসেবে কাজ করতে আমন্ত্রণ জানিয়েছেন।',
      finance: '{inviter} আপনাকে {shop}-এ ফাইন্যান্স হিসেবে কাজ করতে আমন্ত্রণ জানিয়েছেন।',
    },
    link: 'লিংকটি একবারই কাজ করে, {count, plural, one {{shown} দিন} other {{shown} দিন}} পর্যন্ত। আপনি পাসওয়ার্ড সেট করবেন ও দুই ধাপের লগ ইন চালু করবেন।',
    button: 'আমন্ত্রণ গ্রহণ করুন',
    ignore: 'এটি কী নিয়ে, বুঝতে পারছেন না? তাহলে কিছু করার দরকার নেই: আপনি লিংক না খুললে কিছুই হবে না।',
  },
  test: {
    subject: 'আপনার সাইটের টেস্ট ইমেইল',
    text: 'এই সাইট ইমেইল পাঠাতে পারে। আপনার কিছু করতে হবে না।',
    button: 'সাইট খুলুন',
    setup: 'কেউ আপনার ঠিকানা দিয়ে একটি সাইট সেট আপ করছেন।',
    dashboard: 'আপনি ড্যাশবোর্ড থেকে নিজেকেই এটি পাঠিয়েছেন।',
    command: 'কেউ আপনার ঠিকানা দিয়ে `redial mail test` চালিয়েছেন।',
  },
} satisfies Translation<typeof staffMails>
