import { createFileRoute, Link } from '@tanstack/react-router'
import { pages } from '../../../contract/urls.ts'
import { HowItWorks } from '../../content/how-it-works.tsx'
import { loadShopPage, shopPageHead } from '../../content/load-shop-page.ts'
import { TextParts } from '../../content/shop-page.tsx'
import { useTextLanguage } from '../../content/text-language.ts'
import { Article } from '../../shell/article.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { linkClass } from '../../ui/link.tsx'
import { useTranslations } from '../../ui/text.ts'

export const Route = createFileRoute('/(about)/about')({
  staticData: { text: ['home'], translated: true, topics: ['content'] },
  loader: ({ context }) => loadShopPage(context, 'about'),
  head: ({ loaderData, match }) => shopPageHead(loaderData, match.context.origin),
  component: About,
})

function About() {
  const text = Route.useLoaderData()
  const t = useTranslations('home')
  const language = useTextLanguage(text)
  return (
    <Article
      title={text.title}
      lead={text.description}
      language={language}
      picture={
        <img
          src="/art/slide-find.svg"
          alt=""
          width={1200}
          height={800}
          className="h-auto w-full rounded-box"
        />
      }
    >
      <section>
        <h2 className="mb-3 text-lg">{t('steps.title')}</h2>
        <HowItWorks />
      </section>
      <div className="contents" {...language}>
        <TextParts text={text} />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 lg:border-t lg:border-hairline lg:pt-8">
        <Link to={pages.products()} className={buttonClass({ variant: 'primary', size: 'large' })}>
          {t('slides.findAction')}
        </Link>
        <Link to={pages.support()} className={linkClass}>
          {t('about.safely')}
        </Link>
      </div>
    </Article>
  )
}
