import MessagesSquare from 'virtual:icons/messages-square'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Link, Navigate, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pages } from '../../../routes.ts'
import {
  ApiError,
  browserApi,
  type NewMessage,
  type SentMessage,
  type Thread,
  useApi,
} from '../../api/index.ts'
import { usePageTitle } from '../../dashboard/dashboard-header.tsx'
import { dashboardPage } from '../../dashboard/dashboard-page.ts'
import { useHydrated } from '../../hydration.ts'
import { Composer, useOutbox } from '../../messaging/composer.tsx'
import { Conversation, ConversationHead } from '../../messaging/conversation.tsx'
import { messageQueries, reloadMessages } from '../../messaging/feed.tsx'
import { lastMessageText, otherName } from '../../messaging/message-labels.ts'
import { PendingBubble, ShortTime } from '../../messaging/message-list.tsx'
import { messagesPage } from '../../messaging/messages-page.ts'
import { orderQueries } from '../../orders/order-api.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import {
  EmptyState,
  ErrorState,
  LoadingRegion,
  Skeleton,
  Spinner,
} from '../../ui/layout/page-states.tsx'
import { Thumbnail } from '../../ui/pictures/thumbnail.tsx'

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

type MessagesSearch = { thread?: string; about?: string; order?: string }

type MessagesPageProps = Omit<MessagesSearch, 'order'> & {
  /** The conversation of the order in the URL; rendered only in the browser. */
  orderConversation: ReactNode
}

/** The list of conversations next to the open one; small screens show one of the two. */
function MessagesPage({ thread, about, orderConversation }: MessagesPageProps) {
  const ready = useHydrated()
  const isOpen = Boolean(thread ?? orderConversation ?? about)
  return (
    <>
      <header className={classNames('pt-10 pb-6', isOpen && 'max-md:sr-only')}>
        <h1 className="text-xl">{usePageTitle()}</h1>
      </header>
      <div
        className={classNames(
          'md:grid md:h-[calc(100dvh-14rem)] md:min-h-112 md:grid-cols-[17rem_minmax(0,1fr)] md:overflow-hidden md:rounded-box md:border md:border-hairline xl:grid-cols-[20rem_minmax(0,1fr)]',
          isOpen && 'max-md:mt-4',
        )}
      >
        <div
          className={classNames(
            // Until the conversations are loaded, the footer is below the screen of a phone and not pushed down by them.
            'min-h-160 md:min-h-104 md:overflow-y-auto md:border-e md:border-hairline md:p-2',
            isOpen && 'max-md:hidden',
          )}
        >
          {/* Loaded in the browser only: private data that changes often is not part of the HTML. */}
          {ready && <ThreadList current={thread} />}
        </div>
        <section
          aria-label="Conversation"
          className={classNames(
            'flex min-h-0 min-w-0 flex-col max-md:h-[calc(100dvh-10rem)] max-md:rounded-box max-md:border max-md:border-hairline',
            !isOpen && 'max-md:hidden',
          )}
        >
          {ready && thread && <Conversation key={thread} id={thread} />}
          {ready && !thread && orderConversation}
          {ready && !thread && !orderConversation && about && (
            <NewConversation key={about} phoneId={about} />
          )}
          {!isOpen && <NothingOpen />}
        </section>
      </div>
    </>
  )
}

function NothingOpen() {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-2 p-6 text-center text-muted">
      <MessagesSquare aria-hidden="true" className="size-8" />
      <p>Choose a conversation to read it here.</p>
    </div>
  )
}

/** Conversations, most recent first. */
function ThreadList({ current }: { current: string | undefined }) {
  const query = useInfiniteQuery(messageQueries.threads())
  const { data, error } = query
  if (!data && error) {
    const refusal = error instanceof ApiError ? error : undefined
    return (
      <ErrorState
        requestId={refusal?.requestId}
        busy={query.isFetching}
        onRetry={() => query.refetch()}
      />
    )
  }
  if (!data) return <ThreadsSkeleton />
  const threads = data.pages.flatMap((page) => page.items)
  if (threads.length === 0) return <NoThreads />
  return (
    <nav aria-label="Conversations">
      <ul className="flex flex-col gap-0.5">
        {threads.map((thread) => (
          <li key={thread._id}>
            <ThreadLink thread={thread} isCurrent={thread._id === current} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <div className="flex justify-center py-4">
          <Button busy={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
            Show older conversations
          </Button>
        </div>
      )}
    </nav>
  )
}

function ThreadLink({ thread, isCurrent }: { thread: Thread; isCurrent: boolean }) {
  const isUnread = thread.unread > 0
  return (
    <Link
      {...messagesPage}
      search={{ thread: thread._id }}
      aria-current={isCurrent ? 'true' : undefined}
      className={classNames(
        'flex min-h-18 items-center gap-3 rounded-field p-3 hover:bg-sand',
        isCurrent && 'bg-sand',
      )}
    >
      <Thumbnail src={thread.phone.img} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span
            className={classNames('min-w-0 truncate', isUnread ? 'font-semibold' : 'font-medium')}
          >
            {otherName(thread)}
          </span>
          <span className="ms-auto shrink-0 text-sm text-muted">
            <ShortTime at={thread.lastAt} />
          </span>
        </span>
        <span className="block truncate text-sm text-muted">{thread.phone.name}</span>
        <span className="flex items-center gap-2">
          <span
            dir="auto"
            className={classNames(
              'min-w-0 flex-1 truncate text-sm',
              isUnread ? 'font-medium text-ink' : 'text-muted',
            )}
          >
            {lastMessageText(thread)}
          </span>
          {isUnread && (
            <span className="inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-accent-wash px-1 text-sm font-semibold text-accent-ink tabular-nums">
              {thread.unread > 99 ? '99+' : thread.unread}
              <span className="sr-only"> unread</span>
            </span>
          )}
        </span>
      </span>
    </Link>
  )
}

function NoThreads() {
  return (
    <EmptyState
      title="No messages yet"
      picture={<MessagesSquare />}
      actions={
        <Link to={pages.products()} className={buttonClass({ variant: 'primary' })}>
          See all phones
        </Link>
      }
    >
      Buyers can message sellers from a phone’s page. Your conversations appear here.
    </EmptyState>
  )
}

function ThreadsSkeleton() {
  return (
    <LoadingRegion label="Loading conversations">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex items-center gap-3 p-3">
          <Skeleton className="size-12" />
          <div className="flex-1">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="mt-2 h-4 w-11/12" />
          </div>
        </div>
      ))}
    </LoadingRegion>
  )
}

/** The conversation with the other side of an order, or its first message. */
function OrderConversation({ orderId }: { orderId: string }) {
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
      send={(message) =>
        browserApi.post('/api/messages/orders/{id}', { path: { id: orderId }, body: message })
      }
    />
  )
}

/** The first message about a phone, or the existing conversation about it. */
function NewConversation({ phoneId }: { phoneId: string }) {
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
      send={(message) => api.post('/api/messages', { body: { phoneId, ...message } })}
    />
  )
}

type FirstMessageProps = {
  phone: { _id: string; name: string; img: string; slug: string }
  /** Name of the recipient. */
  to: string
  /** Storage key of the unsent text. */
  place: string
  send: (message: NewMessage) => Promise<SentMessage>
}

/** A conversation without messages. */
function FirstMessage({ phone, to, place, send }: FirstMessageProps) {
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
