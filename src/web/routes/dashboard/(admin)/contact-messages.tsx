import { useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { Mail } from 'lucide-react'
import { CONTACT_MESSAGE_RETENTION_DAYS } from '../../../../shared/limits.ts'
import { formatQuantity } from '../../../../shared/quantities.ts'
import { pagedQuery } from '../../../api/client.ts'
import type { Api, ContactMessage } from '../../../api/index.ts'
import { DashboardHeader } from '../../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { Loaded, ShowMore } from '../../../dashboard/loaded.tsx'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { useAction } from '../../../forms/use-action.ts'
import { topicLabels } from '../../../moderation/moderation-labels.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { EmptyState } from '../../../ui/layout/page-states.tsx'
import { Moment } from '../../../ui/reader.tsx'
import { toast } from '../../../ui/toaster.tsx'

type State = ContactMessage['state']
type Search = { state?: string | undefined }

/** Messages to the shop, newest first. */
function pageQueries(api: Api, state: State | undefined) {
  const search = state ? `?state=${state}` : ''
  const key = ['contact-messages', state ?? '']
  return { messages: pagedQuery('/api/contact-messages', api, key, search) }
}

export const Route = createFileRoute('/dashboard/(admin)/contact-messages')({
  ...dashboardPage({
    title: 'Messages to us',
    access: 'answerMessages',
    nav: { icon: 'Mail', order: 17 },
  }),
  // The value is validated where it is read, because the valid ones load with the screen.
  validateSearch: (search: Search & SearchSchemaInput): Search => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    loadQueries(context, pageQueries(context.api, readState(deps.state))),
  component: Page,
})

function Page() {
  const { state } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ContactMessagesPage
      state={readState(state)}
      onState={(state) => navigate({ search: { state }, resetScroll: false })}
    />
  )
}

type ContactMessagesPageProps = {
  /** Shows the messages of one state only. */
  state: State | undefined
  onState: (state: State | undefined) => void
}

/** What people wrote on the contact page. */
function ContactMessagesPage({ state, onState }: ContactMessagesPageProps) {
  const { api } = useDashboard()
  const query = useInfiniteQuery(pageQueries(api, state).messages)
  return (
    <>
      <DashboardHeader
        lead={`What people wrote on the contact page. Messages are deleted after ${formatQuantity(CONTACT_MESSAGE_RETENTION_DAYS, 'day')}.`}
      />
      <div className="mb-4 max-w-56">
        <SelectField
          label="Status"
          hideLabel
          value={state ?? ''}
          placeholder="All statuses"
          options={[
            { value: 'open', label: 'Open' },
            { value: 'answered', label: 'Answered' },
          ]}
          onChange={({ currentTarget: { value } }) => onState(readState(value))}
        />
      </div>
      <Loaded query={query} caption="messages to us">
        {({ pages: read }) => {
          const messages = read.flatMap(({ body }) => body)
          return messages.length === 0 ? (
            <EmptyState picture={<Mail />} title={state ? 'No such messages' : 'No messages yet'}>
              {state ? 'Choose another status.' : 'Messages from the contact page appear here.'}
            </EmptyState>
          ) : (
            <>
              <ol aria-label="Messages to us" className="flex flex-col gap-4">
                {messages.map((message) => (
                  <li key={message._id}>
                    <MessageCard message={message} />
                  </li>
                ))}
              </ol>
              <ShowMore
                query={query}
                shown={messages.length}
                isLong={read.length > 1}
                things="messages"
              />
            </>
          )
        }}
      </Loaded>
    </>
  )
}

function readState(text: unknown): State | undefined {
  return text === 'open' || text === 'answered' ? text : undefined
}

function MessageCard({ message }: { message: ContactMessage }) {
  const { _id, name, email, hasAccount, topic, message: text, state, createdAt } = message
  const { api, refresh } = useDashboard()
  const { busy, run } = useAction()
  const isOpen = state === 'open'
  const titleId = `message-${_id}`

  const setState = () =>
    run('state', async () => {
      const body = { state: isOpen ? 'answered' : 'open' } as const
      await api.put('/api/contact-messages/{id}', { path: { id: _id }, body })
      toast.success(isOpen ? 'Marked as answered' : 'Reopened')
      await refresh()
    })

  return (
    <article
      aria-labelledby={titleId}
      className="rounded-box border border-hairline bg-raised p-4 md:p-5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={titleId} className="min-w-0 text-lg wrap-anywhere">
          {name}
        </h2>
        <Badge tone={isOpen ? 'waiting' : 'neutral'}>{isOpen ? 'Open' : 'Answered'}</Badge>
        {!hasAccount && <span className="text-sm text-muted">Not logged in, email unverified</span>}
      </div>
      <p className="text-sm wrap-anywhere text-muted">
        {topicLabels[topic]} · {email} · <Moment at={createdAt} />
      </p>
      <p className="my-4 max-w-prose wrap-anywhere whitespace-pre-line">{text}</p>
      <div className="flex flex-wrap gap-2">
        <a
          href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent('Your message to Redial')}`}
          className={buttonClass({ variant: isOpen ? 'primary' : 'quiet' })}
          aria-describedby={titleId}
        >
          Reply by email
        </a>
        <Button
          busy={busy === 'state'}
          busyLabel="Saving"
          aria-describedby={titleId}
          onClick={setState}
        >
          {isOpen ? 'Mark as answered' : 'Reopen'}
        </Button>
      </div>
    </article>
  )
}
