import { maskContacts } from '@redial/contact-mask'
import type { Executor } from '../../platform/db/index.ts'
import { api } from '../../routes.ts'
import { slugOf } from '../listings/index.ts'
import { paidAmong } from '../orders/index.ts'
import type { MessageRow } from './messages.store.ts'
import type { Message, Thread } from './messaging.contract.ts'
import { type Side, whyNotWritable } from './thread.ts'
import type { ThreadRow } from './threads.store.ts'

/** Threads as their own person reads them: contact details are hidden until the phone is paid. */
export async function toThreads(db: Executor, rows: readonly ThreadRow[]): Promise<Thread[]> {
  const paid = await paidAmong(db, rows)
  return rows.map((row, at) => toThread(row, paid[at] ?? false))
}

function toThread(row: ThreadRow, contactsShown: boolean): Thread {
  const { otherName, otherImage, lastText } = row
  const last = { id: row.lastId, text: lastText, saidBefore: row.lastSaidBefore }
  return {
    _id: row.id,
    phone: {
      _id: row.listingId,
      name: row.phoneName,
      img: row.img,
      slug: slugOf(row.phoneName),
      state: row.phoneState,
    },
    side: row.side,
    with: row.otherId === null ? null : { name: otherName ?? '', image: otherImage },
    last: {
      text: contactsShown ? lastText : shownText(last).text,
      mine: row.lastSide === row.side,
      isPhoto: row.lastIsPhoto,
    },
    lastNumber: row.lastNumber,
    lastAt: row.lastAt.toISOString(),
    unread: row.unread,
    seenNumber: row.seenNumber,
    closed: whyNotWritable(row),
    contactsShown,
  }
}

type Reading = { side: Side; contactsShown: boolean }

export function toMessage(row: MessageRow, { side, contactsShown }: Reading): Message {
  const mine = row.side === side
  const { photoId, photoWidth, photoHeight } = row
  const said = contactsShown ? { text: row.text, masked: false } : shownText(row)
  return {
    number: row.number,
    clientId: mine ? row.clientId : null,
    mine,
    side: row.side,
    ...said,
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

type Said = { id: string | null; text: string; saidBefore: readonly string[] }
type Shown = { text: string; masked: boolean }

/** Messages that are kept as they were shown last: 40 pages of threads, 10 MB of text at most. */
const MOST_KEPT = 2_000
/** By message, the longest unread first; null for those that hide nothing. */
const kept = new Map<string, string | null>()

/**
 * The text of a message with contact details hidden. Neither it nor what was said before it ever
 * changes: what is read again and again, as threads are, is looked through once.
 */
export function shownText({ id, text, saidBefore }: Said): Shown {
  const before = id === null ? undefined : kept.get(id)
  const shown =
    before === undefined
      ? maskContacts(text, saidBefore)
      : { text: before ?? text, masked: before !== null }
  if (id !== null) keep(id, shown)
  return shown
}

function keep(id: string, { text, masked }: Shown): void {
  // A map tells in the order of writing: what was read last goes to its end.
  kept.delete(id)
  kept.set(id, masked ? text : null)
  const [longestUnread] = kept.keys()
  if (kept.size > MOST_KEPT && longestUnread !== undefined) kept.delete(longestUnread)
}
