import { createFileRoute, notFound } from '@tanstack/react-router'
import { useState } from 'react'
import { pageHead } from '../document-head.ts'
import { ContentExamples } from '../gallery/content-examples.tsx'
import { ControlExamples } from '../gallery/control-examples.tsx'
import { listingQueries } from '../listings/queries.ts'
import { SelectField } from '../ui/form/select-field.tsx'
import { PageHeader } from '../ui/layout/page-layout.tsx'
import { ThemeSwitch } from '../ui/layout/theme.tsx'

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

const directions = ['ltr', 'rtl'] as const
/** The pages' widths in tests, in pixels, and a class for each. */
const widths = {
  full: '',
  '320': 'max-w-80',
  '390': 'max-w-97.5',
  '768': 'max-w-192',
  '1024': 'max-w-256',
} as const

function ComponentGallery() {
  const [dir, setDir] = useState<(typeof directions)[number]>('ltr')
  const [width, setWidth] = useState<keyof typeof widths>('full')
  return (
    <div className="page-width pb-14">
      <PageHeader
        title="Components"
        lead="Every part of the interface in every state. What depends on the width of the window follows the window."
        actions={
          <div className="flex flex-wrap items-center gap-3">
            <ThemeSwitch />
            <SelectField
              label="Direction"
              hideLabel
              value={dir}
              options={directions.map((value) => ({ value, label: value.toUpperCase() }))}
              onChange={(event) => setDir(event.currentTarget.value === 'rtl' ? 'rtl' : 'ltr')}
            />
            <SelectField
              label="Width"
              hideLabel
              value={width}
              options={[
                { value: 'full', label: 'Full width' },
                ...Object.keys(widths)
                  .filter((value) => value !== 'full')
                  .map((value) => ({ value, label: `${value} px` })),
              ]}
              onChange={(event) => setWidth(event.currentTarget.value as keyof typeof widths)}
            />
          </div>
        }
      />
      <div dir={dir === 'rtl' ? dir : undefined} className={`flex flex-col ${widths[width]}`}>
        <ControlExamples />
        <ContentExamples />
      </div>
    </div>
  )
}
