import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { pages } from '../../../../contract/urls.ts'
import type { Language } from '../../../../shared/languages.ts'
import { MAX_MAIL_ATTEMPTS } from '../../../../shared/limits.ts'
import { formatCount } from '../../../../shared/quantities.ts'
import type { Api, UndeliveredMail } from '../../../api/index.ts'
import { DashboardHeader } from '../../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { Loaded } from '../../../dashboard/loaded.tsx'
import { useDashboard, useMay } from '../../../dashboard/use-dashboard.ts'
import { useAction } from '../../../forms/use-action.ts'
import { notificationQueries } from '../../../notifications/queries.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { Moment } from '../../../ui/reader.tsx'
import { type Translate, useLanguage, useTranslations } from '../../../ui/text.ts'
import { toast } from '../../../ui/toaster.tsx'

function pageQueries(api: Api) {
  return { mails: notificationQueries.undeliveredMails(api) }
}

export const Route = createFileRoute('/dashboard/(admin)/undelivered-mails')({
  ...dashboardPage({
    title: 'undeliveredEmail',
    text: ['mails'],
    translated: true,
    access: 'retryEmails',
    nav: { icon: 'MailX', group: 'shop', order: 3 },
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: UndeliveredMailsPage,
})

/** Emails that could not be sent, with a retry for each. */
function UndeliveredMailsPage() {
  const { api, refresh } = useDashboard()
  const t = useTranslations('mails.undelivered')
  const language = useLanguage()
  const { busy, run } = useAction()
  const may = useMay()
  const retry = ({ _id, to }: UndeliveredMail) =>
    run(_id, async () => {
      await api.post('/api/undelivered-mails/{id}/retry', { path: { id: _id } })
      toast.success(t('done', { to }))
      await refresh()
    })
  return (
    <>
      <DashboardHeader
        lead={t('lead', {
          count: MAX_MAIL_ATTEMPTS,
          attempts: formatCount(MAX_MAIL_ATTEMPTS, language),
        })}
      />
      <Loaded query={useQuery(pageQueries(api).mails)} caption={t('caption')}>
        {(mails) => (
          <DataTable
            caption={t('caption')}
            columns={columnsIn(t, language)}
            rows={mails}
            rowKey={({ _id }) => _id}
            rowActions={(mail) => (
              <Button
                className="px-3"
                aria-describedby={`mail-${mail._id}`}
                busy={busy === mail._id}
                busyLabel={t('trying')}
                onClick={() => retry(mail)}
              >
                {t('retry')}
              </Button>
            )}
            empty={t('none')}
            emptyText={t('noneText')}
            emptyActions={
              may('seeHealth') && (
                <Link to={pages.health()} className={buttonClass()}>
                  {t('health')}
                </Link>
              )
            }
          />
        )}
      </Loaded>
    </>
  )
}

const columnsIn = (
  t: Translate<'mails.undelivered'>,
  language: Language,
): readonly Column<UndeliveredMail>[] => [
  {
    key: 'subject',
    header: t('column.email'),
    sortBy: ({ subject }) => subject,
    searchBy: ({ subject, to }) => `${subject} ${to}`,
    cell: ({ _id, subject }) => (
      <bdi id={`mail-${_id}`} className="font-medium wrap-anywhere">
        {subject}
      </bdi>
    ),
  },
  {
    key: 'to',
    header: t('column.to'),
    sortBy: ({ to }) => to,
    cell: ({ to }) => <bdi className="wrap-anywhere">{to}</bdi>,
  },
  {
    key: 'attempts',
    header: t('column.attempts'),
    align: 'end',
    sortBy: ({ attempts }) => attempts,
    cell: ({ attempts }) => formatCount(attempts, language),
  },
  {
    key: 'since',
    header: t('column.created'),
    sortBy: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <Moment at={createdAt} exact />,
  },
]
