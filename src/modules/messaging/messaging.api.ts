import type { Context } from 'hono'
import type { Deps } from '../../deps.ts'
import { isId } from '../../platform/db/index.ts'
import {
  type AppEnv,
  createRouter,
  formatWait,
  json,
  jsonBody,
  refusals,
  refuse,
  requireViewer,
  route,
  type Viewer,
  type ViewerSource,
  z,
} from '../../platform/http/index.ts'
import { staffMay } from '../../shared/accounts/staff-roles.ts'
import { messagePhotoKey, privatePhotoResponses, sendPrivatePhoto } from '../media/index.ts'
import { hasPaidFor } from '../orders/index.ts'
import type { Streams } from './conversation-updates.ts'
import { readUpdates } from './conversation-updates.ts'
import { toConversation, toConversations, toMessage } from './conversation-views.ts'
import { conversationsApi, readAndBlockApi, readNumber } from './conversations.api.ts'
import { countUnreadConversations, findConversation } from './conversations.store.ts'
import { findByNumbers, findPhoto, lastUpdateNumber } from './messages.store.ts'
import {
  newConversationBody,
  newMessageBody,
  type SentMessage,
  sentMessageBody,
  updatePageBody,
} from './messaging.contract.ts'
import {
  createLimits,
  type Limits,
  type Outcome,
  type SendRefusal,
  sendMessage,
  writeAboutOrder,
  writeToSeller,
} from './send-message.ts'

type MessagingDeps = { streams: Streams; viewer: ViewerSource }

/** Messages between buyers and sellers, on the screen as they come. */
export function messagingApi(deps: Deps, beside: MessagingDeps) {
  return createRouter()
    .route('/', streamApi(deps, beside))
    .route('/', photosApi(deps))
    .route('/', conversationsApi(deps))
    .route('/', sendApi(deps, createLimits(deps)))
    .route('/', readAndBlockApi(deps))
}

const tags = ['messages']
/** Seconds; long enough for a tab to be closed. */
const RETRY_AFTER = '30'

const after = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .openapi({ type: 'string', description: 'Number of the last update that you received.' })

const streamRoute = route('loggedIn', {
  method: 'get',
  path: '/messages/stream',
  operationId: 'streamMessageEvents',
  summary: 'Stream message events',
  description:
    'Sends changes in your conversations as server-sent events while the connection is open. To miss nothing, reconnect with `Last-Event-ID` or `after`. Too many open streams of one person return 429, and a busy server returns 503; wait for `Retry-After`.',
  tags,
  request: {
    query: z.object({ after }),
    headers: z.object({ 'last-event-id': z.string().optional() }),
  },
  responses: {
    200: {
      description:
        'Events: `hello` first, then `update` with a ConversationUpdate each, `reset` when the client has to reload its conversations, and `heartbeat` every 25 seconds: after a minute without any event the connection is dead.',
      content: { 'text/event-stream': { schema: { type: 'string' as const } } },
    },
    ...refusals(401, 429),
  },
})

function streamApi(
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
      route('loggedIn', {
        method: 'get',
        path: '/messages/updates',
        operationId: 'listMessageEvents',
        summary: 'List message events',
        description:
          'Returns changes in your conversations after the update number `after`, for clients that cannot keep a stream open. If `reset` is true, there were too many changes: reload the conversations. Send `lastUpdate` as `after` in the next call.',
        tags,
        request: { query: z.object({ after }) },
        responses: { 200: json(updatePageBody), ...refusals(401) },
      }),
      async (c) => {
        const { id } = requireViewer(c)
        const from = readNumber(c.req.query('after')) ?? (await lastUpdateNumber(db, id))
        const { items, last, reset } = await readUpdates(db, id, from)
        const unread = await countUnreadConversations(db, id)
        return c.json({ items, reset, lastUpdate: last, unread }, 200)
      },
    )
}

const USED = 'This client ID was used in another conversation.'

const reasons = {
  not_found: [404, 'Conversation or phone not found.'],
  buyers_only: [403, 'Admins neither buy nor sell.'],
  own_phone: [403, 'This is your own phone.'],
  blocked: [403, 'This person has blocked you.'],
  blocked_by_you: [409, 'You blocked this person. Unblock them to send messages.'],
  closed: [409, 'Moderators have closed this conversation.'],
  gone: [409, 'This account has been deleted.'],
  not_for_sale: [409, 'This phone is no longer for sale.'],
  key_reused: [422, USED, { clientId: USED }],
  repeated_text: [
    429,
    'You sent the same text to several people today. Write something specific to this phone.',
    { text: 'You sent the same text to several people today' },
  ],
  hand_over_code: [
    422,
    'This message contains your hand-over code. Only give it when you have the phone in your hand: with it, the seller is paid.',
    {
      text: 'This message contains your hand-over code. Only give it when you have the phone in your hand',
    },
  ],
  unknown_picture: [
    422,
    'The photo has expired. Choose it again.',
    { photo: 'The photo has expired. Choose it again.' },
  ],
  storage_away: [503, 'Photos can’t be saved right now. Try again shortly.'],
} as const satisfies Record<
  SendRefusal,
  readonly [status: number, message: string, fields?: Record<string, string>]
