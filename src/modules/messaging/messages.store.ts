import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'
import type { Side } from './thread.ts'

export type MessageRow = {
  id: string
  threadId: string
  number: number
  side: Side
  senderId: string | null
  clientId: string
  text: string
  /** What the same person wrote just before. */
  saidBefore: string[]
  photoId: string | null
  photoWidth: number | null
  photoHeight: number | null
  createdAt: Date
}

/** How far back a number may begin that a message goes on with; the other's messages count too. */
const JUST_BEFORE = { messages: 12, span: '10 minutes' }
/** Letters at the end of a message that a number may go on from. */
const TAIL = 120

/**
 * What the writer of a message wrote in its thread just before it, oldest first, each to its end;
 * `of` is what the message's row is called.
 */
export function saidBefore(of: 'messages' | 'last') {
  const its = (column: string) => sql.ref(`${of}.${column}`)
  return sql`array(
    select right(text, ${sql.lit(TAIL)}) from messages earlier
    where earlier.thread_id = ${its('threadId')} and earlier.side = ${its('side')}
      and earlier.number between ${its('number')} - ${sql.lit(JUST_BEFORE.messages)}
        and ${its('number')} - 1
      and earlier.created_at > ${its('createdAt')} - ${sql.lit(JUST_BEFORE.span)}::interval
      and text <> ''
    order by earlier.number)`
}

const columns = sql`
  id, thread_id, number, side, sender_id, client_id,
  text, photo_id, photo_width, photo_height,
  created_at, ${saidBefore('messages')} as said_before`

/** A page of a thread before a number, oldest first. */
export async function findMessages(
  db: Executor,
  threadId: string,
  { before, limit }: { before: number; limit: number },
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select ${columns} from messages where thread_id = ${threadId} and number < ${before}
    order by number desc limit ${limit}`.execute(db)
  return rows.reverse()
}

/** These messages, by thread and number. */
export async function findByNumbers(
  db: Executor,
  which: readonly { threadId: string; number: number }[],
): Promise<MessageRow[]> {
  if (which.length === 0) return []
  const { rows } = await sql<MessageRow>`
    select ${columns} from messages
    where (thread_id, number) in (
      select * from unnest(${which.map((one) => one.threadId)}::uuid[],
        ${which.map((one) => one.number)}::int[]))`.execute(db)
  return rows
}

export async function findByClientId(db: Executor, senderId: string, clientId: string) {
  const { rows } = await sql<MessageRow>`
    select ${columns} from messages
    where sender_id = ${senderId} and client_id = ${clientId}`.execute(db)
  return rows[0]
}

/** In how many other threads this person wrote the very same since then. */
export async function countSameWords(
  db: Executor,
  { senderId, text, threadId }: { senderId: string; text: string; threadId: string },
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct thread_id) as n from messages
    where sender_id = ${senderId} and md5(text) = md5(${text}) and created_at > ${since}
      and thread_id <> ${threadId}`.execute(db)
  return rows[0]?.n ?? 0
}

type NewMessage = Omit<MessageRow, 'number' | 'senderId' | 'saidBefore'> & { senderId: string }

/** Writes the next message of a thread; the other has one more to read. */
export async function insertMessage(tx: Tx, message: NewMessage, mailDueAt: Date): Promise<number> {
  const { id, threadId, side, senderId, clientId, text, photoId, createdAt } = message
  const { rows } = await sql<{ number: number }>`
    update message_threads set last_number = last_number + 1 where id = ${threadId}
    returning last_number as number`.execute(tx)
  const number = rows[0]?.number ?? 0
  await sql`
    insert into messages (id, thread_id, number, side, sender_id, client_id, text, photo_id,
      photo_width, photo_height, created_at)
    values (${id}, ${threadId}, ${number}, ${side}, ${senderId}, ${clientId}, ${text}, ${photoId},
      ${message.photoWidth}, ${message.photoHeight}, ${createdAt})`.execute(tx)
  // Whoever answers has read what was there.
  await sql`
    update message_sides set last_at = ${createdAt},
      read_number = case when side = ${side} then ${number}::int else read_number end,
      unread = case when side = ${side} then 0 else unread + 1 end,
      mailed_at = case when side = ${side} then null else mailed_at end,
      mail_due_at = case when side = ${side} then null
        when mailed_at is null then coalesce(mail_due_at, ${mailDueAt}::timestamptz) end
    where thread_id = ${threadId}`.execute(tx)
  return number
}

type PhotoOf = { buyerId: string | null; sellerId: string | null; isReported: boolean }

/** The two who may see a photo of a message, and whether moderators may. */
export async function findPhoto(db: Executor, photoId: string): Promise<PhotoOf | undefined> {
  const { rows } = await sql<PhotoOf>`
    select buyer_id, seller_id,
      reported_at is not null as is_reported
    from messages join message_threads thread on thread.id = messages.thread_id
    where photo_id = ${photoId} limit 1`.execute(db)
  return rows[0]
}
