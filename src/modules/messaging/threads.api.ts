import type { Deps } from '../../deps.ts'
import { isId } from '../../platform/db/index.ts'
import {
  createRouter,
  decodeTimeCursor,
  encodeTimeCursor,
  json,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../platform/http/index.ts'
import { orderById, sideOf } from '../orders/index.ts'
import { findMessages } from './messages.store.ts'
import {
  conversationBody,
  ownThreadBody,
  threadsBody,
  unreadThreadsBody,
} from './messaging.contract.ts'
import { lastNewsNumber } from './news.store.ts'
import { toMessage, toThreads } from './thread-views.ts'
import { countUnreadThreads, findOwnThreadId, findThread, findThreads } from './threads.store.ts'

const tags = ['messages']
const PAGE = 30
const MESSAGES_PAGE = 50
const param = z.union([z.string(), z.array(z.string())]).optional()
const listQuery = z.object({
  cursor: param.openapi({ type: 'string', description: '`cursor` from the previous response.' }),
})
const pageQuery = z.object({
  before: param.openapi({ type: 'string', description: 'Only messages with smaller numbers.' }),
})

export function threadsApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('signedIn', {
        method: 'get',
        path: '/messages',
        operationId: 'listConversations',
        summary: 'List your conversations',
        description:
          'Returns your conversations, last message first, 30 at a time. Send the returned `cursor` to get the next page; it is null on the last one.',
        tags,
        request: { query: listQuery },
        responses: { 200: json(threadsBody), ...refusals(401) },
      }),
      async (c) => {
        const { id } = requireViewer(c)
        const after = decodeTimeCursor(c.req.query('cursor'))
        // Read first: news that arrive meanwhile are delivered twice rather than missed.
        const news = await lastNewsNumber(db, id)
        const [found, unread] = await Promise.all([
          findThreads(db, id, { limit: PAGE + 1, ...(after && { after }) }),
          countUnreadThreads(db, id),
        ])
        const last = found.length > PAGE ? found[PAGE - 1] : undefined
        const items = await toThreads(db, found.slice(0, PAGE))
        return c.json(
          {
            items,
            unread,
            cursor: last ? encodeTimeCursor({ at: last.lastAt, id: last.id }) : null,
            news,
          },
          200,
        )
      },
    )
    .openapi(
      route('signedIn', {
        method: 'get',
        path: '/messages/unread',
        operationId: 'countUnreadConversations',
        summary: 'Count unread conversations',
        description:
          'Returns how many of your conversations have unread messages, and in `news` the event number from which to start the stream.',
        tags,
        responses: { 200: json(unreadThreadsBody), ...refusals(401) },
      }),
      async (c) => {
        const { id } = requireViewer(c)
        const news = await lastNewsNumber(db, id)
        return c.json({ unread: await countUnreadThreads(db, id), news }, 200)
      },
    )
    .openapi(
      route('signedIn', {
        method: 'get',
        path: '/messages/about/{phoneId}',
        operationId: 'findConversationByPhone',
        summary: 'Find your conversation about a phone',
        description:
          'Returns the ID of your conversation with the seller of a phone, or null if there is none.',
        tags,
        request: { params: z.object({ phoneId: z.string() }) },
        responses: { 200: json(ownThreadBody), ...refusals(401) },
      }),
      async (c) => {
        const { phoneId } = c.req.valid('param')
        const known = isId(phoneId) && (await findOwnThreadId(db, requireViewer(c).id, phoneId))
        return c.json({ threadId: known || null }, 200)
      },
    )
    .openapi(
      route('signedIn', {
        method: 'get',
        path: '/messages/orders/{id}',
        operationId: 'findConversationByOrder',
        summary: 'Find the conversation of an order',
        description:
          'For the buyer and the seller of the order. Returns the ID of their conversation about the phone, or null if there is none.',
        tags,
        request: { params: z.object({ id: z.string() }) },
        responses: { 200: json(ownThreadBody), ...refusals(401, 404) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const order = isId(id) ? await orderById(db, id) : undefined
        if (!order || !sideOf(order, requireViewer(c).id))
          return refuse(c, 404, 'not_found', 'Order not found.')
        const { buyerId, listingId } = order
        const threadId = buyerId ? await findOwnThreadId(db, buyerId, listingId) : undefined
        return c.json({ threadId: threadId ?? null }, 200)
      },
    )
    .openapi(
      route('signedIn', {
        method: 'get',
        path: '/messages/threads/{id}',
        operationId: 'getConversation',
        summary: 'Get a conversation',
        description:
          'Returns one of your conversations with its last 50 messages, or the 50 before the message number `before`. `earlier` says whether there are more.',
        tags,
        request: { params: z.object({ id: z.string() }), query: pageQuery },
        responses: { 200: json(conversationBody), ...refusals(401, 404) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const row = isId(id) ? await findThread(db, requireViewer(c).id, id) : undefined
        const [thread] = row ? await toThreads(db, [row]) : []
        if (!thread) return refuse(c, 404, 'not_found', 'Conversation not found.')
        const before = readNumber(c.req.query('before')) ?? thread.lastNumber + 1
        const found = await findMessages(db, id, { before, limit: MESSAGES_PAGE + 1 })
        const messages = found.slice(-MESSAGES_PAGE).map((one) => toMessage(one, thread))
        return c.json({ thread, messages, earlier: found.length > MESSAGES_PAGE }, 200)
      },
    )
}

/** Undefined when the text is not a number. */
export function readNumber(word: string | undefined): number | undefined {
  return word && /^\d{1,9}$/.test(word) ? Number(word) : undefined
}
