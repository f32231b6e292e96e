import { createFileRoute } from '@tanstack/react-router'
import { dashboardPage } from '../../dashboard/dashboard-page.ts'
import { MessagesPage, type MessagesSearch } from '../../messaging/messages-page.tsx'
import { OrderConversation } from '../../orders/order-conversation.tsx'

const idOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined)

export const Route = createFileRoute('/dashboard/messages')({
  ...dashboardPage({
    title: 'Messages',
    nav: { icon: 'MessagesSquare', order: 90, access: 'buy' },
  }),
  validateSearch: (search: Record<string, unknown>): MessagesSearch => {
    const [thread, about, order] = [search.thread, search.about, search.order].map(idOf)
    return { ...(thread && { thread }), ...(about && { about }), ...(order && { order }) }
  },
  component: Messages,
})

function Messages() {
  const { order, ...search } = Route.useSearch()
  return (
    <MessagesPage
      {...search}
      orderConversation={order && <OrderConversation key={order} orderId={order} />}
    />
  )
}
