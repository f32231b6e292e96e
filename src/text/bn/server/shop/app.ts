import type app from '../../../en/server/shop/app.ts'
import type { Translation } from '../../../translation.ts'

export default {
  products: 'বিক্রির ফোন',
  sell: 'ফোন বিক্রি করুন',
  messages: 'মেসেজ',
  notifications: 'নোটিফিকেশন',
} satisfies Translation<typeof app>
