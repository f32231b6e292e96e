import { createFileRoute, Link } from '@tanstack/react-router'
import { pages } from '../../../contract/urls.ts'
import { BOOKING_HOLD_HOURS } from '../../../shared/orders/order-limits.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { descriptions, pageHead } from '../../document-head.ts'
import { Article, Part } from '../../shell/article.tsx'
import { useShop } from '../../shell/shop.ts'
import { buttonClass } from '../../ui/button.tsx'
import { linkClass } from '../../ui/link.tsx'

export const Route = createFileRoute('/(about)/about')({
  head: ({ match }) =>
    pageHead('About', descriptions.about, {
      origin: match.context.origin,
      canonical: pages.about(),
    }),
  component: About,
})

function About() {
  const { takesOnline, takesTransfer, fee, contact } = useShop()
  return (
    <Article
      title="About"
      lead="Redial is a marketplace for second-hand phones that anyone can host for their town, club, school or company."
    >
      <img
        src="/art/slide-find.svg"
        alt=""
        width={1200}
        height={800}
        className="h-auto w-full rounded-box"
      />
      <Part title="Why it exists">
        <p>
          A working phone is worth more in someone’s hand than in a drawer. What keeps people from
          buying second-hand is doubt: is the description true, is the price fair, will the phone
          still be there when I arrive? Redial answers these three questions.
        </p>
      </Part>
      <Part title="How it works">
        <ul>
          <li>Sellers list a phone with a photo, its grade, how long it was used, and a price.</li>
          <li>
            Buyers book a phone with one click. It’s held for them for{' '}
            {formatQuantity(BOOKING_HOLD_HOURS, 'hour')}.
          </li>
          <li>
            They meet: the buyer checks the phone, pays, and gives the seller a one-time code, which
            completes the sale.
            <span>
              {takesOnline &&
                ' Or the buyer pays online and has the phone shipped; the money is held until the phone has arrived and matches the description.'}
            </span>
            <span>
              {takesTransfer &&
                ' Where a listing offers it, the buyer pays by bank transfer; that money doesn’t pass through Redial, and Redial can’t get it back.'}
            </span>
          </li>
          <li>One account does both: buy today, sell tomorrow.</li>
          <li>Admins read every report and remove listings that break the rules.</li>
        </ul>
      </Part>
      <Part title="Who runs it">
        <p>
          The people who installed it on their own server, and nobody else. Redial is software, not
          a company: there is no head office that sees your listings.{' '}
          <Link to={pages.contact()} className={linkClass}>
            Write to the people who run this shop
          </Link>
          .
        </p>
        {contact.address && <p className="whitespace-pre-line">{contact.address}</p>}
      </Part>
      <Part title="What happens to your data">
        <p>
          It stays on this shop’s server. There are no trackers, no advertising networks and no
          pictures from other sites. Only you and the admins see your email address. Your password
          is stored as a one-way hash.
        </p>
      </Part>
      <Part title="What it costs">
        <p>
          Listing, advertising and booking are free. If you pay in person, the money goes straight
          to the seller.
          <span>
            {takesOnline &&
              (fee
                ? ` When a sale is paid online, this shop keeps ${fee.text} of the price. Sellers see what they get before they list a phone.`
                : ' When a sale is paid online, the seller gets the full price.')}
          </span>
        </p>
      </Part>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Link to={pages.products()} className={buttonClass({ variant: 'primary', size: 'large' })}>
          See all phones
        </Link>
        <Link to={pages.support()} className={linkClass}>
          How to buy and sell safely
        </Link>
      </div>
    </Article>
  )
}
