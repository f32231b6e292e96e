import { createFileRoute } from '@tanstack/react-router'
import { HowItWorks } from '../../content/how-it-works.tsx'
import { loadShopPage, shopPageHead } from '../../content/load-shop-page.ts'
import { TextParts } from '../../content/shop-page.tsx'
import { Article } from '../../shell/article.tsx'
import { useTranslations } from '../../ui/text.ts'

export const Route = createFileRoute('/(about)/support')({
  staticData: { topics: ['content'], text: ['home'] },
  loader: ({ context }) => loadShopPage(context, 'support'),
  head: ({ loaderData, match }) => shopPageHead(loaderData, match.context.origin),
  component: Support,
})

function Support() {
  const text = Route.useLoaderData()
  const t = useTranslations('home.steps')
  return (
    <Article title={text.title} lead={text.description}>
      <section>
        <h2 className="mb-3 text-lg">{t('title')}</h2>
        <HowItWorks />
      </section>
      <TextParts text={text} />
    </Article>
  )
}
