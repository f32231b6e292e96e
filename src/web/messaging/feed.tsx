import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiError, apiUrl } from '../api/client.ts'
import {
  browserApi,
  type Conversation,
  type ConversationMessages,
  type Conversations,
  type ConversationUpdate,
  type Message,
} from '../api/index.ts'
import { pageAccount } from '../api/page-account.ts'
import { useViewer } from '../shell/viewer.ts'
import { UnreadBadge } from '../ui/unread-badge.tsx'

const messagesKey = ['messages'] as const

/** `live`: over the event stream. `polling`: no stream, so updates are polled. */
type FeedState = 'live' | 'polling' | 'off'

type FeedOptions = {
  /** The last event that was applied. */
  after: number
  onUpdate: (update: ConversationUpdate) => void
  /** Events were deleted meanwhile: everything has to be reloaded. */
  onReset: () => void
  onLine: (line: FeedState) => void
}

/** Polling interval without a stream: the maximum delay of a message. */
const POLL_MS = 8_000
/** How long to poll before trying the stream again. */
const RECONNECT_MS = 60_000
/** A stream that has not begun by then is held back by a proxy, or does not arrive. */
const BEGIN_MS = 10_000
/**
 * The server sends something every 25 s. After this long the connection is dead, which the browser may never
 * notice.
 */
const SILENT_MS = 60_000
/** Hidden tabs close their connection: browsers allow six per site for all tabs together. */
const HIDDEN_MS = 30_000

/**
 * Receives the viewer's events while the page is visible, by stream or polling. Returns a function
 * that stops it.
 */
function openFeed({ after, onUpdate, onReset, onLine }: FeedOptions): () => void {
  let lastNumber = after
  let stream: EventSource | undefined
  let polling: ReturnType<typeof setTimeout> | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  /** When the silence is too long, by a clock that goes on while the computer sleeps. */
  let silentFrom = 0
  let stopped = false

  /** Something must arrive by then; otherwise updates are polled, which also brings what was missed. */
  function expectEvent(within: number) {
    clearTimeout(silence)
    silentFrom = Date.now() + within
    silence = setTimeout(pollInstead, within)
  }

  function pollInstead() {
    onLine('polling')
    void poll(Date.now() + RECONNECT_MS)
  }

  function take(update: ConversationUpdate) {
    // A reconnected stream may repeat events that were polled meanwhile.
    if (update.number <= lastNumber) return
    lastNumber = update.number
    onUpdate(update)
  }

  function connect() {
    disconnect()
    stream = new EventSource(`${apiUrl('/api/messages/stream')}?after=${lastNumber}`)
    expectEvent(BEGIN_MS)
    for (const name of ['hello', 'update', 'reset', 'heartbeat'])
      stream.addEventListener(name, () => expectEvent(SILENT_MS))
    stream.addEventListener('hello', () => onLine('live'))
    stream.addEventListener('update', (event) => take(JSON.parse(event.data) as ConversationUpdate))
    stream.addEventListener('reset', (event) => {
      lastNumber = Number(event.lastEventId)
      onReset()
    })
    stream.onerror = () => {
      onLine('polling')
      // In the state CONNECTING the browser reconnects automatically, when the server said. Closed is what it
      // refused, and then many others too.
      if (stream?.readyState !== EventSource.CLOSED) return
      disconnect()
      polling = setTimeout(pollInstead, Math.random() * POLL_MS)
    }
  }

  function disconnect() {
    clearTimeout(polling)
    clearTimeout(silence)
    stream?.close()
    stream = undefined
  }

  async function poll(until: number) {
    disconnect()
    try {
      const { items, reset, lastUpdate } = await browserApi.get('/api/messages/updates', {
        query: { after: String(lastNumber) },
      })
      if (stopped) return
      for (const one of items) take(one)
      if (reset) onReset()
      lastNumber = lastUpdate
    } catch (error) {
      // Logged out elsewhere: the page notices automatically.
      if (error instanceof ApiError && error.status === 401) return onLine('off')
    }
    if (stopped) return
    polling = setTimeout(() => (Date.now() < until ? poll(until) : connect()), POLL_MS)
  }

  function onVisibilityChange() {
    clearTimeout(hiding)
    if (document.visibilityState === 'hidden') hiding = setTimeout(disconnect, HIDDEN_MS)
    else if (!stream && !stopped) connect()
    else checkSilence()
  }

  /** After the computer slept, or the network came back, timers are late. */
  function checkSilence() {
    if (stream && Date.now() > silentFrom) pollInstead()
  }

  document.addEventListener('visibilitychange', onVisibilityChange)
  window.addEventListener('focus', checkSilence)
  window.addEventListener('online', checkSilence)
  connect()
  return () => {
    stopped = true
    clearTimeout(hiding)
    document.removeEventListener('visibilitychange', onVisibilityChange)
    window.removeEventListener('focus', checkSilence)
    window.removeEventListener('online', checkSilence)
    disconnect()
  }
}

const feedStateKey = [...messagesKey, 'line']

