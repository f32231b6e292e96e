import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../../content/legal-page.tsx'
import { loadShopPage, shopPageHead } from '../../content/load-shop-page.ts'

export const Route = createFileRoute('/(about)/fees')({
  staticData: { text: ['legal'], translated: true, topics: ['content'] },
  loader: ({ context }) => loadShopPage(context, 'fees'),
  head: ({ loaderData, match }) => shopPageHead(loaderData, match.context.origin),
  component: Fees,
})

function Fees() {
  return <LegalPage page="fees" />
}
