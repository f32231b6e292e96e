import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { browserApi } from '../api/index.ts'
import { messagesPage } from '../messaging/message-labels.ts'
import { FirstMessage } from '../messaging/new-conversation.tsx'
import { messageQueries } from '../messaging/queries.ts'
import { useApi } from '../shell/use-api.ts'
import { ErrorState, Spinner } from '../ui/layout/page-states.tsx'
import { orderQueries } from './order-api.ts'

/** The conversation with the other side of an order, or its first message. */
export function OrderConversation({ orderId }: { orderId: string }) {
  const known = useQuery(messageQueries.ofOrder(orderId))
  const order = useQuery(orderQueries.order(useApi(), orderId))
  if (known.data?.threadId)
    return <Navigate {...messagesPage} search={{ thread: known.data.threadId }} replace />
  if (known.error ?? order.error)
    return (
      <div className="p-4">
        <ErrorState onRetry={() => Promise.all([known.refetch(), order.refetch()])} />
      </div>
    )
  if (!known.data || !order.data)
    return (
      <div className="flex justify-center py-20">
        <Spinner label="Loading the order" />
      </div>
    )
  const { phoneId, name, img, you, buyer, seller } = order.data
  return (
    <FirstMessage
      phone={{ _id: phoneId, name, img, slug: '' }}
      to={you === 'buyer' ? seller : buyer}
      place={`order-${orderId}`}
      send={(letter) =>
        browserApi.post('/api/messages/orders/{id}', { path: { id: orderId }, body: letter })
      }
    />
  )
}
