import { createFileRoute } from '@tanstack/react-router'
import { loadShopPage, shopPageHead } from '../../content/load-shop-page.ts'
import { LegalPage } from '../../content/shop-page.tsx'

export const Route = createFileRoute('/(about)/terms')({
  staticData: { topics: ['content'] },
  loader: ({ context }) => loadShopPage(context, 'terms'),
  head: ({ loaderData, match }) => shopPageHead(loaderData, match.context.origin),
  component: Terms,
})

function Terms() {
  return <LegalPage page="terms" />
}
