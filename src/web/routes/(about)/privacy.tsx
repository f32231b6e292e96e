import { createFileRoute } from '@tanstack/react-router'
import { loadShopPage, shopPageHead } from '../../content/load-shop-page.ts'
import { LegalPage } from '../../content/shop-page.tsx'

export const Route = createFileRoute('/(about)/privacy')({
  staticData: { topics: ['content'] },
  loader: ({ context }) => loadShopPage(context, 'privacy'),
  head: ({ loaderData, match }) => shopPageHead(loaderData, match.context.origin),
  component: Privacy,
})

function Privacy() {
  return <LegalPage page="privacy" />
}