/** Keeps all message queries up to date, once for the whole dashboard and from when it is hydrated. */
function useFeed() {
  const queryClient = useQueryClient()
  const { data } = useQuery(messageQueries.unread())
  const { user } = useViewer()
  // With another account logged in, the stream would bring the messages of somebody else.
  const page = pageAccount()
  const isOwn = !user || !page || user._id === page.id
  const isReady = useHydrated() && data !== undefined && isOwn

  // biome-ignore lint/correctness/useExhaustiveDependencies: begins where the first answer was; what comes later is its own doing
  useEffect(() => {
    if (!isReady || !data) return
    return openFeed({
      after: data.lastUpdate,
      onUpdate: (update) => applyUpdate(queryClient, update),
      onReset: () => reloadMessages(queryClient),
      onLine: (line) => queryClient.setQueryData(feedStateKey, line),
    })
  }, [isReady, queryClient])
}

/** How updates currently arrive. */
export function useFeedState(): FeedState {
  return (
    useQuery({ queryKey: feedStateKey, queryFn: (): FeedState => 'live', enabled: false }).data ??
    'live'
  )
}

/** Number of unread conversations; also keeps all message queries up to date. */
export function UnreadMessages() {
  useFeed()
  const { data } = useQuery(messageQueries.unread())
  return <UnreadBadge unread={data?.unread ?? 0} className="ms-auto" />
}

export const messageQueries = {
  conversations: () =>
    infiniteQueryOptions({
      queryKey: [...messagesKey, 'conversations'],
      queryFn: ({ pageParam }) => browserApi.get('/api/messages', { query: { cursor: pageParam } }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last) => last.cursor ?? undefined,
    }),
  messages: (id: string) =>
    queryOptions({
      queryKey: [...messagesKey, 'conversation', id],
      queryFn: () => browserApi.get('/api/messages/conversations/{id}', { path: { id } }),
    }),
  about: (phoneId: string) =>
    queryOptions({
      queryKey: [...messagesKey, 'about', phoneId],
      queryFn: () => browserApi.get('/api/messages/about/{phoneId}', { path: { phoneId } }),
      // No event updates this query.
      staleTime: 0,
    }),
  ofOrder: (orderId: string) =>
    queryOptions({
      queryKey: [...messagesKey, 'of-order', orderId],
      queryFn: () => browserApi.get('/api/messages/orders/{id}', { path: { id: orderId } }),
      staleTime: 0,
    }),
  unread: () =>
    queryOptions({
      queryKey: [...messagesKey, 'unread'],
      queryFn: async () => {
        const { unread, lastUpdate } = await browserApi.get('/api/messages/unread')
        return { unread, lastUpdate }
      },
    }),
}

type Pages = InfiniteData<Conversations>

/** Applies an event to the cached messages; applying it twice changes nothing. */
export function applyUpdate(queryClient: QueryClient, update: ConversationUpdate) {
  queryClient.setQueryData(messageQueries.unread().queryKey, (before) => ({
    lastUpdate: Math.max(update.number, before?.lastUpdate ?? 0),
    unread: update.unread,
  }))
  showConversation(queryClient, update.conversation)
  if (update.message) showMessage(queryClient, update.conversation, update.message)
}

/** Updates a conversation in the list and where it is open. */
export function showConversation(queryClient: QueryClient, conversation: Conversation) {
  queryClient.setQueryData(
    messageQueries.conversations().queryKey,
    (pages) => pages && withConversation(pages, conversation),
  )
  const { queryKey } = messageQueries.messages(conversation._id)
  const before = queryClient.getQueryData(queryKey)
  if (!before) return
  queryClient.setQueryData(queryKey, { ...before, conversation })
  // Contact details that were hidden until payment come only with a reload.
  if (before.conversation.contactsShown !== conversation.contactsShown)
    void queryClient.invalidateQueries({ queryKey })
}

/** Adds a message to its cached conversation; reloads it when earlier messages are missing. */
export function showMessage(
  queryClient: QueryClient,
  conversation: Conversation,
  message: Message,
) {
  const { queryKey } = messageQueries.messages(conversation._id)
  const before = queryClient.getQueryData(queryKey)
  if (!before) return
  const last = before.messages.at(-1)?.number ?? 0
  if (message.number > last + 1) return void queryClient.invalidateQueries({ queryKey })
  queryClient.setQueryData(queryKey, withMessage(before, message))
}

export function reloadMessages(queryClient: QueryClient) {
  return queryClient.invalidateQueries({ queryKey: messagesKey })
}

function withConversation(data: Pages, conversation: Conversation): Pages {
  const [first, ...rest] = data.pages
  if (!first) return data
  const loaded = data.pages
    .flatMap((page) => page.items)
    .find(({ _id }) => _id === conversation._id)
  // Reading and blocking keep a conversation in place; a message moves it to the top.
  if (loaded && loaded.lastNumber === conversation.lastNumber) {
    const items = (page: Conversations) =>
      page.items.map((each) => (each._id === conversation._id ? conversation : each))
    return { ...data, pages: data.pages.map((page) => ({ ...page, items: items(page) })) }
  }
  const without = ({ items, ...page }: Conversations): Conversations => ({
    ...page,
    items: items.filter(({ _id }) => _id !== conversation._id),
  })
  const top = without(first)
  return {
    ...data,
    pages: [{ ...top, items: [conversation, ...top.items] }, ...rest.map(without)],
  }
}

function withMessage(before: ConversationMessages, message: Message): ConversationMessages {
  const others = before.messages.filter(({ number }) => number !== message.number)
  const messages = [...others, message].sort((a, b) => a.number - b.number)
  return { ...before, messages }
}
