import { hasPaymentWords } from '@redial/contact-mask'
import type { Deps } from '../../deps.ts'
import { inTransaction, isId, newId, type Tx, violatedConstraint } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import { createLimiter, type Viewer } from '../../platform/http/index.ts'
import { mayTrade } from '../../shared/accounts/account-rules.ts'
import { isOnMarket } from '../../shared/listings/listing-life-cycle.ts'
import { DAY } from '../../shared/time.ts'
import { findListing, type Listing } from '../listings/index.ts'
import {
  copyPrivately,
  deletePublicFiles,
  type PrivatePhoto,
  releaseUpload,
} from '../media/index.ts'
import { hasOrdered, holdsHandOverCode, orderById, orderSide } from '../orders/index.ts'
import { publishUpdate } from './conversation-updates.ts'
import {
  type ConversationAccess,
  findConversationAccess,
  findOwnConversationId,
  insertConversation,
  lockPair,
} from './conversations.store.ts'
import { countSameText, findByClientId, insertMessage, type MessageRow } from './messages.store.ts'
import { type Closed, MAIL_AFTER_MS, type Side, writingRefusal } from './messaging.contract.ts'

/** New conversations per day: more than any buyer needs. */
const NEW_CONVERSATIONS_PER_DAY = 25
/** Enough for a fast typist's short lines. */
const MESSAGES_PER_MINUTE = 30
const DAY_SECONDS = 86_400
const MINUTE_SECONDS = 60

/** The same text, if at least this long, counts as bulk when sent in this many other conversations. */
export const BULK_TEXT = { length: 25, conversations: 5 } as const

export type Limits = ReturnType<typeof createLimits>

/** Limits against spam, counted over all nodes. */
export function createLimits(deps: Deps) {
  const { pool } = deps.db
  return {
    newConversations: createLimiter(
      pool,
      'new-conversation',
      NEW_CONVERSATIONS_PER_DAY,
      DAY_SECONDS,
    ),
    messages: createLimiter(pool, 'message', MESSAGES_PER_MINUTE, MINUTE_SECONDS),
  }
}

/** Sends a message in the sender's conversation. Repeating a client id returns the first message. */
export async function sendMessage(
  deps: Deps,
  limits: Limits,
  sender: Viewer,
  conversationId: string,
  input: MessageInput,
): Promise<Outcome> {
  if (!isId(conversationId)) return { refused: 'not_found' }
  return sendOnce(deps, limits, sender, input, {
    see: () => findConversationAccess(deps.db.kysely, sender.id, { id: conversationId }),
    isSame: async (before) => before.conversationId === conversationId,
    async write(tx, photo, conversation) {
      if (!conversation) return 'not_found'
      const pair = { sender, otherId: conversation.otherId, which: { id: conversationId } }
      return writeIn(deps, tx, pair, { ...input, photo })
    },
  })
}

/** Writes to the seller of a phone, in the buyer's conversation about it or in a new one. */
export async function writeToSeller(
  deps: Deps,
  limits: Limits,
  buyer: Viewer,
  listingId: string,
  input: MessageInput,
): Promise<Outcome> {
  if (!isId(listingId)) return { refused: 'not_found' }
  const db = deps.db.kysely
  const [existing, listing] = await Promise.all([
    findOwnConversationId(db, buyer.id, listingId),
    findListing(db, listingId),
  ])
  if (existing) return sendMessage(deps, limits, buyer, existing, input)
  const refused = await whyCannotContact(deps, buyer, listing)
  if (refused) return { refused }
  const parties = { listingId, buyerId: buyer.id, sellerId: listing?.sellerId ?? '' }
  const opening = openConversation(deps, buyer, parties, input)
  const outcome = await sendOnce(deps, limits, buyer, input, {
    ...opening,
    isNewConversation: true,
  })
  const isOld = 'refused' in outcome || ('number' in outcome && outcome.again)
  if (isOld) await limits.newConversations.refund(buyer.id)
  return outcome
}

