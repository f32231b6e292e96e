import { maskContacts } from '@redial/contact-mask'
import { api } from '../../contract/urls.ts'
import { type Executor, isId, type Tx } from '../../platform/db/index.ts'
import { DELETED_ACCOUNT } from '../../shared/accounts/account-rules.ts'
import { messagePhotoKey } from '../media/index.ts'
import type { ConversationLine } from '../orders/evidence/index.ts'
import { publishUpdate } from './conversation-updates.ts'
import {
  closeConversationRow,
  findConversation,
  findOwnConversationId,
  findParties,
} from './conversations.store.ts'
import { findByNumbers, findMessages, removeSentPhotos } from './messages.store.ts'
import type { ReportedConversation } from './messaging.contract.ts'

/** Moderators see the last messages of a conversation, up to this many. */
const MAX_MESSAGES = 500
/** PostgreSQL's largest integer, above every message number. */
const MAX_NUMBER = 2_147_483_647

type MessageRef = { conversationId: string; number: number }

/** The message, if this person may report it: one by the other person of one of their conversations. */
export async function messageToReport(
  db: Executor,
  reporterId: string,
  { conversationId, number }: MessageRef,
) {
  const conversation = isId(conversationId)
    ? await findConversation(db, reporterId, conversationId)
    : undefined
  const [message] = conversation ? await findByNumbers(db, [{ conversationId, number }]) : []
  if (!conversation || !message || message.side === conversation.side) return undefined
  return {
    messageId: message.id,
    conversationId,
    listingId: conversation.listingId,
    senderId: conversation.otherId,
  }
}

/** A reported conversation with nothing hidden. The caller writes the audit log. */
export async function readReported(
  db: Executor,
  conversationId: string,
  reportedId: string,
): Promise<ReportedConversation | undefined> {
  return readById(db, conversationId, { reportedId })
}

async function readById(
  db: Executor,
  conversationId: string,
  { reportedId }: { reportedId: string | null },
): Promise<ReportedConversation | undefined> {
  const parties = await findParties(db, conversationId, { reported: reportedId !== null })
  if (!parties) return undefined
  const messages = await findMessages(db, conversationId, {
    before: MAX_NUMBER,
    limit: MAX_MESSAGES,
  })
  return {
    conversationId,
    buyer: parties.buyer ?? DELETED_ACCOUNT,
    seller: parties.seller ?? DELETED_ACCOUNT,
    closed: parties.closedAt !== null,
    messages: messages.map(({ id, number, side, text, photoId, createdAt }) => ({
      number,
      side,
      text,
      photo: photoId && api.messagePhoto(photoId),
      at: createdAt.toISOString(),
      reported: id === reportedId,
    })),
  }
}

/**
 * The conversation of a buyer about a phone with nothing hidden except photos, which only the two may see.
 * The caller checks who may read it and writes the audit log.
 */
export async function readOrderConversation(
  db: Executor,
  { buyerId, listingId }: { buyerId: string; listingId: string },
): Promise<ReportedConversation | undefined> {
  const conversationId = await findOwnConversationId(db, buyerId, listingId)
  const read = conversationId ? await readById(db, conversationId, { reportedId: null }) : undefined
  return read && { ...read, messages: read.messages.map((one) => ({ ...one, photo: null })) }
}

/**
 * The messages of a buyer and a seller about a phone, as the two read them: without contact details
 * until the phone is paid. The caller checks who may read them.
 */
export async function readPartiesConversation(
  db: Executor,
  { buyerId, listingId }: { buyerId: string; listingId: string },
  { contactsShown }: { contactsShown: boolean },
): Promise<ConversationLine[]> {
  const conversationId = await findOwnConversationId(db, buyerId, listingId)
  if (!conversationId) return []
  const messages = await findMessages(db, conversationId, {
    before: MAX_NUMBER,
    limit: MAX_MESSAGES,
  })
  return messages.map((message) => {
    const { number, side, text, photoId, createdAt } = message
    return {
      number,
      side,
      text: contactsShown ? text : maskContacts(text, message.precedingTexts).text,
      at: createdAt.toISOString(),
      photo: photoId && `messages/${number}.webp`,
      photoId,
    }
  })
}

/** Closes a conversation for both sides. The caller records the event and writes the audit log. */
export async function closeConversation(tx: Tx, conversationId: string, date: Date): Promise<void> {
  const closed = await closeConversationRow(tx, conversationId, date)
  if (closed)
    await publishUpdate(
      tx,
      [closed.buyerId, closed.sellerId],
      { kind: 'conversation', conversationId },
      date,
    )
}

/**
 * Takes the photos off the messages of a person whose account is deleted. The texts stay with the
 * other person. Returns the keys of the files, to delete after the commit.
 */
export async function eraseMessagePhotos(tx: Tx, senderId: string): Promise<string[]> {
  return (await removeSentPhotos(tx, senderId, 'Photo deleted')).map(messagePhotoKey)
}
