import { createFileRoute } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import { SELLER_TERMS_DATE, SELLER_TERMS_VERSION } from '../../shared/accounts/account-rules.ts'
import { Article } from '../content/article.tsx'
import { SellerTermsText } from '../content/seller-terms-text.tsx'
import { pageHead } from '../document-head.ts'
import { descriptions } from '../seo/descriptions.ts'
import { useReader } from '../ui/reader.tsx'

export const Route = createFileRoute('/seller-terms')({
  head: () =>
    pageHead('Seller terms', descriptions?.sellerTerms, {
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
