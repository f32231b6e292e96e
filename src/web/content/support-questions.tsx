import { type ShopTerms, useShop } from '../shell/shop.ts'
import { Accordion, type AccordionItem } from '../ui/accordion.tsx'

const questionsFor = ({ takesOnline }: ShopTerms): readonly AccordionItem[] => [
  {
    id: 'hold-ends',
    title: 'What happens when the 48 hours are over?',
    content:
      'The booking ends automatically and the phone is on sale again. You aren’t charged. If the phone is still available, you can book it again.',
  },
  {
    id: 'code-failed',
    title: 'The seller has my code but nothing happens. What now?',
    content:
      'The seller opens their dashboard, opens the sale and enters the code. Check My Orders together: once the code is accepted, the order says Completed. If it doesn’t, read the code out again; all six digits must match.',
  },
  {
    id: 'not-as-described',
    title: 'The phone is not what was described. Do I have to buy it?',
    content: `No. At a meet-up, don’t pay and don’t share your code: cancel the booking in My Orders and report the listing. If it was shipped, report the problem on the order page within three days. ${
      takesOnline
        ? 'What you paid online is held until you both agree or an admin decides.'
        : 'You and the seller settle it there, or an admin decides. Money that you paid in person or by transfer has to come back from the seller.'
    }`,
  },
  {
    id: 'change-role',
    title: 'Can I both buy and sell?',
    content:
      'Yes, with one account. Choose “Sell a phone” and accept the seller terms: you become a Seller and can still book, pay and make offers, just not on your own phones. Your orders and favorites stay. To stop selling, withdraw your phones and switch back to Buyer in the dashboard.',
  },
  {
    id: 'google',
    title: 'I signed in with Google. Which role do I have?',
    content:
      'Buyer. To sell as well, choose “Sell a phone” and accept the seller terms. Your name comes from Google; we never see your Google password.',
  },
]

export function SupportQuestions() {
  return <Accordion items={questionsFor(useShop())} />
}
