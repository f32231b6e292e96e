import { createFileRoute } from '@tanstack/react-router'
import { loadShopPage, shopPageHead } from '../../content/load-shop-page.ts'
import { LegalPage } from '../../content/shop-page.tsx'

export const Route = createFileRoute('/(about)/cookies')({
  staticData: { topics: ['content'] },
  loader: ({ context }) => loadShopPage(context, 'cookies'),
  head: ({ loaderData, match }) => shopPageHead(loaderData, match.context.origin),
  component: Cookies,
})

function Cookies() {
  return <LegalPage page="cookies" />
}
