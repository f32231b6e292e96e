import type favorites from '../../../en/pages/public/favorites.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'পছন্দের তালিকা',
  description: 'আপনার পছন্দের ফোন।',
  lead: 'যেসব ফোনে আপনার চোখ আছে। বিক্রি হয়ে গেলেও এখানে থাকে, বিক্রি হয়েছে লেখাসহ।',
  device: 'শুধু এই ডিভাইসেই সেভ আছে। অ্যাকাউন্টে রাখতে <link>লগ ইন করুন</link>।',
  none: 'এখনো পছন্দের ফোন নেই',
  noneText: 'কোনো ফোনে হার্ট চাপলে সেটি এখানে জমা হবে।',
  lower: '{amount} কম',
  higher: '{amount} বেশি',
} satisfies Translation<typeof favorites>
