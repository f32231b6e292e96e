import { createFileRoute } from '@tanstack/react-router'
import { WithContents } from '../../content/contents.tsx'
import { HowItWorks } from '../../content/how-it-works.tsx'
import { loadShopPage, shopPageHead } from '../../content/load-shop-page.ts'
import { TextParts } from '../../content/shop-page.tsx'
import { useTextLanguage } from '../../content/text-language.ts'
import { Article } from '../../shell/article.tsx'
import { useTranslations } from '../../ui/text.ts'

export const Route = createFileRoute('/(about)/support')({
  staticData: { text: ['home', 'legal'], translated: true, topics: ['content'] },
  loader: ({ context }) => loadShopPage(context, 'support'),
  head: ({ loaderData, match }) => shopPageHead(loaderData, match.context.origin),
  component: Support,
})

function Support() {
  const text = Route.useLoaderData()
  const t = useTranslations('home.steps')
  const language = useTextLanguage(text)
  return (
    <Article title={text.title} lead={text.description} language={language}>
      <WithContents sections={text.sections} language={language} isJumpList>
        <section>
          <h2 className="mb-3 text-lg">{t('title')}</h2>
          <HowItWorks />
        </section>
        <div className="contents" {...language}>
          <TextParts text={text} />
        </div>
      </WithContents>
    </Article>
  )
}
