import { createFileRoute, Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { pages } from '../../../contract/urls.ts'
import { ArticleList } from '../../content/article-list.tsx'
import { loadShopPage, shopPageHead } from '../../content/load-shop-page.ts'
import { RichText } from '../../content/rich-text.tsx'
import { useTextLanguage } from '../../content/text-language.ts'
import { lazyPart } from '../../lazy-part.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { buttonClass } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/layout/page-layout.tsx'
import { linkClass } from '../../ui/link.tsx'
import { useTranslations } from '../../ui/text.ts'

const SampleNote = lazyPart([], () => import('../../content-editor/sample-note.tsx'))

export const Route = createFileRoute('/(about)/blog')({
  staticData: { text: ['blog'], translated: true, topics: ['content'] },
  loader: ({ context }) => loadShopPage(context, 'blog'),
  head: ({ loaderData, match }) => shopPageHead(loaderData, match.context.origin),
  component: Blog,
})

function Blog() {
  const text = Route.useLoaderData()
  const language = useTextLanguage(text)
  const { user } = useViewer()
  return (
    <div className="page-width">
      <div {...language}>
        <PageHeader title={text.title} lead={text.description} />
      </div>
      <div className="grid items-start gap-10 pb-10 lg:grid-cols-[minmax(0,56rem)_18rem] lg:justify-between lg:gap-12">
        <div>
          {text.intro && (
            <div {...language}>
              <RichText html={text.intro} className="mb-6 max-w-prose leading-relaxed" />
            </div>
          )}
          <ArticleList text={text} />
        </div>
        <aside className="grid gap-6 lg:sticky lg:top-24">
          <Phones />
          {user?.role === 'admin' && (
            <Suspense>
              <SampleNote user={user} />
            </Suspense>
          )}
        </aside>
      </div>
    </div>
  )
}

/** The way on to the phones: most readers have come for one. */
function Phones() {
  const t = useTranslations('blog.phones')
  return (
    <section aria-label={t('title')} className="rounded-box bg-mist p-5">
      <img
        src="/art/step-buy-check.svg"
        alt=""
        width={240}
        height={180}
        loading="lazy"
        className="mx-auto h-auto w-40"
      />
      <h2 className="mt-3 text-base">{t('title')}</h2>
      <p className="mt-1 text-sm text-pretty text-muted">{t('text')}</p>
      <div className="mt-4 flex flex-col items-start gap-3">
        <Link to={pages.products()} className={buttonClass({ variant: 'primary' })}>
          {t('browse')}
        </Link>
        <Link to={pages.support()} className={linkClass}>
          {t('safely')}
        </Link>
      </div>
    </section>
  )
}
