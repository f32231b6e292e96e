import { createFileRoute } from '@tanstack/react-router'
import { loadShopPage, shopPageHead } from '../../content/load-shop-page.ts'
import { LegalPage } from '../../content/shop-page.tsx'

export const Route = createFileRoute('/(about)/seller-terms')({
  staticData: { topics: ['content'] },
  loader: ({ context }) => loadShopPage(context, 'seller-terms'),
  head: ({ loaderData, match }) => shopPageHead(loaderData, match.context.origin),
  component: SellerTerms,
})

function SellerTerms() {
  return <LegalPage page="seller-terms" />
}
