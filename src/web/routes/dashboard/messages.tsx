import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Link, Navigate, useHydrated, useNavigate } from '@tanstack/react-router'
import { EyeOff, MessagesSquare, ShieldCheck } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { pages } from '../../../contract/urls.ts'
import { mayTrade } from '../../../shared/accounts/account-rules.ts'
import { isolate } from '../../../shared/isolate.ts'
import { formatCount } from '../../../shared/quantities.ts'
import {
  ApiError,
  browserApi,
  type Conversations,
  type NewMessage,
  type SentMessage,
  useApi,
} from '../../api/index.ts'
import { usePageTitle } from '../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../dashboard/dashboard-page.ts'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { Composer, useOutbox } from '../../messaging/composer.tsx'
import { ConversationHead, ConversationPanel } from '../../messaging/conversation.tsx'
import { ConversationLink } from '../../messaging/conversation-link.tsx'
import { PendingBubble } from '../../messaging/message-list.tsx'
import { messagesPage } from '../../messaging/messages-page.ts'
import { messageQueries, reloadMessages } from '../../messaging/queries.ts'
import { useAppBadge } from '../../notifications/use-app-badge.ts'
import { orderQueries } from '../../orders/order-api.ts'
import type { RouterContext } from '../../router.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import {
  EmptyState,
  ErrorState,
  LoadingRegion,
  Skeleton,
  Spinner,
} from '../../ui/layout/page-states.tsx'
import { useLanguage, useTranslations } from '../../ui/text.ts'

const idOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined)

export const Route = createFileRoute('/dashboard/messages')({
  ...dashboardPage({
    title: 'messages',
    shape: 'list',
    nav: { icon: 'MessagesSquare', group: 'start', order: 2, access: 'buy' },
    text: ['messages', 'report'],
    translated: true,
  }),
  validateSearch: readSearch,
  loader: ({ context, location }) => loadMessages(context, readSearch(location.search)),
  component: Messages,
})

function readSearch(search: Record<string, unknown>): MessagesSearch {
  const [conversation, about, order] = [search.conversation, search.about, search.order].map(idOf)
  return {
    ...(conversation && { conversation }),
    ...(about && { about }),
    ...(order && { order }),
  }
}

/** The conversations; on the server also the open one, and where the updates begin. */
async function loadMessages(context: LoaderContext, { conversation: id }: MessagesSearch) {
  const { api, queryClient } = context
  const { conversations, messages, unread } = messageQueries
  if (!import.meta.env.SSR) return loadQueries(context, { conversations: conversations() })
  await Promise.all([
    loadQueries(context, {
      conversations: { ...conversations(), queryFn: () => api.get('/api/messages') },
    }),
    // It may not exist, which the page says by itself.
    id &&
      queryClient.prefetchQuery({
        ...messages(id),
        queryFn: () => api.get('/api/messages/conversations/{id}', { path: { id } }),
      }),
  ])
  const first = queryClient.getQueryData(conversations().queryKey)?.pages[0]
  // Not a number that is read later: messages that arrive in between would be missed.
  if (first) queryClient.setQueryData(unread().queryKey, pickUnread(first))
}

function pickUnread({ unread, lastUpdate }: Conversations) {
  return { unread, lastUpdate }
}

function Messages() {
  useAppBadge()
  const { order, ...search } = Route.useSearch()
  return (
    <MessagesPage
      {...search}
      orderConversation={order && <OrderConversation key={order} orderId={order} />}
    />
  )
}

type LoaderContext = Parameters<typeof loadQueries>[0] & Pick<RouterContext, 'api'>

type MessagesSearch = { conversation?: string; about?: string; order?: string }

type MessagesPageProps = Omit<MessagesSearch, 'order'> & {
  /** The conversation of the order in the URL; rendered only in the browser. */
  orderConversation: ReactNode
}

