import type accountDialogs from '../../../en/pages/account/accountDialogs.ts'
import type { Translation } from '../../../translation.ts'
import passkeyErrors from '../../parts/passkeyErrors.ts'

export default {
  passkeyErrors,
  code: {
    form: 'আপনার ইমেইল ঠিকানা নিশ্চিত করুন',
    label: 'ছয় অঙ্কের কোড',
    invalid: 'ছয়টি অঙ্ক লিখুন',
    submit: 'নিশ্চিত করুন',
    checking: 'যাচাই হচ্ছে',
    resend: 'আবার পাঠান',
    sending: 'পাঠানো হচ্ছে',
    done: 'ইমেইল ঠিকানা নিশ্চিত হয়েছে',
    sent: '{address} ঠিকানায় নতুন কোড পাঠিয়েছি',
  },
  strip: {
    label: 'ইমেইল নিশ্চিত করা',
    text: '<strong>কিনতে, বিক্রি করতে ও মেসেজ পাঠাতে আপনার ইমেইল ঠিকানা নিশ্চিত করুন।</strong> <address></address> ঠিকানায় পাঠানো কোড লিখুন, বা <link>ঠিকানা বদলান</link>।',
  },
  dialog: {
    title: 'আপনার ইমেইল ঠিকানা নিশ্চিত করুন',
    text: '<address></address> ঠিকানায় পাঠানো ছয়টি অঙ্ক লিখুন। তারপর যেখানে ছিলেন, সেখান থেকে এগোতে পারবেন।',
    noEmail: 'ইমেইল পাননি? স্প্যাম ফোল্ডার দেখুন, বা <link>ঠিকানা বদলান</link>।',
  },
  proof: {
    title: 'আপনিই কি না, নিশ্চিত করুন',
    text: 'আপনি বেশ আগে লগ ইন করেছেন। অ্যাকাউন্টের নিরাপত্তার জন্য এগোনোর আগে নিশ্চিত করুন, আপনিই করছেন।',
    passkey: 'পাসকি দিয়ে নিশ্চিত করুন',
    passkeyBusy: 'পাসকির অপেক্ষায়',
    password: 'পাসওয়ার্ড',
    required: 'পাসওয়ার্ড লিখুন',
    submit: 'নিশ্চিত করুন',
    checking: 'যাচাই হচ্ছে',
    retry: 'আবার চেষ্টা করুন',
    google: 'Google দিয়ে চালিয়ে যান',
    opening: 'Google খোলা হচ্ছে',
    newTab: 'Google নতুন ট্যাবে খোলে। এখানে যে অ্যাকাউন্ট ব্যবহার করেন, সেটি বেছে নিন।',
    opened: 'নতুন ট্যাবে Google দিয়ে লগ ইন করে এখানে ফিরুন। পেজটি তখন নিজে থেকে এগোবে।',
    blocked: 'আপনার ব্রাউজার নতুন ট্যাব আটকে দিয়েছে। এই পেজে পপ-আপের অনুমতি দিয়ে আবার চেষ্টা করুন।',
  },
} satisfies Translation<typeof accountDialogs>
