import { createFileRoute } from '@tanstack/react-router'
import { aboutSeller, pageHead } from '../document-head.ts'
import { BrowserSkeleton } from '../listings/page-skeletons.tsx'
import { loadActions } from '../listings/phone-card.tsx'
import { load } from '../load.ts'
import { ratingsQuery } from '../orders/ratings/rating-card.tsx'
import { searchQuery } from '../search/queries.ts'
import { sellerQueries } from '../sellers/queries.ts'
import { SellerPage } from '../sellers/seller-page.tsx'

export const Route = createFileRoute('/sellers/$id')({
  loader: async ({ context: { queryClient, api, kind }, params: { id } }) => {
    const seller = await load(queryClient, sellerQueries.profile(api, id))
    const [found] = await Promise.all([
      queryClient.ensureInfiniteQueryData(searchQuery(api, { seller: seller._id })),
      queryClient.ensureQueryData(ratingsQuery(api, seller._id)),
      loadActions(kind),
    ])
    return { seller, phones: found.pages[0]?.items ?? [] }
  },
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const { seller, phones } = loaderData
    const about = seller.place ? `${seller.name}, ${seller.place}` : seller.name
    return pageHead(
      seller.name,
      `Second-hand phones from ${about}: what is on sale, what was sold, and reviews.`,
      aboutSeller(seller, phones),
    )
  },
  component: Seller,
  pendingComponent: BrowserSkeleton,
})

function Seller() {
  const { seller } = Route.useLoaderData()
  return <SellerPage key={seller._id} loaded={seller} />
}
