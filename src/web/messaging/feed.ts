import type { QueryClient } from '@tanstack/react-query'
import { ApiError, apiUrl } from '../api/client.ts'
import { browserApi, type ConversationUpdate } from '../api/index.ts'
import { applyUpdate } from './apply-update.ts'
import { type FeedState, feedStateKey, reloadMessages } from './queries.ts'

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

/** Keeps the cached messages up to date with what happens after an event. Returns a function that stops it. */
export function followMessages(queryClient: QueryClient, after: number): () => void {
  return openFeed({
    after,
    onUpdate: (update) => applyUpdate(queryClient, update),
    onReset: () => reloadMessages(queryClient),
    onLine: (line) => queryClient.setQueryData(feedStateKey, line),
  })
}
