import type alerts from '../../en/server/alerts.ts'
import type { Translation } from '../../translation.ts'

export default {
  followed: 'আপনার ফলো করা {seller} বিজ্ঞাপন দিয়েছেন',
  drop: '{from} থেকে কমে {to}',
  atLimit: 'ঠিক আপনার সীমায়',
  underLimit: 'আপনার সীমার চেয়ে {amount} কম',
  comma: ', ',
  mail: {
    oneSubject: '{phone}, দাম {price}',
    dropSubject: '{phone}: {reason}',
    subject: {
      drops: 'আপনার পছন্দের {shown}টি ফোনের দাম কমেছে',
      followed:
        '{count, plural, one {ফলো করা বিক্রেতার {shown}টি নতুন ফোন} other {ফলো করা বিক্রেতাদের {shown}টি নতুন ফোন}}',
      searches:
        '{count, plural, one {আপনার সেভ করা সার্চে {shown}টি ফোন} other {আপনার সেভ করা সার্চে {shown}টি ফোন}}',
      several: '{count, plural, one {আপনার জন্য {shown}টি ফোন} other {আপনার জন্য {shown}টি ফোন}}',
    },
    opening: {
      drops:
        '{count, plural, one {আপনার পছন্দের একটি ফোনের দাম কমেছে।} other {আপনার পছন্দের এই ফোনগুলোর দাম কমেছে।}}',
      followed:
        '{count, plural, one {আপনার ফলো করা একজন বিক্রেতা নতুন ফোনের বিজ্ঞাপন দিয়েছেন।} other {আপনার ফলো করা বিক্রেতারা নতুন ফোনের বিজ্ঞাপন দিয়েছেন।}}',
      searches:
        '{count, plural, one {এই ফোন আপনার সেভ করা সার্চের সঙ্গে মেলে।} other {এই ফোনগুলো আপনার সেভ করা সার্চের সঙ্গে মেলে।}}',
      several: 'এই ফোনগুলো আপনার সেভ করা সার্চের সঙ্গে মেলে, দাম কমেছে, বা আপনার ফলো করা বিক্রেতাদের।',
    },
    more: '“আপনার জন্য খবর”-এ আরও {shown}টি আছে।',
    searches: 'সেভ করা সার্চ দেখুন',
    favorites: 'পছন্দের তালিকা দেখুন',
    unsubscribe: 'সার্চ ও দাম কমার ইমেইল বন্ধ করুন',
    item: '{phone}: {price}',
    grade: 'গ্রেড {grade}',
    storage: '{size} জিবি',
    nearMiss: 'কাছাকাছি মিল: {reason}',
    search: 'সেভ করা সার্চ: {name}',
    view: 'ফোন দেখুন',
  },
} satisfies Translation<typeof alerts>
