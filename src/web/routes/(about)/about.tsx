import { createFileRoute, Link } from '@tanstack/react-router'
import { pages } from '../../../contract/urls.ts'
import { BOOKING_HOLD_HOURS } from '../../../shared/orders/order-limits.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import type { Config } from '../../api/index.ts'
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

const serviceTexts: Record<Config['services'][number], string> = {
  stripe:
    'Stripe processes payments and payouts. At the checkout, its own scripts read your card and check for fraud, for which they may use cookies; sellers enter their bank account at Stripe.',
  google: 'If you choose to log in with Google, Google learns that you use this shop.',
  file_storage: 'A storage provider holds photos, or backups of the shop.',
  image_hosts: 'Some listings show pictures from other sites, which see your IP address.',
  imei_list: 'A register of stolen phones is asked about the IMEI of phones, without a name.',
  text_messages:
    'A provider of text messages gets the phone number that a seller confirms, and the code.',
  mail_server: 'A mail server delivers the emails that this shop sends you.',
}

function About() {
  const { takesOnline, takesTransfer, transferPayee, services, fee, contact } = useShop()
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
                (transferPayee === 'shop'
                  ? ' Or the buyer pays by transfer to the people who run this shop.'
                  : ' Where a listing offers it, the buyer pays the seller by transfer; that money doesn’t pass through this shop, and nobody here can get it back.')}
            </span>
          </li>
          <li>One account does both: buy today, sell tomorrow.</li>
          <li>Admins read every report and remove listings that break the rules.</li>
        </ul>
      </Part>
      <Part title="Who runs it">
        <p>
          The people who installed it, and nobody else. Redial is software, not a company: there is
          no head office that sees your listings.{' '}
          <Link to={pages.contact()} className={linkClass}>
            Write to the people who run this shop
          </Link>
          .
        </p>
        {contact.address && <p className="whitespace-pre-line">{contact.address}</p>}
      </Part>
      <Part title="What happens to your data">
        <p>
          The people who run this shop store it.
          <span>
            {services.includes('stripe')
              ? ' There are no advertising networks.'
              : ' There are no trackers and no advertising networks.'}
          </span>
          <span>
            {!services.includes('image_hosts') && ' Pages show no pictures from other sites.'}
          </span>{' '}
          Of the people here, only you and the admins see your email address. Your password is
          stored as a one-way hash.
        </p>
        {services.length > 0 && (
          <>
            <p>These services of others get the part that they need:</p>
            <ul>
              {services.map((service) => (
                <li key={service}>{serviceTexts[service]}</li>
              ))}
            </ul>
          </>
        )}
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
