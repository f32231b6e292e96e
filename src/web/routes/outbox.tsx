import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { OutboxEmails } from '../accounts/outbox-emails.tsx'
import { type OutboxSearch, outboxQuery } from '../accounts/outbox-query.ts'
import { useApi } from '../api/index.ts'
import { pageHead } from '../document-head.ts'
import { orNotFound } from '../load.ts'
import { pageText } from '../page-text.ts'
import { PageHeader } from '../ui/layout/page-layout.tsx'
import { EmptyState } from '../ui/layout/page-states.tsx'
import { translate, useTranslations } from '../ui/text.ts'

export const Route = createFileRoute('/outbox')({
  validateSearch: ({ mail, as }: Record<string, unknown>): OutboxSearch => ({
    ...(typeof mail === 'string' && mail && { mail }),
    ...(as === 'text' && { as }),
  }),
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
  const search = Route.useSearch()
  const loaded = Route.useLoaderData()
  const { data: mails = loaded } = useQuery(outboxQuery(useApi()))
  return (
    <div className="page-width pb-14">
      <PageHeader title={t('title')} lead={t('lead')} />
      {mails.length === 0 ? (
        <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
      ) : (
        <OutboxEmails mails={mails} {...search} />
      )}
    </div>
  )
}
