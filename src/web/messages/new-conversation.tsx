import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { ApiError } from '../api/index.ts'
import { useApi } from '../shell/use-api.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { loadAnew } from './apply-news.ts'
import { PendingBubble } from './bubble.tsx'
import { messageCalls } from './calls.ts'
import { Composer } from './composer.tsx'
import { Head } from './conversation-head.tsx'
import { messagesPage } from './place.ts'
import { messageQueries } from './queries.ts'
import { useOutbox } from './use-outbox.ts'

/** The first message about a phone; whoever has written before goes on in that conversation. */
export function NewConversation({ phoneId }: { phoneId: string }) {
  const api = useApi()
  const known = useQuery(messageQueries.about(phoneId))
  const phone = useQuery({
    queryKey: ['phone', phoneId, 'asked-about'],
    queryFn: () => api.phone(phoneId),
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
          {isGone ? 'There is nobody to ask about it any more.' : undefined}
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
  return <First phone={phone.data} />
}

type Asked = { _id: string; name: string; img: string; slug: string; seller: string }

function First({ phone }: { phone: Asked }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const outbox = useOutbox({
    place: `about-${phone._id}`,
    send: (letter) => messageCalls.ask(phone._id, letter),
    onSent: ({ thread }) => {
      void loadAnew(queryClient)
      void navigate({ ...messagesPage, search: { thread: thread._id }, replace: true })
    },
  })
  return (
    <>
      <Head phone={phone} name={phone.seller} />
      <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto p-4">
        <p className="text-sm text-pretty text-muted">
          Ask about the battery, the accessories or where to meet. Phone numbers, addresses and
          links stay hidden until the phone is paid here: that keeps you both covered.
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
      <Composer
        place={`about-${phone._id}`}
        label={`Message to ${phone.seller}`}
        onSend={outbox.write}
      />
    </>
  )
}
