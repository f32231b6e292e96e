import { useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { CONTACT_MESSAGE_RETENTION_DAYS } from '../../../../shared/limits.ts'
import { formatQuantity } from '../../../../shared/quantities.ts'
import type { Api, ContactMessage } from '../../../api/index.ts'
import type { BulkChoice } from '../../../console/bulk-dialog.tsx'
import { ConsoleList } from '../../../console/console-list.tsx'
import type { ConsoleColumn } from '../../../console/console-table.tsx'
import { label } from '../../../console/labels.ts'
import { type ListSearch, listQuery, readListSearch } from '../../../console/list-search.ts'
import { messageSpec } from '../../../console/list-specs.ts'
import { DashboardHeader } from '../../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { useAction } from '../../../forms/use-action.ts'
import { topicLabels } from '../../../moderation/moderation-labels.ts'
import { useShop } from '../../../shell/shop.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Moment } from '../../../ui/reader.tsx'
import { toast } from '../../../ui/toaster.tsx'

function pageQueries(api: Api, search: ListSearch) {
  return { messages: listQuery<ContactMessage>(api, '/api/contact-messages', search) }
}

export const Route = createFileRoute('/dashboard/(admin)/contact-messages')({
  ...dashboardPage({
    title: 'messagesToUs',
    text: ['lists'],
    access: 'answerMessages',
    nav: { icon: 'Mail', group: 'shop', order: 2 },
  }),
  // Values are validated where they are read, because the valid ones load with the screen.
  validateSearch: (search: ListSearch & SearchSchemaInput): ListSearch => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    loadQueries(context, pageQueries(context.api, readListSearch(deps, messageSpec))),
  component: Page,
})

const bulk: readonly BulkChoice[] = [{ action: 'answer_messages', needs: 'answerMessages' }]

/** What people wrote on the contact page. */
function Page() {
  const { api } = useDashboard()
  const search = readListSearch(Route.useSearch(), messageSpec)
  const navigate = Route.useNavigate()
  const query = useInfiniteQuery(pageQueries(api, search).messages)
  return (
    <>
      <DashboardHeader
        lead={`What people wrote on the contact page. Messages are deleted after ${formatQuantity(CONTACT_MESSAGE_RETENTION_DAYS, 'day')}.`}
      />
      <ConsoleList
        {...{ query, search, columns, bulk }}
        spec={messageSpec}
        caption="Messages to us"
        onSearch={(changes, how) =>
          navigate({ search: (now) => ({ ...now, ...changes }), resetScroll: false, ...how })
        }
        rowKey={({ _id }) => _id}
        rowName={({ name }) => name}
        rowActions={(message) => <MessageActions message={message} />}
        empty="No messages yet"
      />
    </>
  )
}

/** Id of the name in a row, which describes the row's buttons. */
const nameId = ({ _id }: ContactMessage) => `message-${_id}`

const columns: readonly ConsoleColumn<ContactMessage>[] = [
  {
    key: 'name',
    header: label('sender'),
    cell: (message) => (
      <span className="block min-w-40 wrap-anywhere">
        <span id={nameId(message)}>{message.name}</span>
        <span className="block font-normal text-muted">{message.email}</span>
        {!message.hasAccount && (
          <span className="block font-normal text-muted">Not logged in, email unverified</span>
        )}
      </span>
    ),
  },
  {
    key: 'message',
    header: label('message'),
    cell: ({ topic, message }) => (
      <div className="max-w-prose min-w-28 py-2 wrap-anywhere">
        <p className="text-muted">{topicLabels[topic]}</p>
        <p className="whitespace-pre-line">{message}</p>
      </div>
    ),
  },
  {
    key: 'state',
    header: label('status'),
    cell: ({ state }) => (
      <Badge tone={state === 'open' ? 'waiting' : 'neutral'}>
        {state === 'open' ? 'Open' : 'Answered'}
      </Badge>
    ),
  },
  {
    key: 'date',
    header: label('received'),
    sort: { ascending: 'oldest', descending: 'newest' },
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
]

function MessageActions({ message }: { message: ContactMessage }) {
  const { _id, email, state } = message
  const { api, refresh } = useDashboard()
  const { name: shop } = useShop()
  const { busy, run } = useAction()
  const isOpen = state === 'open'

  const setState = () =>
    run('state', async () => {
      const body = { state: isOpen ? 'answered' : 'open' } as const
      await api.put('/api/contact-messages/{id}', { path: { id: _id }, body })
      toast.success(isOpen ? 'Marked as answered' : 'Reopened')
      await refresh()
    })

  return (
    <>
      <a
        href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Your message to ${shop}`)}`}
        className={buttonClass({ variant: 'quiet' })}
        aria-describedby={nameId(message)}
      >
        Reply by email
      </a>
      <Button
        variant="ghost"
        busy={busy === 'state'}
        busyLabel="Saving"
        aria-describedby={nameId(message)}
        onClick={setState}
      >
        {isOpen ? 'Mark as answered' : 'Reopen'}
      </Button>
    </>
  )
}
