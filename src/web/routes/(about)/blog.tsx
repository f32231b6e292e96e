import { createFileRoute } from '@tanstack/react-router'
import { loadShopPage, shopPageHead } from '../../content/load-shop-page.ts'
import { RichText } from '../../content/rich-text.tsx'
import { toItem } from '../../content/shop-page.tsx'
import { Accordion } from '../../ui/accordion.tsx'
import { PageHeader } from '../../ui/layout/page-layout.tsx'

export const Route = createFileRoute('/(about)/blog')({
  staticData: { topics: ['content'] },
  loader: ({ context }) => loadShopPage(context, 'blog'),
  head: ({ loaderData, match }) => shopPageHead(loaderData, match.context.origin),
  component: Blog,
})

function Blog() {
  const { title, description, intro, sections } = Route.useLoaderData()
  return (
    <div className="page-width items-start gap-x-12 lg:grid lg:grid-cols-[20rem_minmax(0,1fr)]">
      <PageHeader title={title} lead={description} />
      <div className="lg:pt-8">
        {intro && <RichText html={intro} className="mb-6" />}
        <Accordion items={sections.map(toItem)} />
      </div>
    </div>
  )
}
