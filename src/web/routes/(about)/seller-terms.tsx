import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../../content/legal-page.tsx'
import { loadShopPage, shopPageHead } from '../../content/load-shop-page.ts'

export const Route = createFileRoute('/(about)/seller-terms')({
  staticData: { text: ['legal'], translated: true, topics: ['content'] },
  loader: ({ context }) => loadShopPage(context, 'seller-terms'),
  head: ({ loaderData, match }) => shopPageHead(loaderData, match.context.origin),
  component: SellerTerms,
})

function SellerTerms() {
  return <LegalPage page="seller-terms" />
}
