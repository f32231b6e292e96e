import { createFileRoute } from '@tanstack/react-router'
import { loadShopPage, shopPageHead } from '../../content/load-shop-page.ts'
import { LegalPage } from '../../content/shop-page.tsx'

export const Route = createFileRoute('/(about)/fees')({
  staticData: { topics: ['content'] },
  loader: ({ context }) => loadShopPage(context, 'fees'),
  head: ({ loaderData, match }) => shopPageHead(loaderData, match.context.origin),
  component: Fees,
})

function Fees() {
  return <LegalPage page="fees" />
}