/** Writes to the other side of an order, in their conversation or in a new one. */
export async function writeAboutOrder(
  deps: Deps,
  limits: Limits,
  sender: Viewer,
  orderId: string,
  input: MessageInput,
): Promise<Outcome> {
  const db = deps.db.kysely
  const order = isId(orderId) ? await orderById(db, orderId) : undefined
  if (!order || !orderSide(order, sender.id)) return { refused: 'not_found' }
  const { listingId, buyerId, sellerId } = order
  if (!buyerId || !sellerId) return { refused: 'gone' }
  const existing = await findOwnConversationId(db, buyerId, listingId)
  if (existing) return sendMessage(deps, limits, sender, existing, input)
  const parties = { listingId, buyerId, sellerId }
  return sendOnce(deps, limits, sender, input, openConversation(deps, sender, parties, input))
}

/** Writes the first message of a conversation, or one more if somebody opened it meanwhile. */
function openConversation(
  deps: Deps,
  sender: Viewer,
  { listingId, buyerId, sellerId }: { listingId: string; buyerId: string; sellerId: string },
  input: MessageInput,
): Work {
  const db = deps.db.kysely
  return {
    isSame: async (before) =>
      before.conversationId === (await findOwnConversationId(db, buyerId, listingId)),
    async write(tx, photo) {
      const conversation = { id: newId(), listingId, buyerId, sellerId }
      const otherId = sender.id === buyerId ? sellerId : buyerId
      const pair = { sender, otherId, which: { listingId, buyerId } }
      return writeIn(deps, tx, pair, { ...input, photo }, () =>
        insertConversation(tx, conversation, deps.clock.now()),
      )
    },
  }
}

async function whyCannotContact(
  deps: Deps,
  buyer: Viewer,
  listing: Listing | undefined,
): Promise<SendRefusal | undefined> {
  if (!listing || listing.state === 'removed') return 'not_found'
  if (listing.sellerId === buyer.id) return 'own_phone'
  if (!mayTrade(buyer.role, 'buy')) return 'buyers_only'
  if (!listing.sellerId) return 'gone'
  if (isOnMarket(listing.state)) return
  // Others must not learn that a draft or a phone under review exists.
  if (await hasOrdered(deps.db.kysely, listing.id, buyer.id)) return
  return listing.state === 'sold' ? 'not_for_sale' : 'not_found'
}

type Pair = {
  sender: Viewer
  otherId: string | null
  which: Parameters<typeof findConversationAccess>[2]
}

/** `open` inserts the conversation if there is none, once both accounts are locked. */
async function writeIn(
  deps: Deps,
  tx: Tx,
  { sender, otherId, which }: Pair,
  draft: Draft,
  open?: () => Promise<void>,
): Promise<Written | SendRefusal> {
  if (!otherId) return 'gone'
  const areHere = await lockPair(tx, sender.id, otherId)
  if (!areHere) return 'gone'
  await open?.()
  // Read under the lock: a block may have come first.
  const before = await findByClientId(tx, sender.id, draft.clientId)
  const conversation = await findConversationAccess(tx, sender.id, which)
  if (!conversation) return 'gone'
  if (before) return { conversationId: before.conversationId, number: before.number, again: true }
  const closed = writingRefusal(conversation)
  if (closed) return closed
  const { id: conversationId, listingId, side } = conversation
  const { text } = draft
  if (
    side === 'buyer' &&
    (await holdsHandOverCode(deps, tx, { buyerId: sender.id, listingId, text }))
  )
    return 'hand_over_code'
  const number = await writeMessage(deps, tx, sender, { ...conversation, otherId }, draft)
  return typeof number === 'string'
    ? number
    : { conversationId, number, again: false, conversation }
}

export type SendRefusal =
  | 'not_found'
  | 'buyers_only'
  | 'own_phone'
  | 'not_for_sale'
  | 'repeated_text'
  | 'hand_over_code'
  | 'unknown_picture'
  | 'storage_away'
  | 'key_reused'
  | Closed

/** `photo` is the URL of an upload. */
export type MessageInput = { clientId: string; text: string; photo?: string | undefined }
export type Written = {
  conversationId: string
  number: number
  again: boolean
  conversation?: ConversationAccess
}
export type Outcome = Written | { refused: SendRefusal } | { tooMany: number }

type Work = {
  /** Reads the conversation before the transaction. */
  see?: () => Promise<ConversationAccess | undefined>
  /** Counts against the limit of new conversations too. */
  isNewConversation?: boolean
  /** True when an earlier message with this client id is the one being sent. */
  isSame: (before: MessageRow) => Promise<boolean>
  write: (
    tx: Tx,
    photo: PrivatePhoto | undefined,
    conversation: ConversationAccess | undefined,
  ) => Promise<Written | SendRefusal>
}

