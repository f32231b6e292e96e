import type consents from '../../../en/pages/public/consents.ts'
import type { Translation } from '../../../translation.ts'

export default {
  label: 'নতুন শর্ত',
  changed: 'আপনি যাতে রাজি হয়েছিলেন, আমরা তা বদলেছি।',
  read: 'আবার কেনাবেচা করতে <links></links> পড়ে মেনে নিন।',
  title: 'শর্ত বদলেছে',
  continues: '<links></links> পড়ুন। মেনে নিলে যা করছিলেন, তা চলবে।',
  and: ' ও ',
  later: 'এখন নয়',
  accept: 'মেনে নিন',
  saving: 'সেভ হচ্ছে',
  done: 'ধন্যবাদ। আপনি আবার কেনাবেচা করতে পারেন।',
} satisfies Translation<typeof consents>
