import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Mails } from '../accounts/outbox-emails.tsx'
import { outboxQuery } from '../accounts/outbox-query.ts'
import { useApi } from '../api/index.ts'
import { pageHead } from '../document-head.ts'
import { orNotFound } from '../load.ts'
import { PageHeader } from '../ui/layout/page-layout.tsx'

export const Route = createFileRoute('/outbox')({
  // New mail may have come since the page was last looked at.
  loader: ({ context }) => orNotFound(context.queryClient.fetchQuery(outboxQuery(context.api))),
  staticData: { personal: true },
  head: () => pageHead('Outbox', undefined, { robots: 'noindex' }),
  component: OutboxPage,
})

function OutboxPage() {
  const loaded = Route.useLoaderData()
  const { data: mails = loaded } = useQuery(outboxQuery(useApi()))
  return (
    <div className="page-width max-w-3xl pb-14">
      <PageHeader
        title="Outbox"
        lead="This demo doesn’t send email. What it would have sent is listed here, newest first."
      />
      <Mails mails={mails} />
    </div>
  )
}
