import { createFileRoute, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pages } from '../../contract/urls.ts'
import { LISTING_TOPICS } from '../../shared/listings/listing-topics.ts'
import { BOOKING_HOLD_HOURS } from '../../shared/orders/order-limits.ts'
import { formatQuantity } from '../../shared/quantities.ts'
import { descriptions, pageHead } from '../document-head.ts'
import { AboutBlock, Advertised, Brands, DemoHint, WhySafe } from '../listings/home-sections.tsx'
import { listingQueries } from '../listings/queries.ts'
import { load } from '../load.ts'
import { useShop } from '../shell/shop.ts'
import { useViewer } from '../shell/viewer.ts'
import { organization } from '../structured-data.ts'
import { buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Carousel } from '../ui/pictures/carousel.tsx'

export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient, api } }) => {
    await Promise.all([
      load(queryClient, listingQueries.categories(api)),
      queryClient.ensureInfiniteQueryData(listingQueries.adverts(api)),
      load(queryClient, listingQueries.config(api)),
    ])
  },
  staticData: { topics: ['catalog', 'adverts', ...LISTING_TOPICS] },
  head: ({ match }) =>
    pageHead('Home', descriptions.home, {
      origin: match.context.origin,
      canonical: pages.home(),
      data: [organization()],
      feed: pages.feed(),
    }),
  component: Home,
})

function Home() {
  return (
    <div className="page-width pt-4">
      <DemoHint />
      <Slides />
      <Brands />
      <Advertised />
      <WhySafe />
      <AboutBlock />
    </div>
  )
}

/** Three things worth knowing before buying or selling here. */
function Slides() {
  const { kind } = useViewer()
  const { takesOnline } = useShop()
  return (
    <Carousel
      label="What Redial is for"
      slides={[
        {
          id: 'find',
          label: 'Find a phone',
          content: (
            <Slide
              stage="bg-sand"
              art="/art/slide-find.svg"
              heading="h1"
              title="A good phone doesn’t have to be new"
              text="Compare second-hand phones by grade, age and price. Key facts first, with what you save."
              first
            >
              <Link to={pages.products()} className={action('primary')}>
                See all phones
              </Link>
            </Slide>
          ),
        },
        {
          id: 'safe',
          label: 'Meet safely',
          content: (
            <Slide
              stage="bg-sage"
              art="/art/slide-safe.svg"
              title="See it first, pay when you meet"
              text={`A booking holds the phone for ${formatQuantity(BOOKING_HOLD_HOURS, 'hour')} and costs nothing. ${
                takesOnline
                  ? 'Pay when you meet, or online: the seller gets the money once you have the phone.'
                  : 'Pay when you have seen the phone, and give the seller your code.'
              }`}
            >
              <Link to={pages.support()} className={action('quiet')}>
                How a meet-up works
              </Link>
            </Slide>
          ),
        },
        {
          id: 'sell',
          label: 'Sell yours',
          content: (
            <Slide
              stage="bg-mist"
              art="/art/slide-sell.svg"
              title="Turn your old phone into money"
              text="One photo, a name and a price are enough to list it. You choose who you sell to."
            >
              <Link
                to={kind === 'visitor' ? pages.signUp(pages.addProduct()) : pages.addProduct()}
                className={action('quiet')}
              >
                Sell a phone
              </Link>
            </Slide>
          ),
        },
      ]}
    />
  )
}

function action(variant: 'primary' | 'quiet') {
  return buttonClass({ variant, size: 'large' })
}

type SlideProps = {
  stage: string
  art: string
  title: string
  text: string
  heading?: 'h1' | 'h2'
  first?: boolean
  children: ReactNode
}

function Slide(props: SlideProps) {
  const { stage, art, title, text, heading: Heading = 'h2', first = false, children } = props
  return (
    <div className={classNames('grid h-full overflow-hidden md:grid-cols-[5fr_6fr]', stage)}>
      <div className="relative h-52 md:order-last md:h-auto md:min-h-104">
        <img
          src={art}
          alt=""
          width={1200}
          height={800}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          className="absolute size-full object-cover"
        />
      </div>
      <div className="flex flex-col items-start justify-center gap-4 p-6 md:p-8 lg:p-12">
        <Heading className="text-2xl">{title}</Heading>
        <p className="max-w-prose text-pretty">{text}</p>
        <div className="mt-auto pt-2 md:mt-2">{children}</div>
      </div>
    </div>
  )
}
