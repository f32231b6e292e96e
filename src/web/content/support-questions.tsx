import { Accordion, type AccordionItem } from '../ui/accordion.tsx'

const questions: readonly AccordionItem[] = [
  {
    id: 'hold-ends',
    title: 'What happens when the 48 hours are over?',
    content:
      'The booking ends by itself and the phone is on sale again. Nothing is charged, because nothing was paid. If it is still free you can book it again.',
  },
  {
    id: 'code-failed',
    title: 'The seller has my code but nothing happens. What now?',
    content:
      'The seller opens their dashboard, chooses the sale and types in the code. Look at My Orders together: as soon as the code was right the order says Completed. If it does not, read the code out again; all six digits must match.',
  },
  {
    id: 'not-as-described',
    title: 'The phone is not what was described. Do I have to buy it?',
    content:
      'No. When you meet, do not pay and do not give away your code: cancel the booking in My Orders, and report the listing. When it was sent, say what is wrong on the page of the order within three days: the money stays held until the two of you settle it or an admin decides.',
  },
  {
    id: 'change-role',
    title: 'Can I both buy and sell?',
    content:
      'An account is either a Buyer or a Seller. You can switch your role in the dashboard when you have no open orders or listings.',
  },
  {
    id: 'google',
    title: 'I signed in with Google. Which role do I have?',
    content: 'Buyer. Your name and photo come from Google; we do not learn your Google password.',
  },
]

export function SupportQuestions() {
  return <Accordion items={questions} />
}