>

const answers = {
  200: json(sentMessageBody, 'This message was already sent.'),
  201: json(sentMessageBody, 'Sent.'),
  ...refusals(401, 403, 404, 409, 413, 422, 429),
}

function sendApi(deps: Deps, limits: Limits) {
  const db = deps.db.kysely

  async function answer(c: Context<AppEnv>, viewer: Viewer, outcome: Outcome) {
    if ('tooMany' in outcome) {
      c.header('Retry-After', String(outcome.tooMany))
      const message = `You’re sending too many messages. Try again in ${formatWait(outcome.tooMany)}.`
      return refuse(c, 429, 'too_many', message)
    }
    if ('refused' in outcome) {
      const [status, message, fields] = [...reasons[outcome.refused], undefined]
      if (status === 503) c.header('Retry-After', '5')
      return refuse(c, status as 404, outcome.refused, message as string, fields as never)
    }
    const [row, [written], paid] = await Promise.all([
      findConversation(db, viewer.id, outcome.conversationId),
      findByNumbers(db, [outcome]),
      outcome.conversation && hasPaidFor(db, outcome.conversation),
    ])
    const [conversation] = !row
      ? []
      : paid === undefined
        ? await toConversations(db, [row])
        : [await toConversation(db, row, paid)]
    if (!conversation || !written) return refuse(c, 404, 'not_found', reasons.not_found[1])
    const message = await toMessage(db, written, conversation)
    const sent: SentMessage = { conversation, message }
    return c.json(sent, outcome.again ? 200 : 201)
  }

  return createRouter()
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/messages',
        confirmedEmail: true,
        operationId: 'messageSeller',
        summary: 'Write to the seller of a phone',
        description:
          'For buyers. Sends a message and starts the conversation about this phone if there is none; there is one per phone and buyer. Repeating the call with the same `clientId` returns the first message with 200. Blocked and closed conversations return an error, and too many messages return 429.',
        tags,
        request: {
          body: jsonBody(newConversationBody),
        },
        responses: answers,
      }),
      async (c) => {
        const { phoneId, ...message } = c.req.valid('json')
        const viewer = requireViewer(c)
        return answer(
          c,
          viewer,
          await writeToSeller(deps, limits, viewer, phoneId, message),
        ) as never
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/messages/orders/{id}',
        confirmedEmail: true,
        operationId: 'messageOrderPartner',
        summary: 'Write to the other side of an order',
        description:
          'For the buyer and the seller of the order. Sends a message in their conversation about the phone and starts it if needed. Repeating the call with the same `clientId` returns the first message with 200.',
        tags,
        request: {
          params: z.object({ id: z.string() }),
          body: jsonBody(newMessageBody),
        },
        responses: answers,
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const viewer = requireViewer(c)
        const message = c.req.valid('json')
        return answer(c, viewer, await writeAboutOrder(deps, limits, viewer, id, message)) as never
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/messages/conversations/{id}',
        confirmedEmail: true,
        operationId: 'sendMessage',
        summary: 'Send a message',
        description:
          'Sends a text or a photo in one of your conversations. Repeating the call with the same `clientId` returns the first message with 200. Blocked and closed conversations return an error, and too many messages return 429.',
        tags,
        request: {
          params: z.object({ id: z.string() }),
          body: jsonBody(newMessageBody),
        },
        responses: answers,
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const viewer = requireViewer(c)
        const message = c.req.valid('json')
        return answer(c, viewer, await sendMessage(deps, limits, viewer, id, message)) as never
      },
    )
}

/** Message photos, for the two people of the conversation, and for moderators once it is reported. */
function photosApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter().openapi(
    route('loggedIn', {
      method: 'get',
      path: '/messages/photos/{id}',
      operationId: 'getMessagePhoto',
      summary: 'Get the photo of a message',
      description:
        'Returns the image to the two people of the conversation, and to admins if the conversation was reported. Returns 404 to everyone else.',
      tags,
      request: { params: z.object({ id: z.string() }) },
      responses: privatePhotoResponses,
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const viewer = requireViewer(c)
      const photo = isId(id) ? await findPhoto(db, id) : undefined
      const isOwn = photo?.buyerId === viewer.id || photo?.sellerId === viewer.id
      const maySee = isOwn || (photo?.isReported && staffMay(viewer, 'decideReports'))
      return sendPrivatePhoto(deps, c, maySee ? messagePhotoKey(id) : undefined)
    },
  )
}
