import type passkeyErrors from '../../en/parts/passkeyErrors.ts'
import type { Translation } from '../../translation.ts'

export default {
  canceled: 'পাসকি ব্যবহার হয়নি। আপনি বাতিল করেছেন, বা বেশি সময় লেগেছে। আবার চেষ্টা করুন।',
  exists: 'এই ডিভাইসে আপনার অ্যাকাউন্টের পাসকি আগেই আছে।',
  address: 'এই ঠিকানায় পাসকি কাজ করে না। সাইটটি তার সাধারণ ঠিকানায় খুলুন।',
  unable: 'এই ডিভাইসে পাসকি তৈরি করা যায় না।',
  noLock: 'এই ডিভাইসে পাসকি তৈরি করা যায় না: স্ক্রিন লক, ফিঙ্গারপ্রিন্ট বা পিন নেই।',
  insecure: 'পাসকি শুধু https-এ কাজ করে। সাইটটি https ঠিকানায় খুলুন, বা অন্যভাবে লগ ইন করুন।',
  unsupported: 'এই ব্রাউজারে পাসকি কাজ করে না। অন্যভাবে লগ ইন করুন।',
} satisfies Translation<typeof passkeyErrors>
