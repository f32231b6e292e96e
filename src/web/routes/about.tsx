import { createFileRoute, Link } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import { Article, Part } from '../content/article.tsx'
import { pageHead } from '../document-head.ts'
import { buttonClass } from '../ui/button.tsx'
import { linkClass } from '../ui/link.tsx'

export const Route = createFileRoute('/about')({
  head: () =>
    pageHead('About', 'What Redial is, who runs it, how it treats your data, and what it costs.', {
      canonical: pages.about(),
    }),
  component: About,
})

function About() {
  return (
    <Article
      title="About"
      lead="Redial is a marketplace for second-hand phones that anybody can host for their town, club, school or company."
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
          A phone that works is worth more in somebody’s hand than in a drawer. What keeps people
          from buying one second-hand is doubt: is the description true, is the price fair, will the
          seller still have it when I get there? Redial answers those three, and leaves out the
          rest.
        </p>
      </Part>
      <Part title="How it works">
        <ul>
          <li>Sellers list a phone with a photo, its grade, how long it was used, and a price.</li>
          <li>Buyers book one phone with one press. The phone is held for them for 48 hours.</li>
          <li>
            Both meet: the buyer checks the phone, pays, and gives the seller a one-time code, which
            settles the sale. Or the buyer pays online and has it sent; the money is held until the
            phone has come and is as described.
          </li>
          <li>
            Admins look after the place: they read reports and take down what does not belong.
          </li>
        </ul>
      </Part>
      <Part title="Who runs it">
        <p>
          The people who installed it on their own server, and nobody else. Redial is software, not
          a company: no head office sees your listings or takes a share of a sale. Ask the person
          who gave you this address if you want to know who hosts it.
        </p>
      </Part>
      <Part title="What happens to your data">
        <p>
          It stays on this shop’s server. There are no trackers, no advertising networks and no
          pictures from other sites. Visitors can’t see email addresses. Your password is stored as
          a one-way hash.
        </p>
      </Part>
      <Part title="What it costs">
        <p>
          Nothing. Listing, advertising and booking are free. Money changes hands only between you
          and the other person, at the meet-up.
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