/** The list of conversations next to the open one; small screens show one of the two. */
function MessagesPage({ conversation, about, orderConversation }: MessagesPageProps) {
  const t = useTranslations('messages')
  const ready = useHydrated()
  const isOpen = Boolean(conversation ?? orderConversation ?? about)
  const newest = useNewestOnWideScreens(!isOpen)
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
            // Until the conversations are loaded, the footer is below the screen of a phone and not
            // pushed down by them.
            'min-h-160 md:min-h-104 md:overflow-y-auto md:border-e md:border-hairline md:p-2',
            isOpen && 'max-md:hidden',
          )}
        >
          <ConversationList current={conversation ?? newest} />
        </div>
        <section
          aria-label={t('conversation')}
          className={classNames(
            'flex min-h-0 min-w-0 flex-col max-md:h-[calc(100dvh-10rem)] max-md:rounded-box max-md:border max-md:border-hairline',
            !isOpen && 'max-md:hidden',
          )}
        >
          {/* Rendered in the browser only: it is shown scrolled to its end. */}
          {ready && conversation && <ConversationPanel key={conversation} id={conversation} />}
          {ready && !conversation && orderConversation}
          {ready && !conversation && !orderConversation && about && (
            <NewConversation key={about} phoneId={about} />
          )}
          {newest && <ConversationPanel key={newest} id={newest} />}
          {!isOpen && !newest && <NothingOpen />}
        </section>
      </div>
    </>
  )
}

function useConversations() {
  return useInfiniteQuery(messageQueries.conversations())
}

const WIDE = '(min-width: 90rem)'

/** While no conversation is chosen, wide screens show the newest one that was there when the page opened. */
function useNewestOnWideScreens(isWanted: boolean): string | undefined {
  const { data } = useConversations()
  const newest = data?.pages[0]?.items[0]?._id
  const [shown, setShown] = useState<string>()
  useEffect(() => {
    if (isWanted && newest && matchMedia(WIDE).matches) setShown((now) => now ?? newest)
  }, [isWanted, newest])
  return isWanted ? shown : undefined
}

/** Beside the list on wide screens: what is unread, and how to deal safely. */
function NothingOpen() {
  const t = useTranslations('messages.none')
  const language = useLanguage()
  const { data } = useConversations()
  const conversations = data?.pages.flatMap(({ items }) => items) ?? []
  if (conversations.length === 0) return null
  const unread = data?.pages[0]?.unread ?? 0
  const newest = conversations.find((one) => one.unread > 0)
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-6 overflow-y-auto p-8">
      <div className="flex flex-col items-center gap-2 text-center">
        <MessagesSquare aria-hidden="true" className="size-8 text-muted" />
        <p className="text-lg font-semibold text-balance">{t('title')}</p>
        {newest && (
          <>
            <p className="text-muted">
              {t('unread', { count: unread, shown: formatCount(unread, language) })}
            </p>
            <Link
              {...messagesPage}
              search={{ conversation: newest._id }}
              className={`${buttonClass()} mt-2`}
            >
              {t('newest')}
            </Link>
          </>
        )}
      </div>
      <ul className="flex max-w-md flex-col gap-3 border-t border-hairline pt-6 text-sm text-muted">
        {tips.map(({ key, Icon }) => (
          <li key={key} className="flex gap-3 text-pretty">
            <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {t(key)}
          </li>
        ))}
      </ul>
    </div>
  )
}

const tips = [
  { key: 'here', Icon: MessagesSquare },
  { key: 'hidden', Icon: EyeOff },
  { key: 'pay', Icon: ShieldCheck },
] as const

