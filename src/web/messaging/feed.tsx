import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api as paths } from '../../routes.ts'
import { ApiError } from '../api/client.ts'
import { browserApi, type MessageNews } from '../api/index.ts'
import { applyNews, messageQueries, messagesKey, reloadMessages } from './queries.ts'

/** `live`: over the event stream. `asking`: no stream, so updates are polled. */
export type FeedState = 'live' | 'asking' | 'off'

type FeedOptions = {
  /** The last event that was applied. */
  after: number
  onNews: (news: MessageNews) => void
  /** Events were deleted meanwhile: everything has to be reloaded. */
  onReset: () => void
  onLine: (line: FeedState) => void
}

/** Polling interval without a stream: the maximum delay of a message. */
const POLL_MS = 8_000
/** How long to poll before trying the stream again. */
const RECONNECT_MS = 60_000
/** Hidden tabs close their connection: browsers allow six per site for all tabs together. */
const HIDDEN_MS = 30_000

/**
 * Receives the viewer's events while the page is visible, by stream or polling. Returns a function
 * that stops it.
 */
export function openFeed({ after, onNews, onReset, onLine }: FeedOptions): () => void {
  let seen = after
  let stream: EventSource | undefined
  let asking: ReturnType<typeof setTimeout> | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  function take(news: MessageNews) {
    // A reconnected stream may repeat events that were polled meanwhile.
    if (news.number <= seen) return
    seen = news.number
    onNews(news)
  }

  function connect() {
    disconnect()
    stream = new EventSource(`${paths.messageStream()}?after=${seen}`)
    stream.addEventListener('hello', () => onLine('live'))
    stream.addEventListener('news', (event) => take(JSON.parse(event.data) as MessageNews))
    stream.addEventListener('reset', (event) => {
      seen = Number(event.lastEventId)
      onReset()
    })
    stream.onerror = () => {
      onLine('asking')
      // In the state CONNECTING the browser reconnects by itself.
      if (stream?.readyState === EventSource.CLOSED) ask(Date.now() + RECONNECT_MS)
    }
  }

  function disconnect() {
    clearTimeout(asking)
    stream?.close()
    stream = undefined
  }

  async function ask(until: number) {
    disconnect()
    try {
      const { items, reset, news } = await browserApi.get('/api/messages/news', {
        query: { after: String(seen) },
      })
      if (stopped) return
      for (const one of items) take(one)
      if (reset) onReset()
      seen = news
    } catch (error) {
      // Signed out elsewhere: the page notices by itself.
      if (error instanceof ApiError && error.status === 401) return onLine('off')
    }
    if (stopped) return
    asking = setTimeout(() => (Date.now() < until ? ask(until) : connect()), POLL_MS)
  }

  function look() {
    clearTimeout(hiding)
    if (document.visibilityState === 'hidden') hiding = setTimeout(disconnect, HIDDEN_MS)
    else if (!stream && !stopped) connect()
  }

  document.addEventListener('visibilitychange', look)
  connect()
  return () => {
    stopped = true
    clearTimeout(hiding)
    document.removeEventListener('visibilitychange', look)
    disconnect()
  }
}

const feedStateKey = [...messagesKey, 'line']

/** Keeps all message queries up to date, once for the whole dashboard. */
export function useFeed(wanted: boolean) {
  const queryClient = useQueryClient()
  const { data } = useQuery({ ...messageQueries.unread(), enabled: wanted })
  const from = data !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: begins where the first answer was; what comes later is its own doing
  useEffect(() => {
    if (!wanted || !data) return
    return openFeed({
      after: data.news,
      onNews: (news) => applyNews(queryClient, news),
      onReset: () => reloadMessages(queryClient),
      onLine: (line) => queryClient.setQueryData(feedStateKey, line),
    })
  }, [wanted, from, queryClient])
}

/** How updates currently arrive. */
export function useFeedState(): FeedState {
  return (
    useQuery({ queryKey: feedStateKey, queryFn: (): FeedState => 'live', enabled: false }).data ??
    'live'
  )
}

/** Number of unread conversations; also keeps all message queries up to date. */
export function UnreadBadge() {
  useFeed(true)
  const { data } = useQuery(messageQueries.unread())
  const unread = data?.unread ?? 0
  if (unread === 0) return null
  return (
    <span className="ms-auto inline-flex h-6 min-w-6 items-center justify-center rounded-full bg-accent-wash px-1.5 text-sm font-semibold text-accent-ink tabular-nums">
      <span className="sr-only">, </span>
      {unread > 99 ? '99+' : unread}
      <span className="sr-only"> unread</span>
    </span>
  )
}
