import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageHead } from '../document-head.ts'
import { ContentExamples } from '../gallery/content-examples.tsx'
import { ControlExamples } from '../gallery/control-examples.tsx'
import { listingQueries } from '../listings/queries.ts'
import { PageHeader } from '../ui/layout/page-layout.tsx'

/** All components of `src/web/ui` in all their states; not found in production. */
export const Route = createFileRoute('/dev/components')({
  staticData: { text: ['card', 'home', 'table', 'sell', 'fields'] },
  async loader({ context }) {
    const config = await context.queryClient.ensureQueryData(listingQueries.config(context.api))
    if (!config.development) throw notFound()
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