/** Conversations, most recent first. */
function ConversationList({ current }: { current: string | undefined }) {
  const t = useTranslations('messages')
  const query = useConversations()
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
  if (!data) return <ConversationListSkeleton />
  const conversations = data.pages.flatMap((page) => page.items)
  if (conversations.length === 0) return <NoConversations />
  return (
    <nav aria-label={t('conversations')}>
      <ul className="flex flex-col gap-0.5">
        {conversations.map((conversation) => (
          <li key={conversation._id}>
            <ConversationLink
              conversation={conversation}
              isCurrent={conversation._id === current}
            />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <div className="flex justify-center py-4">
          <Button busy={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
            {t('older')}
          </Button>
        </div>
      )}
    </nav>
  )
}

function NoConversations() {
  const t = useTranslations('messages.empty')
  const { viewer } = useDashboard()
  const canBuy = mayTrade(viewer.role, 'buy')
  return (
    <EmptyState
      title={t('title')}
      picture={<MessagesSquare />}
      actions={
        <Link
          to={canBuy ? pages.products() : pages.addProduct()}
          className={buttonClass({ variant: 'primary' })}
        >
          {t(canBuy ? 'phones' : 'add')}
        </Link>
      }
    >
      {t('text')}
    </EmptyState>
  )
}

function ConversationListSkeleton() {
  const t = useTranslations('messages')
  return (
    <LoadingRegion label={t('loadingList')}>
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
  const t = useTranslations('messages')
  const conversation = useQuery(messageQueries.ofOrder(orderId))
  const order = useQuery(orderQueries.order(useApi(), orderId))
  if (conversation.data?.conversationId)
    return (
      <Navigate
        {...messagesPage}
        search={{ conversation: conversation.data.conversationId }}
        replace
      />
    )
  if (conversation.error ?? order.error)
    return (
      <div className="p-4">
        <ErrorState onRetry={() => Promise.all([conversation.refetch(), order.refetch()])} />
      </div>
    )
  if (!conversation.data || !order.data)
    return (
      <div className="flex justify-center py-20">
        <Spinner label={t('loadingOrder')} />
      </div>
    )
  const { phoneId, name, img, viewerRole, buyer, seller } = order.data
  return (
    <FirstMessage
      phone={{ _id: phoneId, name, img, slug: '' }}
      to={viewerRole === 'buyer' ? seller : buyer}
      place={`order-${orderId}`}
      send={(message) =>
        browserApi.post('/api/messages/orders/{id}', { path: { id: orderId }, body: message })
      }
    />
  )
}

/** The first message about a phone, or the existing conversation about it. */
function NewConversation({ phoneId }: { phoneId: string }) {
  const t = useTranslations('messages')
  const api = useApi()
  const conversation = useQuery(messageQueries.about(phoneId))
  const phone = useQuery({
    queryKey: ['phone', phoneId, 'asked-about'],
    queryFn: () => api.get('/api/phones/{id}', { path: { id: phoneId } }),
  })
  const error = conversation.error ?? phone.error
  if (conversation.data?.conversationId)
    return (
      <Navigate
        {...messagesPage}
        search={{ conversation: conversation.data.conversationId }}
        replace
      />
    )
  if (error) {
    const isGone = error instanceof ApiError && [404, 410].includes(error.status)
    return (
      <div className="p-4">
        <ErrorState
          title={isGone ? t('gonePhone.title') : undefined}
          {...(!isGone && {
            onRetry: () => Promise.all([conversation.refetch(), phone.refetch()]),
          })}
        >
          {isGone ? t('gonePhone.text') : undefined}
        </ErrorState>
      </div>
    )
  }
  if (!phone.data || !conversation.data)
    return (
      <div className="flex justify-center py-20">
        <Spinner label={t('loadingPhone')} />
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
  const t = useTranslations('messages')
  const language = useLanguage()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const outbox = useOutbox({
    place,
    send,
    async onSent({ conversation: { _id: conversation } }) {
      void reloadMessages(queryClient)
      // Then what was sent stays in sight. The page that opens reports a failure.
      await queryClient.fetchQuery(messageQueries.messages(conversation)).catch(() => undefined)
      await navigate({ ...messagesPage, search: { conversation }, replace: true })
    },
  })
  return (
    <>
      <ConversationHead phone={phone} name={to} />
      <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto p-4">
        <p className="text-sm text-pretty text-muted">{t('first')}</p>
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
        place={place}
        label={t('write.to', { name: isolate(to, language) })}
        onSend={outbox.write}
      />
    </>
  )
}
