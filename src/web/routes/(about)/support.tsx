import { createFileRoute } from '@tanstack/react-router'
import { loadShopPage, shopPageHead } from '../../content/load-shop-page.ts'
import { TextParts } from '../../content/shop-page.tsx'
import { Article } from '../../shell/article.tsx'

export const Route = createFileRoute('/(about)/support')({
  staticData: { topics: ['content'] },
  loader: ({ context }) => loadShopPage(context, 'support'),
  head: ({ loaderData, match }) => shopPageHead(loaderData, match.context.origin),
  component: Support,
})

function Support() {
  const text = Route.useLoaderData()
  return (
    <Article title={text.title} lead={text.description}>
      <TextParts text={text} />
    </Article>
  )
}
