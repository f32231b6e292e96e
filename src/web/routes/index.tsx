import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pages } from '../../contract/urls.ts'
import { LISTING_TOPICS } from '../../shared/listings/listing-topics.ts'
import { type ShopPage, useApi } from '../api/index.ts'
import { contentQueries } from '../content/queries.ts'
import { RichText } from '../content/rich-text.tsx'
import { useTextLanguage } from '../content/text-language.ts'
import { pageHead } from '../document-head.ts'
import { Highlights } from '../listings/highlights.tsx'
import { highlightsQuery } from '../listings/highlights-query.ts'
import {
  AboutBlock,
  Advertised,
  Brands,
  DemoHint,
  HowTo,
  NotOpenYet,
  WhySafe,
} from '../listings/home-sections.tsx'
import { listingQueries } from '../listings/queries.ts'
import { load } from '../load.ts'
import { pageText } from '../page-text.ts'
import { HomeSearch } from '../search/home-search.tsx'
import { configQuery, useShop } from '../shell/shop.ts'
import { useViewer } from '../shell/viewer.ts'
import { organization, website } from '../structured-data.ts'
import { buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Carousel } from '../ui/pictures/carousel.tsx'
import { translate, useTranslations } from '../ui/text.ts'

export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient, api } }) => {
    await Promise.all([
      load(queryClient, highlightsQuery(api)),
      load(queryClient, listingQueries.categories(api)),
      queryClient.ensureInfiniteQueryData(listingQueries.adverts(api)),
      load(queryClient, listingQueries.config(api)),
      load(queryClient, contentQueries.homeTexts(api)),
    ])
  },
  staticData: {
    text: ['card', 'home'],
    hasSearch: true,
    translated: true,
    topics: ['catalog', 'adverts', 'content', 'price_curve', ...LISTING_TOPICS],
  },
  head: ({ match: { context } }) => {
    const {
      name = '',
      emblem = '',
      country,
    } = context.queryClient.getQueryData(configQuery(context.api).queryKey) ?? {}
    const t = translate(pageText(context), 'home')
    return pageHead(t('pageTitle'), t('description'), {
      origin: context.origin,
      canonical: pages.home(),
      sharedTitle: t('sharedTitle', { shop: name }),
      data: [
        website(name),
        {
          ...organization({ name, emblem, description: t('description') }),
          ...(country && { areaServed: country }),
        },
      ],
      feed: pages.feed(),
    })
  },
  component: Home,
})

function Home() {
  const t = useTranslations('home')
  const { data: texts = [] } = useQuery(contentQueries.homeTexts(useApi()))
  const blocks = new Map(texts.map((text) => [text.page, text]))
  return (
    <div className="page-width pt-4">
      <NotOpenYet />
      <section className="grid gap-3 pb-4 md:gap-4 md:pt-4">
        <h1 className="text-xl">{t('slides.find')}</h1>
        <HomeSearch />
        <Brands />
      </section>
      <DemoHint />
      <Highlights />
      <Slides blocks={blocks} />
      <Advertised />
      <HowTo />
      <WhySafe text={blocks.get('home-reasons')} />
      <AboutBlock text={blocks.get('home-about')} />
    </div>
  )
}

/** Three things worth knowing before buying or selling here. */
function Slides({ blocks }: { blocks: ReadonlyMap<ShopPage['page'], ShopPage> }) {
  const t = useTranslations('home.slides')
  const { kind } = useViewer()
  const isMet = useShop().deliveryMethods.includes('pick_up')
  return (
    <Carousel
      label={t('label')}
      slides={[
        {
          id: 'find',
          label: t('find'),
          content: (
            <Slide stage="bg-sand" art="/art/slide-find.svg" text={blocks.get('home-find')}>
              <Link to={pages.products()} className={buttonClass()}>
                {t('findAction')}
              </Link>
            </Slide>
          ),
        },
        {
          id: 'safe',
          label: t(isMet ? 'meet' : 'buy'),
          content: (
            <Slide stage="bg-sage" art="/art/slide-safe.svg" text={blocks.get('home-safe')}>
              <Link to={pages.support()} className={buttonClass()}>
                {t(isMet ? 'meetAction' : 'buyAction')}
              </Link>
            </Slide>
          ),
        },
        {
          id: 'sell',
          label: t('sell'),
          content: (
            <Slide stage="bg-mist" art="/art/slide-sell.svg" text={blocks.get('home-sell')}>
              <Link
                to={kind === 'visitor' ? pages.signUp(pages.addProduct()) : pages.addProduct()}
                className={buttonClass()}
              >
                {t('sellAction')}
              </Link>
            </Slide>
          ),
        },
      ]}
    />
  )
}

type SlideProps = {
  stage: string
  art: string
  text: ShopPage | undefined
  children: ReactNode
}

function Slide({ stage, art, text, children }: SlideProps) {
  const language = useTextLanguage(text)
  return (
    <div
      className={classNames(
        'grid h-full grid-cols-[3fr_2fr] items-center gap-x-4 overflow-hidden lg:grid-cols-[3fr_1fr]',
        stage,
      )}
    >
      <div className="flex flex-col items-start gap-2 p-4 pe-0 md:p-8 md:pe-0">
        <div className="grid gap-2" {...language}>
          <h2 className="text-lg md:text-xl">{text?.title}</h2>
          {text && (
            <RichText html={text.intro} className="max-w-prose text-pretty max-md:text-sm" />
          )}
        </div>
        <div className="pt-1">{children}</div>
      </div>
      <img
        src={art}
        alt=""
        width={1200}
        height={800}
        loading="lazy"
        className="aspect-3/2 w-full self-end object-cover md:h-full md:self-stretch"
      />
    </div>
  )
}
