import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../../content/legal-page.tsx'
import { loadShopPage, shopPageHead } from '../../content/load-shop-page.ts'

export const Route = createFileRoute('/(about)/imprint')({
  staticData: { text: ['legal'], translated: true, topics: ['content'] },
  loader: ({ context }) => loadShopPage(context, 'imprint'),
  head: ({ loaderData, match }) => shopPageHead(loaderData, match.context.origin),
  component: Imprint,
})

function Imprint() {
  return <LegalPage page="imprint" />
}
