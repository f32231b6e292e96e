import { createFileRoute } from '@tanstack/react-router'
import type { Api } from '../../../api/index.ts'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { ModerationFrame } from '../../../moderation/moderation-frame.tsx'
import { tabQueries } from '../../../moderation/queries.ts'
import { DisputesPage } from '../../../orders/disputes/dispute-queue.tsx'
import { useTranslations } from '../../../ui/text.ts'

function pageQueries(api: Api) {
  return tabQueries(api)
}

export const Route = createFileRoute('/dashboard/(admin)/disputes')({
  ...dashboardPage({
    title: 'disputes',
    shape: 'list',
    access: 'decideDisputes',
    nav: { icon: 'Scale', group: 'moderation', order: 5 },
    text: ['cases', 'moderate', 'reported', 'order', 'dispute', 'fields', 'ratings', 'questions'],
    translated: true,
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: Disputes,
})

function Disputes() {
  const t = useTranslations('cases')
  return (
    <ModerationFrame lead={t('lead')}>
      <DisputesPage disputes={pageQueries(useDashboard().api).disputes} />
    </ModerationFrame>
  )
}
