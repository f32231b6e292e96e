import { createFileRoute, Link } from '@tanstack/react-router'
import { pages } from '../../../contract/urls.ts'
import { gradeMeanings } from '../../../shared/listings/grade-meanings.ts'
import { gradeName, grades } from '../../../shared/listings/grades.ts'
import { BOOKING_HOLD_HOURS, INSPECTION_HOURS } from '../../../shared/orders/order-limits.ts'
import { formatQuantity, spellQuantity } from '../../../shared/quantities.ts'
import { HOURS_A_DAY } from '../../../shared/time.ts'
import { descriptions, pageHead } from '../../document-head.ts'
import { Article, Part } from '../../shell/article.tsx'
import { type ShopTerms, useShop } from '../../shell/shop.ts'
import { Accordion, type AccordionItem } from '../../ui/accordion.tsx'
import { Facts } from '../../ui/layout/page-layout.tsx'
import { linkClass } from '../../ui/link.tsx'

export const Route = createFileRoute('/(about)/support')({
  head: ({ match }) =>
    pageHead('Support', descriptions.support, {
      origin: match.context.origin,
      canonical: pages.support(),
    }),
  component: Support,
})

function Support() {
  const { takesOnline, takesTransfer, transferPayee } = useShop()
  return (
    <Article title="Support" lead="How buying and selling work here, and how to do both safely.">
      <Part title="Buying, step by step">
        <ol>
          <li>Log in and choose Book Now on the phone you want.</li>
          <li>
            The phone is held for you for {formatQuantity(BOOKING_HOLD_HOURS, 'hour')}. See{' '}
            <Link to={pages.myOrders()} className={linkClass}>
              My Orders
            </Link>{' '}
            for what to do next.
          </li>
          <li>
            {takesOnline
              ? 'Choose to meet the seller, or pay online and have it shipped.'
              : 'Choose how you get it and how you pay, from what the seller offers.'}
          </li>
          <li>
            At a meet-up: check the phone, pay, and give the seller your code. It completes the
            sale.
          </li>
          <li>
            If it’s shipped: mark it as arrived and check it within{' '}
            {spellQuantity(INSPECTION_HOURS / HOURS_A_DAY, 'day')}. Then confirm it or report a
            problem.<span>{takesOnline && ' What you paid online is held until then.'}</span>
            <span>
              {takesTransfer &&
                ` What you paid by transfer is with the ${transferPayee ?? 'seller'} already.`}
            </span>
          </li>
        </ol>
      </Part>
      <Part title="What to check at the meet-up">
        <ul>
          <li>Meet during the day in a public place with Wi-Fi, and bring your SIM card.</li>
          <li>
            Dial <code className="font-mono">*#06#</code> and compare the IMEI on the screen with
            the one on the box or in the settings.
          </li>
          <li>
            Make sure the phone is signed out: no Apple or Google account, no screen lock, reset to
            its setup screen.
          </li>
          <li>
            Make a call, take a photo with each camera, connect to Wi-Fi, plug in the charger.
          </li>
          <li>
            Check the battery health in the settings, and the screen on a white and a black image.
          </li>
          <li>Keep your code to yourself until you’re satisfied.</li>
        </ul>
      </Part>
      <Part title="Selling, step by step">
        <ol>
          <li>Back up the phone, sign out of its accounts, remove the SIM, reset it.</li>
          <li>
            <Link to={pages.addProduct()} className={linkClass}>
              Add the product
            </Link>
            : one clear photo in daylight, an honest grade, a price.
          </li>
          <li>Advertise it if you want it on the home page.</li>
          <li>
            When someone books it, the order says what to do: agree on a place and enter their code,
            or ship it with a tracking number.
          </li>
        </ol>
      </Part>
      <Part title="What the grades mean">
        <Facts
          facts={grades.map((grade) => ({
            term: gradeName(grade),
            value: <span className="font-normal">{gradeMeanings[grade]}</span>,
          }))}
        />
      </Part>
      <Part title="Questions">
        <SupportQuestions />
      </Part>
    </Article>
  )
}

const questionsFor = ({ takesOnline }: ShopTerms): readonly AccordionItem[] => [
  {
    id: 'hold-ends',
    title: `What happens when the ${formatQuantity(BOOKING_HOLD_HOURS, 'hour')} are over?`,
    content:
      'The booking ends automatically and the phone is for sale again. You aren’t charged. If the phone is still available, you can book it again.',
  },
  {
    id: 'code-failed',
    title: 'The seller has my code but nothing happens. What now?',
    content:
      'The seller opens their dashboard, opens the sale and enters the code. Check My Orders together: once the code is accepted, the order says Completed. If it doesn’t, read the code out again; all six digits must match.',
  },
  {
    id: 'not-as-described',
    title: 'The phone isn’t as described. Do I have to buy it?',
    content: `No. At a meet-up, don’t pay and don’t share your code: cancel the booking in My Orders and report the listing. If it was shipped, report the problem on the order page within ${spellQuantity(INSPECTION_HOURS / HOURS_A_DAY, 'day')}. ${
      takesOnline
        ? 'What you paid online is held until you both agree or an admin decides.'
        : 'You and the seller settle it there, or an admin decides. Money that you paid in person or by transfer has to come back from the seller.'
    }`,
  },
  {
    id: 'change-role',
    title: 'Can I both buy and sell?',
    content:
      'Yes, with one account. Choose “Sell a phone” and accept the seller terms: you become a Seller and can still book, pay and make offers, just not on your own phones. Your orders and favorites stay. To stop selling, withdraw your phones and switch back to Buyer in your settings.',
  },
  {
    id: 'google',
    title: 'I logged in with Google. Which role do I have?',
    content:
      'Buyer. To sell as well, choose “Sell a phone” and accept the seller terms. Your name comes from Google; we never see your Google password.',
  },
]

function SupportQuestions() {
  return <Accordion items={questionsFor(useShop())} />
}
