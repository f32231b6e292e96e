import { createFileRoute, Link } from '@tanstack/react-router'
import { pages } from '../../../contract/urls.ts'
import { hasPermission } from '../../../shared/accounts/permissions.ts'
import type { Api } from '../../api/index.ts'
import { DashboardHeader } from '../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../dashboard/dashboard-page.ts'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { ApiKeys } from '../../integrations/api-keys.tsx'
import { integrationQueries } from '../../integrations/queries.ts'
import { Webhooks } from '../../integrations/webhooks.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/layout/page-states.tsx'
import { linkClass } from '../../ui/link.tsx'
import { useTranslations } from '../../ui/text.ts'

function pageQueries(api: Api) {
  return { keys: integrationQueries.keys(api), webhooks: integrationQueries.webhooks(api) }
}

export const Route = createFileRoute('/dashboard/integrations')({
  ...dashboardPage({
    title: 'apiAndWebhooks',
    shape: 'list',
    text: ['integrations', 'lists'],
    translated: true,
    partOf: pages.settings(),
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: IntegrationsPage,
})

/** How programs work with an account: keys to call the API, and events that are sent to them. */
function IntegrationsPage() {
  const { api, viewer } = useDashboard()
  const t = useTranslations('integrations')
  const startSelling = useTranslations('dashboard.startSelling')('title')
  const canUse = hasPermission(viewer, 'sell') || hasPermission(viewer, 'useConsole')
  if (!canUse)
    return (
      <>
        <DashboardHeader />
        <EmptyState
          title={t('closed.title')}
          actions={
            <Link to={pages.addProduct()} className={buttonClass({ variant: 'primary' })}>
              {startSelling}
            </Link>
          }
        >
          {t('closed.why')}
        </EmptyState>
      </>
    )
  return (
    <>
      <DashboardHeader
        lead={t('lead')}
        actions={
          <a href="/api/docs" className={linkClass}>
            {t('reference')}
          </a>
        }
      />
      <div className="flex flex-col gap-12 pt-4">
        <ApiKeys {...{ api, viewer }} />
        {(hasPermission(viewer, 'sell') || hasPermission(viewer, 'manageKeys')) && (
          <Webhooks {...{ api, viewer }} />
        )}
      </div>
    </>
  )
}
