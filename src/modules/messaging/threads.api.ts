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
import { lastNewsOf } from './news.store.ts'
import { toMessage, toThreads } from './thread-views.ts'
import { countUnreadThreads, findOwnThreadId, findThread, findThreads } from './threads.store.ts'

const tags = ['messages']
const PAGE = 30
const MESSAGES_PAGE = 50
const param = z.union([z.string(), z.array(z.string())]).optional()
const listQuery = z.object({
  cursor: param.openapi({ type: 'string', description: 'From the answer before.' }),
})
const pageQuery = z.object({
  before: param.openapi({ type: 'string', description: 'Only messages with smaller numbers.' }),
})

/** One's own threads and what is in them. */
export function threadsApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('signedIn', {
        method: 'get',
        path: '/messages',
        operationId: 'listThreads',
        summary: "One's own threads, the last written first",
        tags,
        request: { query: listQuery },
        responses: { 200: json(threadsBody), ...refusals(401) },
      }),
      async (c) => {
        const { id } = requireViewer(c)
        const after = decodeTimeCursor(c.req.query('cursor'))
        // Before the rest: what comes in between is told again rather than missed.
        const news = await lastNewsOf(db, id)
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
        operationId: 'countUnreadThreads',
        summary: 'How many threads have something unread, and where the stream goes on',
        tags,
        responses: { 200: json(unreadThreadsBody), ...refusals(401) },
      }),
      async (c) => {
        const { id } = requireViewer(c)
        const news = await lastNewsOf(db, id)
        return c.json({ unread: await countUnreadThreads(db, id), news }, 200)
      },
    )
    .openapi(
      route('signedIn', {
        method: 'get',
        path: '/messages/about/{phoneId}',
        operationId: 'getOwnThread',
        summary: "One's own thread with the seller of a phone, if there is one",
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
        operationId: 'getThreadOfOrder',
        summary: 'The thread with the other side of an order, if there is one',
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
        summary: "One of one's own threads with its last messages, or those before a number",
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

/** A number of a message or of news; undefined when it is none. */
export function readNumber(word: string | undefined): number | undefined {
  return word && /^\d{1,9}$/.test(word) ? Number(word) : undefined
}
