import { createFileRoute, Link } from '@tanstack/react-router'
import { Scale } from 'lucide-react'
import { pages, api as paths } from '../../routes.ts'
import { TransparencyTables } from '../content/transparency-tables.tsx'
import { pageHead } from '../document-head.ts'
import { load } from '../load.ts'
import { descriptions } from '../seo/descriptions.ts'
import { buttonClass } from '../ui/button.tsx'
import { PageHeader } from '../ui/layout/page-layout.tsx'
import { EmptyState } from '../ui/layout/page-states.tsx'
import { linkClass } from '../ui/link.tsx'
import { formatCount, Moment } from '../ui/reader.tsx'

export const Route = createFileRoute('/transparency')({
  loader: ({ context: { api, queryClient } }) =>
    load(queryClient, {
      queryKey: ['transparency'],
      queryFn: () => api.get('/api/transparency'),
    }),
  head: () =>
    pageHead('Transparency', descriptions?.transparency, {
      canonical: pages.transparency(),
    }),
  component: Transparency,
})

function Transparency() {
  const { quarters, waiting, asOf } = Route.useLoaderData()
  return (
    <div className="page-width pb-10">
      <PageHeader
        title="Transparency"
        lead="What our moderators removed, hid and banned, and how reports and appeals ended."
      />
      {quarters.length === 0 ? (
        <EmptyState picture={<Scale />} title="Nothing to show yet">
          Nobody has reported anything, and no moderator has removed anything. The numbers appear
          here once that happens.
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-10">
          <p className="max-w-prose text-muted">
            Counted <Moment at={asOf} />. {describeWaiting(waiting)}
          </p>
          <TransparencyTables quarters={quarters} />
          <div className="flex max-w-prose flex-col items-start gap-4">
            <p className="text-muted">
              Anyone can report a listing, a message, a seller or a review. Banned people can appeal
              once, from the email about the ban or when they log in. Sellers of removed listings
              can{' '}
              <Link to={pages.contact()} className={linkClass}>
                write to us
              </Link>
              .
            </p>
            <a href={paths.transparencyCsv()} download className={buttonClass()}>
              Download as CSV
            </a>
          </div>
        </div>
      )}
    </div>
  )
}

function describeWaiting({ reports, appeals }: { reports: number; appeals: number }): string {
  const count = (n: number, one: string) => `${formatCount(n)} ${n === 1 ? one : `${one}s`}`
  if (reports === 0 && appeals === 0) return 'No report and no appeal is waiting for a decision.'
  return `Waiting for a decision: ${count(reports, 'report')} and ${count(appeals, 'appeal')}.`
}
