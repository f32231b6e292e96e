import type { Deps } from '../../deps.ts'
import {
  createRouter,
  json,
  refusals,
  refuse,
  requireViewer,
  route,
  type ViewerSource,
  z,
} from '../../platform/http/index.ts'
import { lastNewsNumber } from './messages.store.ts'
import { newsPageBody } from './messaging.contract.ts'
import { readNews } from './news.ts'
import { photosApi, sendApi } from './send.api.ts'
import { createLimits } from './send-message.ts'
import type { Streams } from './streams.ts'
import { readAndBlockApi, readNumber, threadsApi } from './threads.api.ts'
import { countUnreadThreads } from './threads.store.ts'

type Beside = { streams: Streams; viewer: ViewerSource }

/** Messages between buyers and sellers, on the screen as they come. */
export function messagingApi(deps: Deps, beside: Beside) {
  return createRouter()
    .route('/', streamApi(deps, beside))
    .route('/', photosApi(deps))
    .route('/', threadsApi(deps))
    .route('/', sendApi(deps, createLimits(deps)))
    .route('/', readAndBlockApi(deps))
}

const tags = ['messages']
/** Seconds; long enough for a tab to be closed. */
const RETRY_AFTER = '30'

const after = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .openapi({ type: 'string', description: 'Number of the last event that you received.' })

const streamRoute = route('signedIn', {
  method: 'get',
  path: '/messages/stream',
  operationId: 'streamMessageEvents',
  summary: 'Stream message events',
  description:
    'Sends changes in your conversations as server-sent events while the connection is open. Continue after `Last-Event-ID` or `after` to miss nothing. Too many open streams of one person are refused with 429, a full server with 503; wait for `Retry-After`.',
  tags,
  request: {
    query: z.object({ after }),
    headers: z.object({ 'last-event-id': z.string().optional() }),
  },
  responses: {
    200: {
      description:
        'Events: `hello` first, then `news` with a MessageNews each, and `reset` when the client has to reload its conversations.',
      content: { 'text/event-stream': { schema: { type: 'string' as const } } },
    },
    ...refusals(401, 429),
  },
})

export function streamApi(
  deps: Deps,
  { streams, viewer: source }: { streams: Streams; viewer: ViewerSource },
) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(streamRoute, async (c) => {
      const { id } = requireViewer(c)
      const cookie = c.req.header('cookie') ?? ''
      // Only the cookie: keeping the whole request alive would cost memory.
      const isSessionValid = async () => (await source(new Headers({ cookie })))?.viewer.id === id
      const from = readNumber(c.req.header('last-event-id')) ?? readNumber(c.req.query('after'))
      const opened = streams.start(id, from, isSessionValid)
      if ('refused' in opened) {
        c.header('Retry-After', RETRY_AFTER)
        return opened.refused === 'busy'
          ? refuse(c, 503, 'busy', 'The server is busy. Try again shortly.')
          : refuse(c, 429, 'too_many', 'You have too many tabs open. Close one.')
      }
      return c.body(opened.body, 200, {
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store',
        // nginx otherwise buffers events.
        'X-Accel-Buffering': 'no',
      }) as never
    })
    .openapi(
      route('signedIn', {
        method: 'get',
        path: '/messages/news',
        operationId: 'listMessageEvents',
        summary: 'List message events',
        description:
          'Returns changes in your conversations after the event number `after`, for clients that cannot keep a stream open. If `reset` is true, too much has happened: reload the conversations. `news` is the number to send next time.',
        tags,
        request: { query: z.object({ after }) },
        responses: { 200: json(newsPageBody), ...refusals(401) },
      }),
      async (c) => {
        const { id } = requireViewer(c)
        const from = readNumber(c.req.query('after')) ?? (await lastNewsNumber(db, id))
        const { items, last, reset } = await readNews(db, id, from)
        const unread = await countUnreadThreads(db, id)
        return c.json({ items, reset, news: last, unread }, 200)
      },
    )
}
