import { createFileRoute, redirect } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import { catalogQueries } from '../catalog/queries.ts'
import { pageHead } from '../document-head.ts'
import { priceSummary } from '../listings/listing-labels.ts'
import { ModelScreen } from '../listings/model-page.tsx'
import { BrowserSkeleton } from '../listings/page-skeletons.tsx'
import { load } from '../load.ts'
import { pricingQueries } from '../pricing/queries.ts'

export const Route = createFileRoute('/models/$slug')({
  loader: async ({ context: { queryClient, api }, params }) => {
    const [model] = await Promise.all([
      load(queryClient, catalogQueries.model(api, params.slug)),
      load(queryClient, catalogQueries.offers(api, params.slug)),
    ])
    // A model that turned out to be another one lives at that one's address.
    if (model.slug !== params.slug) throw redirect({ to: pages.model(model.slug), statusCode: 301 })
    await load(queryClient, pricingQueries.ofModel(api, model.slug))
    return model
  },
  head: ({ loaderData: model }) => {
    if (!model) return {}
    return pageHead(
      model.fullName,
      `Second-hand ${model.fullName}: ${priceSummary(model)} Facts, prices and offers side by side.`,
      { canonical: pages.model(model.slug) },
    )
  },
  component: ModelRoute,
  pendingComponent: BrowserSkeleton,
})

function ModelRoute() {
  return <ModelScreen model={Route.useLoaderData()} />
}
