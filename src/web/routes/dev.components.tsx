import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { pageHead } from '../document-head.ts'
import { ControlExamples } from '../gallery/control-examples.tsx'
import { listingQueries } from '../listings/queries.ts'
import { PageHeader } from '../ui/layout/page-layout.tsx'

/** The loader waits for it, so that the server renders it too. */
const ContentExamples = lazyRouteComponent(
  () => import('../gallery/content-examples.tsx'),
  'ContentExamples',
)

/** All components of `src/web/ui` in all their states; not found in production. */
export const Route = createFileRoute('/dev/components')({
  staticData: { text: ['card', 'home', 'table', 'sell', 'fields'] },
  async loader({ context }) {
    const config = await context.queryClient.ensureQueryData(listingQueries.config(context.api))
    if (!config.development) throw notFound()
    await ContentExamples.preload?.()
  },
  head: () => pageHead('Components', undefined, { robots: 'noindex' }),
  component: ComponentGallery,
})

function ComponentGallery() {
  return (
    <div className="page-width pb-14">
      <PageHeader
        title="Components"
        lead="Every part of the interface in every state. Switch the theme at the top of the page."
      />
      <div className="flex flex-col">
        <ControlExamples />
        <ContentExamples />
      </div>
    </div>
  )
}
