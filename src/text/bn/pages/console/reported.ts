import type reported from '../../../en/pages/console/reported.ts'
import type { Translation } from '../../../translation.ts'

export default {
  conversation: {
    title: 'রিপোর্ট করা কথোপকথন',
    back: 'রিপোর্টে ফিরুন',
    close: 'কথোপকথন বন্ধ করুন',
    closing: 'বন্ধ হচ্ছে',
    loading: 'কথোপকথন লোড হচ্ছে',
    lead: 'যোগাযোগের তথ্য এখানে দেখানো হয়। আপনি যে দেখলেন, তা অডিট লগে থাকে।',
    buyer: 'ক্রেতা',
    seller: 'বিক্রেতা',
    reported: 'রিপোর্ট করা',
    photo: 'একটি ছবি, যা শুধু ক্রেতা ও বিক্রেতা দেখতে পান।',
    sentPhoto: 'এই কথোপকথনে পাঠানো',
  },
  hide: {
    hideReview: 'রিভিউ লুকান',
    hideReply: 'উত্তর লুকান',
    reason: 'কারণ',
    required: 'ছোট করে কারণ লিখুন',
    review: '<name></name>-এর রিভিউ আর সবার কাছে লুকানো থাকবে, এর স্টার গোনা হবে না। পরে আবার দেখাতে পারবেন।',
    reply: '<name></name>-এর উত্তর আর সবার কাছে লুকানো থাকবে। পরে আবার দেখাতে পারবেন।',
    help: 'যিনি লিখেছেন, তিনি এটি পড়তে পারেন। অডিট লগে থাকে।',
    busy: 'লুকানো হচ্ছে',
  },
} satisfies Translation<typeof reported>
