import { useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { CONTACT_MESSAGE_RETENTION_DAYS } from '../../../../shared/limits.ts'
import { formatCount } from '../../../../shared/quantities.ts'
import type { Api, ContactMessage } from '../../../api/index.ts'
import type { BulkChoice } from '../../../console/bulk-dialog.tsx'
import { ConsoleList } from '../../../console/console-list.tsx'
import type { ConsoleColumn } from '../../../console/console-table.tsx'
import { label } from '../../../console/labels.ts'
import { type ListSearch, listQuery, readListSearch } from '../../../console/list-search.ts'
import { messageSpec } from '../../../console/list-specs.ts'
import { DashboardHeader, usePageTitle } from '../../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { useAction } from '../../../forms/use-action.ts'
import { useShop } from '../../../shell/shop.ts'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { ActionMenu } from '../../../ui/data-table/popover-button.tsx'
import { Moment } from '../../../ui/reader.tsx'
import { useLanguage, useTranslations } from '../../../ui/text.ts'
import { toast } from '../../../ui/toaster.tsx'

function pageQueries(api: Api, search: ListSearch) {
  return { messages: listQuery<ContactMessage>(api, '/api/contact-messages', search) }
}

export const Route = createFileRoute('/dashboard/(admin)/contact-messages')({
  ...dashboardPage({
    title: 'messagesToUs',
    shape: 'list',
    text: ['moderate', 'lists'],
    translated: true,
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
  const t = useTranslations('moderate.contact')
  const empty = useTranslations('lists.empty')
  const days = formatCount(CONTACT_MESSAGE_RETENTION_DAYS, useLanguage())
  const search = readListSearch(Route.useSearch(), messageSpec)
  const navigate = Route.useNavigate()
  const query = useInfiniteQuery(pageQueries(api, search).messages)
  return (
    <>
      <DashboardHeader lead={t('lead', { days })} />
      <ConsoleList
        {...{ query, search, columns, bulk }}
        spec={messageSpec}
        caption={usePageTitle()}
        onSearch={(changes, how) =>
          navigate({ search: (now) => ({ ...now, ...changes }), resetScroll: false, ...how })
        }
        rowKey={({ _id }) => _id}
        rowName={({ name }) => name}
        rowActions={(message) => <MessageActions message={message} />}
        empty={empty('messages')}
      />
    </>
  )
}

/** Id of the name in a row, which describes the row's buttons. */
const nameId = ({ _id }: ContactMessage) => `message-${_id}`

type MessageProps = { message: ContactMessage }

function Sender({ message }: MessageProps) {
  const t = useTranslations('moderate.contact')
  return (
    <span className="block min-w-40 wrap-anywhere">
      <bdi id={nameId(message)}>{message.name}</bdi>
      <bdi className="block text-sm font-normal text-muted">{message.email}</bdi>
      {!message.hasAccount && (
        <span className="block font-normal text-muted">{t('unverified')}</span>
      )}
    </span>
  )
}

function MessageText({ message: { topic, message } }: MessageProps) {
  const t = useTranslations('lists.contactTopic')
  return (
    <div className="max-w-prose min-w-28 py-2 wrap-anywhere xl:min-w-40">
      <p className="text-muted">{t(topic)}</p>
      <p dir="auto" className="whitespace-pre-line">
        {message}
      </p>
    </div>
  )
}

function State({ message: { state } }: MessageProps) {
  const t = useTranslations('moderate.contact')
  return <Badge tone={state === 'open' ? 'waiting' : 'neutral'}>{t(state)}</Badge>
}

const columns: readonly ConsoleColumn<ContactMessage>[] = [
  {
    key: 'name',
    header: label('sender'),
    cell: (message) => <Sender message={message} />,
  },
  {
    key: 'message',
    header: label('message'),
    line: 'text',
    cell: (message) => <MessageText message={message} />,
  },
  {
    key: 'state',
    header: label('status'),
    line: 'side',
    cell: (message) => <State message={message} />,
  },
  {
    key: 'date',
    header: label('received'),
    line: 'note',
    sort: { ascending: 'oldest', descending: 'newest' },
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
]

function MessageActions({ message }: MessageProps) {
  const t = useTranslations('moderate.contact')
  const lists = useTranslations('lists')
  const { _id, email, name, state } = message
  const { api, refresh } = useDashboard()
  const { name: shop } = useShop()
  const { run } = useAction()
  const isOpen = state === 'open'

  const setState = () =>
    run('state', async () => {
      const body = { state: isOpen ? 'answered' : 'open' } as const
      await api.put('/api/contact-messages/{id}', { path: { id: _id }, body })
      toast.success(t(isOpen ? 'marked' : 'reopened'))
      // Not awaited: the next choice would wait for all counts of the page.
      void refresh()
    })

  return (
    <>
      <a
        href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(t('subject', { shop }))}`}
        className={buttonClass({ variant: 'quiet' })}
        aria-describedby={nameId(message)}
      >
        {t('reply')}
      </a>
      <ActionMenu
        label={lists('actionsFor', { name })}
        actions={[{ label: t(isOpen ? 'markAnswered' : 'reopen'), onChoose: setState }]}
      />
    </>
  )
}
