import { createFileRoute } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import { pageHead } from '../document-head.ts'
import { AboutBlock, Advertised, Brands, DemoHint, WhySafe } from '../home/home-sections.tsx'
import { Slides } from '../home/slides.tsx'
import { listingQueries } from '../listings/queries.ts'
import { load } from '../load.ts'
import { descriptions } from '../seo/descriptions.ts'
import { organization } from '../seo/structured-data.ts'

export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient, api } }) => {
    await Promise.all([
      load(queryClient, listingQueries.categories(api)),
      queryClient.ensureInfiniteQueryData(listingQueries.adverts(api)),
      load(queryClient, listingQueries.config(api)),
    ])
  },
  head: () =>
    pageHead('Home', descriptions?.home, {
      canonical: pages.home(),
      data: import.meta.env.SSR ? [organization()] : [],
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
