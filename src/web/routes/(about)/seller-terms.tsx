import { createFileRoute, Link } from '@tanstack/react-router'
import { pages } from '../../../contract/urls.ts'
import { SELLER_TERMS_DATE, SELLER_TERMS_VERSION } from '../../../shared/accounts/account-rules.ts'
import { descriptions, pageHead } from '../../document-head.ts'
import { Article, Part } from '../../shell/article.tsx'
import { linkClass } from '../../ui/link.tsx'
import { useReader } from '../../ui/reader.tsx'

export const Route = createFileRoute('/(about)/seller-terms')({
  head: ({ match }) =>
    pageHead('Seller terms', descriptions.sellerTerms, {
      origin: match.context.origin,
      canonical: pages.sellerTerms(),
    }),
  component: SellerTerms,
})

function SellerTerms() {
  const { calendarDay } = useReader()
  return (
    <Article
      title="Seller terms"
      lead={`What you agree to when you sell here. Version ${SELLER_TERMS_VERSION}, ${calendarDay(SELLER_TERMS_DATE)}.`}
    >
      <SellerTermsText />
    </Article>
  )
}

/** The seller terms. Raise SELLER_TERMS_VERSION with every change of this text. */
function SellerTermsText() {
  return (
    <>
      <Part title="What you may sell">
        <ul>
          <li>Phones that belong to you, or that the owner asked you to sell.</li>
          <li>
            No stolen, lost or blocked phones, no counterfeits, and nothing that still belongs to a
            lender or an employer.
          </li>
          <li>Only phones: no services, no accounts, no other goods.</li>
        </ul>
      </Part>
      <Part title="How you describe it">
        <ul>
          <li>Use photos of the phone itself, not pictures from elsewhere.</li>
          <li>
            Name every fault you know of, and answer the questions about its condition truthfully.
          </li>
          <li>Sign out of all accounts and erase the phone before you hand it over.</li>
          <li>List each phone once.</li>
        </ul>
      </Part>
      <Part title="When someone books it">
        <ul>
          <li>The booking holds the phone at the price you set or accepted.</li>
          <li>
            Hand it over or ship it by the deadline in the order. If you can’t, cancel and say why;
            the buyer gets back what they paid.
          </li>
          <li>Don’t ask the buyer to pay more, or in another way than the order says.</li>
          <li>
            Use the buyer’s name and address for this sale only, and don’t pass them on to anyone
            but the carrier.
          </li>
        </ul>
      </Part>
      <Part title="If something goes wrong">
        <p>
          If the buyer reports that the phone is missing or not as described, the money that we hold
          stays held until you both agree or an uninvolved admin decides. Answer by the deadline in
          the order. Buyers’ legal rights apply in addition to these terms.
        </p>
      </Part>
      <Part title="What it costs">
        <p>
          Listing and advertising are free. If this shop keeps a fee from a sale, the order shows it
          from the moment the phone is booked, and it doesn’t change later.
        </p>
      </Part>
      <Part title="Your part in this">
        <p>
          The sale is a contract between you and the buyer; this shop is not a party to it. You
          declare your income and pay your taxes yourself. Admins can take down a listing or close
          an account that breaks these terms, and tell you why. You can stop at any time: withdraw
          your phones, finish open sales, and switch back to Buyer in your{' '}
          <Link to={pages.settings()} hash="profile" className={linkClass}>
            settings
          </Link>
          .
        </p>
      </Part>
    </>
  )
}
