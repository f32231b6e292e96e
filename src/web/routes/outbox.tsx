import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Mails } from '../accounts/outbox-emails.tsx'
import { outboxQuery } from '../accounts/outbox-query.ts'
import { useApi } from '../api/index.ts'
import { pageHead } from '../document-head.ts'
import { orNotFound } from '../load.ts'
import { pageText } from '../page-text.ts'
import { PageHeader } from '../ui/layout/page-layout.tsx'
import { translate, useTranslations } from '../ui/text.ts'

export const Route = createFileRoute('/outbox')({
  // New mail may have come since the page was last looked at.
  loader: ({ context }) => orNotFound(context.queryClient.fetchQuery(outboxQuery(context.api))),
  staticData: { personal: true, text: ['mails'], translated: true },
  head({ match }) {
    const t = translate(pageText(match.context), 'mails')
    return pageHead(t('outbox.title'), undefined, { robots: 'noindex' })
  },
  component: OutboxPage,
})

function OutboxPage() {
  const t = useTranslations('mails.outbox')
  const loaded = Route.useLoaderData()
  const { data: mails = loaded } = useQuery(outboxQuery(useApi()))
  return (
    <div className="page-width max-w-3xl pb-14">
      <PageHeader title={t('title')} lead={t('lead')} />
      <Mails mails={mails} />
    </div>
  )
}
