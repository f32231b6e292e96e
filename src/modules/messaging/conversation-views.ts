import { hasPaymentWords, maskContacts } from '@redial/contact-mask'
import { api } from '../../contract/urls.ts'
import { cachedByKey, type Executor } from '../../platform/db/index.ts'
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
  return Promise.all(rows.map((row, index) => toConversation(db, row, paid[index] ?? false)))
}

/** 40 pages of conversations, at most 10 MB of text. */
const MOST_TEXTS = 2_000

/** A text with contact details hidden: 0.2 ms of processor time, 10 for a page of a conversation. */
const maskText = cachedByKey(
  { topics: [], most: MOST_TEXTS },
  async (_db, { text, precedingTexts }: { text: string; precedingTexts: readonly string[] }) =>
    maskContacts(text, precedingTexts),
)

export async function toConversation(
  db: Executor,
  row: ConversationRow,
  contactsShown: boolean,
): Promise<Conversation> {
  const { otherName, otherImage, lastText } = row
  const last = { text: lastText, precedingTexts: row.lastPrecedingTexts }
  return {
    _id: row.id,
    phone: {
      _id: row.listingId,
      name: row.phoneName,
      img: row.img,
      slug: toSlug(row.phoneName),
      state: row.phoneState,
      priceMinor: row.priceMinor,
      currency: row.currency,
    },
    side: row.side,
    otherPerson:
      row.otherId === null ? null : { _id: row.otherId, name: otherName ?? '', image: otherImage },
    last: {
      text: contactsShown ? lastText : (await maskText(db, last)).text,
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

export async function toMessage(
  db: Executor,
  row: MessageRow,
  { side, contactsShown }: MessageViewer,
): Promise<Message> {
  const isOwn = row.side === side
  const { text, precedingTexts, photoId, photoWidth, photoHeight } = row
  const shown = contactsShown
    ? { text, masked: false }
    : await maskText(db, { text, precedingTexts })
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