/**
 * Counts the attempt against the limit, copies the photo, and writes the message. A client id that
 * was used before returns the earlier message without counting.
 */
export async function sendOnce(
  deps: Deps,
  limits: Limits,
  sender: Viewer,
  { clientId, photo: url }: MessageInput,
  { see, isNewConversation = false, isSame, write }: Work,
): Promise<Outcome> {
  const findEarlier = async (): Promise<Outcome | undefined> => {
    const before = await findByClientId(deps.db.kysely, sender.id, clientId)
    if (!before) return undefined
    if (!(await isSame(before))) return { refused: 'key_reused' }
    return { conversationId: before.conversationId, number: before.number, again: true }
  }
  const [before, conversation, tooManyConversations, tooMany] = await Promise.all([
    findEarlier(),
    see?.(),
    isNewConversation ? limits.newConversations.consume(sender.id) : undefined,
    limits.messages.consume(sender.id),
  ])
  if (before) {
    await limits.messages.refund(sender.id)
    return before
  }
  // Only what was sent counts.
  if (tooManyConversations) await limits.messages.refund(sender.id)
  else if (tooMany && isNewConversation) await limits.newConversations.refund(sender.id)
  const wait = tooManyConversations ?? tooMany
  if (wait) return { tooMany: wait }
  const photo = url ? await copyPrivately(deps, url, sender.id) : undefined
  // A concurrent request for the same message may have taken the photo.
  if (photo && 'refused' in photo) return (await findEarlier()) ?? photo
  try {
    const outcome = await inTransaction(deps.db, async (tx) => {
      const done = await write(tx, photo, conversation)
      // Thrown to roll back.
      if (typeof done === 'string') throw new Refused(done)
      return done
    })
    if (outcome.again) await limits.messages.refund(sender.id)
    else if (photo) await deletePublicFiles(deps, [photo.id])
    return outcome
  } catch (error) {
    if (error instanceof Refused) return { refused: error.reason }
    if (violatedConstraint(error) !== 'one_message_per_client_id') throw error
    return (await findEarlier()) ?? { refused: 'key_reused' }
  }
}

/** Rolls back the transaction and carries the reason out of it. */
class Refused extends Error {
  readonly reason: SendRefusal
  constructor(reason: SendRefusal) {
    super(reason)
    this.reason = reason
  }
}

export type Draft = { clientId: string; text: string; photo: PrivatePhoto | undefined }
type Target = { id: string; listingId: string; side: Side; otherId: string }

/**
 * Writes a message and notifies both. The caller has locked the pair and checked permissions.
 * @returns its number in the conversation.
 */
export async function writeMessage(
  deps: Deps,
  tx: Tx,
  sender: Viewer,
  { id: conversationId, listingId, side, otherId }: Target,
  { clientId, text, photo }: Draft,
): Promise<number | 'repeated_text' | 'unknown_picture'> {
  const now = deps.clock.now()
  if (await isBulkText(tx, sender.id, text, conversationId, now)) return 'repeated_text'
  if (photo && !(await releaseUpload(deps, tx, photo.id, sender.id))) return 'unknown_picture'
  const message = {
    id: newId(),
    conversationId,
    side,
    senderId: sender.id,
    clientId,
    text,
    photoId: photo?.id ?? null,
    photoWidth: photo?.width ?? null,
    photoHeight: photo?.height ?? null,
    namesPayment: hasPaymentWords(text),
    createdAt: now,
  }
  const number = await insertMessage(tx, message, new Date(now.getTime() + MAIL_AFTER_MS))
  await publishUpdate(
    tx,
    [sender.id, otherId],
    { kind: 'message', conversationId, messageNumber: number },
    now,
  )
  const data = {
    messageId: message.id,
    conversationId,
    listingId,
    senderId: sender.id,
    toId: otherId,
  }
  await recordEvent(tx, 'message_sent', now, data)
  const subject: [string, string] = ['message', message.id]
  await writeAudit(tx, { actor: sender, action: 'message_sent', subject, at: now })
  return number
}

async function isBulkText(
  tx: Tx,
  senderId: string,
  text: string,
  conversationId: string,
  date: Date,
) {
  if (text.length < BULK_TEXT.length) return false
  const since = new Date(date.getTime() - DAY)
  return (
    (await countSameText(tx, { senderId, text, conversationId }, since)) >= BULK_TEXT.conversations
  )
}
