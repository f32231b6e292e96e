import { createFileRoute } from '@tanstack/react-router'
import { loadShopPage, shopPageHead } from '../../content/load-shop-page.ts'
import { LegalPage } from '../../content/shop-page.tsx'

export const Route = createFileRoute('/(about)/imprint')({
  staticData: { topics: ['content'] },
  loader: ({ context }) => loadShopPage(context, 'imprint'),
  head: ({ loaderData, match }) => shopPageHead(loaderData, match.context.origin),
  component: Imprint,
})

function Imprint() {
  return <LegalPage page="imprint" />
}
