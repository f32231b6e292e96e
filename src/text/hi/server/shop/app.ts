import type app from '../../../en/server/shop/app.ts'
import type { Translation } from '../../../translation.ts'

export default {
  products: 'बिक्री पर फ़ोन',
  sell: 'फ़ोन बेचें',
  messages: 'मैसेज',
  notifications: 'नोटिफ़िकेशन',
} satisfies Translation<typeof app>
