import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { MAX_MAIL_ATTEMPTS } from '../../../../shared/limits.ts'
import { spellQuantity } from '../../../../shared/quantities.ts'
import type { Api, UndeliveredMail } from '../../../api/index.ts'
import { DashboardHeader } from '../../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { Loaded } from '../../../dashboard/loaded.tsx'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { useAction } from '../../../forms/use-action.ts'
import { notificationQueries } from '../../../notifications/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { Moment } from '../../../ui/reader.tsx'
import { toast } from '../../../ui/toaster.tsx'

function pageQueries(api: Api) {
  return { mails: notificationQueries.undeliveredMails(api) }
}

export const Route = createFileRoute('/dashboard/(admin)/undelivered-mails')({
  ...dashboardPage({
    title: 'undeliveredEmail',
    access: 'retryEmails',
    nav: { icon: 'MailX', group: 'shop', order: 3 },
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: UndeliveredMailsPage,
})

/** Emails that could not be sent, with a retry for each. */
function UndeliveredMailsPage() {
  const { api, refresh } = useDashboard()
  const { busy, run } = useAction()
  const retry = ({ _id, to }: UndeliveredMail) =>
    run(_id, async () => {
      await api.post('/api/undelivered-mails/{id}/retry', { path: { id: _id } })
      toast.success(`The email to ${to} will be sent again`)
      await refresh()
    })
  return (
    <>
      <DashboardHeader
        lead={`Emails that couldn’t be sent after ${spellQuantity(MAX_MAIL_ATTEMPTS, 'attempt')}. Check the mail server settings first, then try again.`}
      />
      <Loaded query={useQuery(pageQueries(api).mails)} caption="undelivered emails">
        {(mails) => (
          <DataTable
            caption="undelivered emails"
            columns={columns}
            rows={mails}
            rowKey={({ _id }) => _id}
            rowActions={(mail) => (
              <Button
                className="px-3"
                aria-describedby={`mail-${mail._id}`}
                busy={busy === mail._id}
                busyLabel="Trying"
                onClick={() => retry(mail)}
              >
                Try again
              </Button>
            )}
            empty="No undelivered email"
          />
        )}
      </Loaded>
    </>
  )
}

const columns: readonly Column<UndeliveredMail>[] = [
  {
    key: 'subject',
    header: 'Email',
    sortBy: ({ subject }) => subject,
    searchBy: ({ subject, to }) => `${subject} ${to}`,
    cell: ({ _id, subject }) => (
      <span id={`mail-${_id}`} className="font-medium">
        {subject}
      </span>
    ),
  },
  { key: 'to', header: 'To', sortBy: ({ to }) => to, cell: ({ to }) => to },
  {
    key: 'attempts',
    header: 'Attempts',
    align: 'end',
    sortBy: ({ attempts }) => attempts,
    cell: ({ attempts }) => attempts,
  },
  {
    key: 'since',
    header: 'Created',
    sortBy: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <Moment at={createdAt} exact />,
  },
]
