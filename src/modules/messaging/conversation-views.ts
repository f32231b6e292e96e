import { hasPaymentWords, maskContacts } from '@redial/contact-mask'
import { api } from '../../contract/urls.ts'
import type { Executor } from '../../platform/db/index.ts'
import { dropOldest } from '../../platform/drop-oldest.ts'
import { toSlug } from '../listings/index.ts'
import { paidAmong } from '../orders/index.ts'
import type { ConversationRow } from './conversations.store.ts'
import type { MessageRow } from './messages.store.ts'
import type { Conversation, Message } from './messaging.contract.ts'
import { type Side, writingRefusal } from './messaging.contract.ts'

/** Conversations as one of their two people sees them: contact details are hidden until the phone is paid. */
export async function toConversations(
  db: Executor,
  rows: readonly ConversationRow[],
): Promise<Conversation[]> {
  const paid = await paidAmong(db, rows)
  return rows.map((row, index) => toConversation(row, paid[index] ?? false))
}

export function toConversation(row: ConversationRow, contactsShown: boolean): Conversation {
  const { otherName, otherImage, lastText } = row
  const last = { id: row.lastId, text: lastText, precedingTexts: row.lastPrecedingTexts }
  return {
    _id: row.id,
    phone: {
      _id: row.listingId,
      name: row.phoneName,
      img: row.img,
      slug: toSlug(row.phoneName),
      state: row.phoneState,
    },
    side: row.side,
    otherPerson:
      row.otherId === null ? null : { _id: row.otherId, name: otherName ?? '', image: otherImage },
    last: {
      text: contactsShown ? lastText : shownText(last).text,
      mine: row.lastSide === row.side,
      isPhoto: row.lastIsPhoto,
    },
    lastNumber: row.lastNumber,
    lastAt: row.lastAt.toISOString(),
    unread: row.unread,
    seenNumber: row.seenNumber,
    closed: writingRefusal(row),
    contactsShown,
  }
}

type MessageViewer = { side: Side; contactsShown: boolean }

export function toMessage(row: MessageRow, { side, contactsShown }: MessageViewer): Message {
  const isOwn = row.side === side
  const { photoId, photoWidth, photoHeight } = row
  const shown = contactsShown ? { text: row.text, masked: false } : shownText(row)
  return {
    number: row.number,
    clientId: isOwn ? row.clientId : null,
    mine: isOwn,
    side: row.side,
    ...shown,
    paymentWarning: hasPaymentWords(row.text),
    photo:
      photoId === null
        ? null
        : {
            url: api.messagePhoto(photoId),
            width: photoWidth ?? 0,
            height: photoHeight ?? 0,
          },
    at: row.createdAt.toISOString(),
  }
}

type MaskableText = { id: string | null; text: string; precedingTexts: readonly string[] }
type ShownText = { text: string; masked: boolean }

/** Messages in the cache: 40 pages of conversations, at most 10 MB of text. */
const MAX_CACHED = 2_000
/** Masked texts by message id, least recently used first; null for messages without contact details. */
const shownTexts = new Map<string, string | null>()

/**
 * The text of a message with contact details hidden. Messages never change, so each is masked once
 * and cached.
 */
export function shownText({ id, text, precedingTexts }: MaskableText): ShownText {
  const cached = id === null ? undefined : shownTexts.get(id)
  const shown =
    cached === undefined
      ? maskContacts(text, precedingTexts)
      : { text: cached ?? text, masked: cached !== null }
  if (id !== null) cacheText(id, shown)
  return shown
}

function cacheText(id: string, { text, masked }: ShownText): void {
  // A Map iterates in insertion order: inserting again moves the entry to the end.
  shownTexts.delete(id)
  shownTexts.set(id, masked ? text : null)
  dropOldest(shownTexts, MAX_CACHED)
}
