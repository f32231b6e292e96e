import type { Deps } from '../../deps.ts'
import { inTransaction, isId } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import {
  createRouter,
  decodeTimeCursor,
  encodeTimeCursor,
  json,
  jsonBody,
  refusals,
  refuse,
  requireViewer,
  route,
  type Viewer,
  z,
} from '../../platform/http/index.ts'
import { deleteBlock, insertBlock } from '../accounts/index.ts'
import { orderById, orderSide } from '../orders/index.ts'
import { publishUpdate } from './conversation-updates.ts'
import { toConversations, toMessage } from './conversation-views.ts'
import {
  countUnreadConversations,
  findConversation,
  findConversations,
  findOwnConversationId,
  listConversationsBetween,
  lockPair,
  markRead,
} from './conversations.store.ts'
import { findMessages, lastUpdateNumber } from './messages.store.ts'
import {
  conversationBody,
  conversationMessagesBody,
  conversationsBody,
  MAIL_AFTER_MS,
  ownConversationBody,
  readUpToBody,
  unreadConversationsBody,
} from './messaging.contract.ts'

/** Marks messages as read, visible to the other side. False when the conversation does not exist. */
async function readUpTo(
  deps: Deps,
  reader: Viewer,
  conversationId: string,
  number: number,
): Promise<boolean> {
  if (!isId(conversationId)) return false
  return inTransaction(deps.db, async (tx) => {
    const conversation = await findConversation(tx, reader.id, conversationId)
    if (!conversation) return false
    await lockPair(tx, reader.id, conversation.otherId)
    const upTo = { conversationId, number, mailAfterMs: MAIL_AFTER_MS }
    if (await markRead(tx, reader.id, upTo))
      await publishUpdate(
        tx,
        [reader.id, conversation.otherId],
        { kind: 'read', conversationId },
        deps.clock.now(),
      )
    return true
  })
}

/**
 * Blocks or unblocks the other person in every conversation between the two. Both see it. Repeating it
 * changes nothing.
 */
async function setBlock(
  deps: Deps,
  viewer: Viewer,
  conversationId: string,
  blocked: boolean,
): Promise<'done' | 'not_found' | 'gone'> {
  if (!isId(conversationId)) return 'not_found'
  return inTransaction(deps.db, async (tx) => {
    const conversation = await findConversation(tx, viewer.id, conversationId)
    if (!conversation) return 'not_found'
    const { otherId } = conversation
    if (!otherId || !(await lockPair(tx, viewer.id, otherId))) return 'gone'
    const people = { me: viewer.id, other: otherId }
    const now = deps.clock.now()
    const changed = await (blocked ? insertBlock(tx, people, now) : deleteBlock(tx, people))
    if (!changed) return 'done'
    for (const id of await listConversationsBetween(tx, people))
      await publishUpdate(
        tx,
        [viewer.id, otherId],
        { kind: 'conversation', conversationId: id },
        now,
      )
    const action = blocked ? 'person_blocked' : 'person_unblocked'
    await recordEvent(tx, action, now, { blockerId: viewer.id, blockedId: otherId })
    await writeAudit(tx, { actor: viewer, action, subject: ['user', otherId], at: now })
    return 'done'
  })
}

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

