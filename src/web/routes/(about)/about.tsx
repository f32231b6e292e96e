import { createFileRoute, Link } from '@tanstack/react-router'
import { pages } from '../../../contract/urls.ts'
import { loadShopPage, shopPageHead } from '../../content/load-shop-page.ts'
import { TextParts } from '../../content/shop-page.tsx'
import { Article } from '../../shell/article.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { linkClass } from '../../ui/link.tsx'

export const Route = createFileRoute('/(about)/about')({
  staticData: { topics: ['content'] },
  loader: ({ context }) => loadShopPage(context, 'about'),
  head: ({ loaderData, match }) => shopPageHead(loaderData, match.context.origin),
  component: About,
})

function About() {
  const text = Route.useLoaderData()
  return (
    <Article title={text.title} lead={text.description}>
      <img
        src="/art/slide-find.svg"
        alt=""
        width={1200}
        height={800}
        className="h-auto w-full rounded-box"
      />
      <TextParts text={text} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Link to={pages.products()} className={buttonClass({ variant: 'primary', size: 'large' })}>
          See all phones
        </Link>
        <Link to={pages.support()} className={linkClass}>
          How to buy and sell safely
        </Link>
      </div>
    </Article>
  )
}
