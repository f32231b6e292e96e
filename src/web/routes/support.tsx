import { createFileRoute, Link } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import { grades } from '../../shared/field-values.ts'
import { Article, Part } from '../content/article.tsx'
import { SupportQuestions } from '../content/support-questions.tsx'
import { pageHead } from '../document-head.ts'
import { gradeLabels, gradeMeanings } from '../listings/listing-labels.ts'
import { Facts } from '../ui/layout/page-layout.tsx'
import { linkClass } from '../ui/link.tsx'

export const Route = createFileRoute('/support')({
  head: () =>
    pageHead(
      'Support',
      'How booking and meeting work, what the grades mean, what to check on a used phone, and how to get one ready to sell.',
      { canonical: pages.support() },
    ),
  component: Support,
})

function Support() {
  return (
    <Article title="Support" lead="How buying and selling work here, and how to do both safely.">
      <Part title="Buying, step by step">
        <ol>
          <li>Log in as a Buyer and press Book Now on the phone you want.</li>
          <li>
            The phone is held for you for 48 hours. You find it in{' '}
            <Link to={pages.myOrders()} className={linkClass}>
              My Orders
            </Link>{' '}
            with the one thing to do next.
          </li>
          <li>Choose to meet the seller, or to pay online and have it sent.</li>
          <li>
            When you meet: check the phone, pay, and give the seller your code. It settles the sale.
          </li>
          <li>
            When it is sent: say that it has come, and look it over within three days. Then confirm
            it, or say what is wrong. Until then the money is held.
          </li>
        </ol>
      </Part>
      <Part title="What to check at the meet-up">
        <ul>
          <li>Meet by day in a public place with Wi-Fi, and bring your SIM card.</li>
          <li>
            Dial <code className="font-mono">*#06#</code> and compare the IMEI on the screen with
            the one on the box or in the settings.
          </li>
          <li>
            Make sure the phone is signed out: no Apple or Google account, no screen lock, reset to
            its first-start screen.
          </li>
          <li>Make a call, take a photo with each camera, join a Wi-Fi, plug in the charger.</li>
          <li>
            Look at the battery’s health in the settings, and at the screen on white and black.
          </li>
          <li>Keep your code to yourself until all of that is right.</li>
        </ul>
      </Part>
      <Part title="Selling, step by step">
        <ol>
          <li>Back up the phone, sign out of its accounts, remove the SIM, reset it.</li>
          <li>
            <Link to={pages.addProduct()} className={linkClass}>
              Add the product
            </Link>
            : one clear photo by daylight, an honest grade, a price.
          </li>
          <li>Advertise it if you want it on the home page.</li>
          <li>
            When somebody books it, the order says what to do: agree on a place and type in their
            code, or send it with a tracking number.
          </li>
        </ol>
      </Part>
      <Part title="What the grades mean">
        <Facts
          facts={grades.map((grade) => ({
            term: `${grade}, ${gradeLabels[grade].toLowerCase()}`,
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
