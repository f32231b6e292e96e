import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { ApiError } from '../api/index.ts'
import { useApi } from '../shell/use-api.ts'
import { ErrorState, Spinner } from '../ui/page-states.tsx'

import { FirstMessage } from './first-message.tsx'
import { messagesPage } from './place.ts'
import { messageQueries } from './queries.ts'

/** The first message about a phone; whoever has written before goes on in that conversation. */
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
  return (
    <FirstMessage
      phone={phone.data}
      to={phone.data.seller}
      place={`about-${phoneId}`}
      send={(letter) => api.post('/api/messages', { body: { phoneId, ...letter } })}
    />
  )
}
