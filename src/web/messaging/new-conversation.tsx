import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { ApiError, type Letter, type Sent } from '../api/index.ts'
import { useApi } from '../shell/use-api.ts'
import { ErrorState, Spinner } from '../ui/layout/page-states.tsx'
import { Composer, useOutbox } from './composer.tsx'
import { ConversationHead } from './conversation.tsx'
import { messageQueries, reloadMessages } from './feed.tsx'
import { messagesPage } from './message-labels.ts'
import { PendingBubble } from './message-list.tsx'

/** The first message about a phone, or the existing conversation about it. */
export function NewConversation({ phoneId }: { phoneId: string }) {
  const api = useApi()
  const known = useQuery(messageQueries.about(phoneId))
  const phone = useQuery({
    queryKey: ['phone', phoneId, 'asked-about'],
    queryFn: () => api.get('/api/phones/{id}', { path: { id: phoneId } }),
  })
  const error = known.error ?? phone.error
  if (known.data?.threadId)
    return <Navigate {...messagesPage} search={{ thread: known.data.threadId }} replace />
  if (error) {
    const isGone = error instanceof ApiError && [404, 410].includes(error.status)
    return (
      <div className="p-4">
        <ErrorState
          title={isGone ? 'This phone is gone' : undefined}
          {...(!isGone && { onRetry: () => Promise.all([known.refetch(), phone.refetch()]) })}
        >
          {isGone ? 'You can’t message its seller anymore.' : undefined}
        </ErrorState>
      </div>
    )
  }
  if (!phone.data || !known.data)
    return (
      <div className="flex justify-center py-20">
        <Spinner label="Loading the phone" />
      </div>
    )
  return (
    <FirstMessage
      phone={phone.data}
      to={phone.data.seller}
      place={`about-${phoneId}`}
      send={(letter) => api.post('/api/messages', { body: { phoneId, ...letter } })}
    />
  )
}

type FirstMessageProps = {
  phone: { _id: string; name: string; img: string; slug: string }
  /** Name of the recipient. */
  to: string
  /** Storage key of the unsent text. */
  place: string
  send: (letter: Letter) => Promise<Sent>
}

/** A conversation without messages. */
export function FirstMessage({ phone, to, place, send }: FirstMessageProps) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const outbox = useOutbox({
    place,
    send,
    onSent: ({ thread }) => {
      void reloadMessages(queryClient)
      void navigate({ ...messagesPage, search: { thread: thread._id }, replace: true })
    },
  })
  return (
    <>
      <ConversationHead phone={phone} name={to} />
      <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto p-4">
        <p className="text-sm text-pretty text-muted">
          Ask about the battery, the accessories or where to meet. Phone numbers, addresses and
          links stay hidden until the phone is paid for on Redial, which protects you both.
        </p>
        <ol className="flex flex-col gap-3">
          {outbox.pending.map((one) => (
            <PendingBubble
              key={one.clientId}
              pending={one}
              onRetry={() => outbox.retry(one)}
              onDrop={() => outbox.drop(one.clientId)}
            />
          ))}
        </ol>
      </div>
      <Composer place={place} label={`Message to ${to}`} onSend={outbox.write} />
    </>
  )
}