export function conversationsApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/messages',
        operationId: 'listConversations',
        summary: 'List your conversations',
        description:
          'Returns your conversations, last message first, 30 at a time. Send the returned `cursor` to get the next page; it is null on the last one.',
        tags,
        request: { query: listQuery },
        responses: { 200: json(conversationsBody), ...refusals(401) },
      }),
      async (c) => {
        const { id } = requireViewer(c)
        const after = decodeTimeCursor(c.req.query('cursor'))
        // Read first: updates that arrive meanwhile are delivered twice rather than missed.
        const lastUpdate = await lastUpdateNumber(db, id)
        const [conversations, unread] = await Promise.all([
          findConversations(db, id, { limit: PAGE + 1, ...(after && { after }) }),
          countUnreadConversations(db, id),
        ])
        const last = conversations.length > PAGE ? conversations[PAGE - 1] : undefined
        const items = await toConversations(db, conversations.slice(0, PAGE))
        return c.json(
          {
            items,
            unread,
            cursor: last ? encodeTimeCursor({ at: last.lastAt, id: last.id }) : null,
            lastUpdate,
          },
          200,
        )
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/messages/unread',
        operationId: 'countUnreadConversations',
        summary: 'Count unread conversations',
        description:
          'Returns how many of your conversations have unread messages, and the number of the last update, from which to start the stream.',
        tags,
        responses: { 200: json(unreadConversationsBody), ...refusals(401) },
      }),
      async (c) => {
        const { id } = requireViewer(c)
        const lastUpdate = await lastUpdateNumber(db, id)
        return c.json({ unread: await countUnreadConversations(db, id), lastUpdate }, 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/messages/about/{phoneId}',
        operationId: 'findConversationByPhone',
        summary: 'Find your conversation about a phone',
        description:
          'Returns the ID of your conversation with the seller of a phone, or null if there is none.',
        tags,
        request: { params: z.object({ phoneId: z.string() }) },
        responses: { 200: json(ownConversationBody), ...refusals(401) },
      }),
      async (c) => {
        const { phoneId } = c.req.valid('param')
        const conversationId =
          isId(phoneId) && (await findOwnConversationId(db, requireViewer(c).id, phoneId))
        return c.json({ conversationId: conversationId || null }, 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/messages/orders/{id}',
        operationId: 'findConversationByOrder',
        summary: 'Find the conversation of an order',
        description:
          'For the buyer and the seller of the order. Returns the ID of their conversation about the phone, or null if there is none.',
        tags,
        request: { params: z.object({ id: z.string() }) },
        responses: { 200: json(ownConversationBody), ...refusals(401, 404) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const order = isId(id) ? await orderById(db, id) : undefined
        if (!order || !orderSide(order, requireViewer(c).id))
          return refuse(c, 404, 'not_found', 'Order not found.')
        const { buyerId, listingId } = order
        const conversationId = buyerId
          ? await findOwnConversationId(db, buyerId, listingId)
          : undefined
        return c.json({ conversationId: conversationId ?? null }, 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/messages/conversations/{id}',
        operationId: 'getConversation',
        summary: 'Get a conversation',
        description:
          'Returns one of your conversations with its last 50 messages, or the 50 before the message number `before`. `hasEarlier` is true if there are more.',
        tags,
        request: { params: z.object({ id: z.string() }), query: pageQuery },
        responses: { 200: json(conversationMessagesBody), ...refusals(401, 404) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const row = isId(id) ? await findConversation(db, requireViewer(c).id, id) : undefined
        const [conversation] = row ? await toConversations(db, [row]) : []
        if (!conversation) return refuse(c, 404, 'not_found', 'Conversation not found.')
        const before = readNumber(c.req.query('before')) ?? conversation.lastNumber + 1
        const rows = await findMessages(db, id, { before, limit: MESSAGES_PAGE + 1 })
        const messages = await Promise.all(
          rows.slice(-MESSAGES_PAGE).map((one) => toMessage(db, one, conversation)),
        )
        return c.json({ conversation, messages, hasEarlier: rows.length > MESSAGES_PAGE }, 200)
      },
    )
}

/** Undefined when the text is not a number. */
export function readNumber(text: string | undefined): number | undefined {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

const params = z.object({ id: z.string() })
const NOT_FOUND_MESSAGE = 'Conversation not found.'
const blocking = { 200: json(conversationBody), ...refusals(401, 404, 409, 413) }

export function readAndBlockApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/messages/conversations/{id}/read',
        operationId: 'markMessagesRead',
        summary: 'Mark messages as read',
        description:
          'Marks the messages of a conversation up to this number as read, which the other person can see. Returns how many conversations are still unread. Repeating the call changes nothing.',
        tags,
        request: {
          params,
          body: jsonBody(readUpToBody),
        },
        responses: { 200: json(unreadConversationsBody), ...refusals(401, 404, 413, 422) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const exists = await readUpTo(
          deps,
          viewer,
          c.req.valid('param').id,
          c.req.valid('json').number,
        )
        if (!exists) return refuse(c, 404, 'not_found', NOT_FOUND_MESSAGE)
        const lastUpdate = await lastUpdateNumber(db, viewer.id)
        return c.json({ unread: await countUnreadConversations(db, viewer.id), lastUpdate }, 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'put',
        path: '/messages/conversations/{id}/block',
        operationId: 'blockPerson',
        summary: 'Block a person',
        description:
          'Stops the other person of this conversation from writing to you, here and in every other conversation. Repeating the call changes nothing. A closed account is refused with 409.',
        tags,
        request: { params },
        responses: blocking,
      }),
      async (c) => block(c, true) as never,
    )
    .openapi(
      route('loggedIn', {
        method: 'delete',
        path: '/messages/conversations/{id}/block',
        operationId: 'unblockPerson',
        summary: 'Unblock a person',
        description:
          'Lets the other person of this conversation write to you again. Repeating the call changes nothing.',
        tags,
        request: { params },
        responses: blocking,
      }),
      async (c) => block(c, false) as never,
    )

  async function block(c: Parameters<typeof requireViewer>[0], blocked: boolean) {
    const viewer = requireViewer(c)
    const id = c.req.param('id') ?? ''
    const outcome = await setBlock(deps, viewer, id, blocked)
    if (outcome === 'gone') return refuse(c, 409, 'gone', 'This account has been deleted.')
    const row = outcome === 'done' ? await findConversation(db, viewer.id, id) : undefined
    const [conversation] = row ? await toConversations(db, [row]) : []
    return conversation ? c.json(conversation, 200) : refuse(c, 404, 'not_found', NOT_FOUND_MESSAGE)
  }
}
