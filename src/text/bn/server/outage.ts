import type outage from '../../en/server/outage.ts'
import type { Translation } from '../../translation.ts'

export default {
  soon: 'একটু পরেই ফিরছি',
  failed: 'কিছু সমস্যা হয়েছে',
  failedHere: 'আমাদের দিক থেকে কিছু সমস্যা হয়েছে',
  reason: {
    broken: 'ত্রুটিটি রেকর্ড করা হয়েছে। আবার চেষ্টা করুন, বা একটু পরে ফিরে আসুন।',
    database: 'আমাদের ডেটাবেস এখন কাজ করছে না। এই পেজ কয়েক সেকেন্ড পরপর নিজে থেকেই আবার লোড হয়।',
    busy: 'এখন অনেকে সাইট ব্যবহার করছেন। এই পেজ কয়েক সেকেন্ড পরপর নিজে থেকেই আবার লোড হয়।',
  },
  retry: 'আবার চেষ্টা করুন',
  request: 'রেফারেন্স {id}',
  maintenance: {
    title: 'শিগগিরই ফিরছি',
    text: 'সাইটে কাজ চলছে। একটু পরে আবার আসুন।',
    staff: 'স্টাফ লগ ইন',
  },
  offline: {
    title: 'আপনি অফলাইনে আছেন',
    text: 'এই পেজের জন্য ইন্টারনেট লাগে। আগে যেসব পাবলিক পেজ খুলেছিলেন, সেগুলো এখনো পড়া যায়।',
    home: 'হোম',
  },
} satisfies Translation<typeof outage>
