import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'
import type { Side } from './messaging.contract.ts'

export type MessageRow = {
  id: string
  conversationId: string
  number: number
  side: Side
  senderId: string | null
  clientId: string
  text: string
  /** The person's previous messages, from which a phone number may continue. */
  precedingTexts: string[]
  photoId: string | null
  photoWidth: number | null
  photoHeight: number | null
  createdAt: Date
}

/** How far back a phone number split over messages may begin. Messages of both sides count. */
const PRECEDING = { messages: 12, span: '10 minutes' }
/** Characters at the end of a message that a number may continue from. */
const TAIL_LENGTH = 120

/**
 * The ends of the messages that the sender of a message wrote just before it, oldest first. `alias`
 * is the table alias of that message.
 */
export function precedingTexts(alias: 'messages' | 'last') {
  const ref = (column: string) => sql.ref(`${alias}.${column}`)
  return sql`array(
    select right(text, ${sql.lit(TAIL_LENGTH)}) from messages earlier
    where earlier.conversation_id = ${ref('conversationId')} and earlier.side = ${ref('side')}
      and earlier.number between ${ref('number')} - ${sql.lit(PRECEDING.messages)}
        and ${ref('number')} - 1
      and earlier.created_at > ${ref('createdAt')} - ${sql.lit(PRECEDING.span)}::interval
      and text <> ''
    order by earlier.number)`
}

const columns = sql`
  id, conversation_id, number, side, sender_id, client_id,
  text, photo_id, photo_width, photo_height,
  created_at, ${precedingTexts('messages')} as preceding_texts`

/** A page of a conversation before a number, oldest first. */
export async function findMessages(
  db: Executor,
  conversationId: string,
  { before, limit }: { before: number; limit: number },
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select ${columns} from messages where conversation_id = ${conversationId} and number < ${before}
    order by number desc limit ${limit}`.execute(db)
  return rows.reverse()
}

export async function findByNumbers(
  db: Executor,
  which: readonly { conversationId: string; number: number }[],
): Promise<MessageRow[]> {
  if (which.length === 0) return []
  const { rows } = await sql<MessageRow>`
    select ${columns} from messages
    where (conversation_id, number) in (
      select * from unnest(${which.map((one) => one.conversationId)}::uuid[],
        ${which.map((one) => one.number)}::int[]))`.execute(db)
  return rows
}

export async function findByClientId(db: Executor, senderId: string, clientId: string) {
  const { rows } = await sql<MessageRow>`
    select ${columns} from messages
    where sender_id = ${senderId} and client_id = ${clientId}`.execute(db)
  return rows[0]
}

/** In how many other conversations this person sent the same text since then. */
export async function countSameText(
  db: Executor,
  { senderId, text, conversationId }: { senderId: string; text: string; conversationId: string },
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct conversation_id) as n from messages
    where sender_id = ${senderId} and md5(text) = md5(${text}) and created_at > ${since}
      and conversation_id <> ${conversationId}`.execute(db)
  return rows[0]?.n ?? 0
}

type NewMessage = Omit<MessageRow, 'number' | 'senderId' | 'precedingTexts'> & {
  senderId: string
  namesPayment: boolean
}

/** Inserts the next message of a conversation and counts it as unread for the other side. */
export async function insertMessage(tx: Tx, message: NewMessage, mailDueAt: Date): Promise<number> {
  const { id, conversationId, side, senderId, clientId, text, photoId, createdAt } = message
  // Replying marks everything before as read.
  const { rows } = await sql<{ number: number }>`
    with counted as (
      update conversations set last_number = last_number + 1 where id = ${conversationId}
      returning last_number as number),
    inserted as (
      insert into messages (id, conversation_id, number, side, sender_id, client_id, text, photo_id,
        photo_width, photo_height, names_payment, created_at)
      select ${id}::uuid, ${conversationId}::uuid, number, ${side}::text, ${senderId}::uuid,
        ${clientId}::uuid, ${text}::text, ${photoId}::uuid, ${message.photoWidth}::int,
        ${message.photoHeight}::int, ${message.namesPayment}::boolean, ${createdAt}::timestamptz
      from counted)
    update conversation_participants set last_at = ${createdAt},
      read_number = case when side = ${side} then number else read_number end,
      unread = case when side = ${side} then 0 else unread + 1 end,
      mailed_at = case when side = ${side} then null else mailed_at end,
      mail_due_at = case when side = ${side} then null
        when mailed_at is null then coalesce(mail_due_at, ${mailDueAt}::timestamptz) end
    from counted where conversation_id = ${conversationId}
    returning number`.execute(tx)
  if (!rows[0]) throw new Error(`conversation ${conversationId} is gone`)
  return rows[0].number
}

type PhotoViewers = { buyerId: string | null; sellerId: string | null; isReported: boolean }

/** Who may see a message photo: the two people of its conversation, and moderators once it is reported. */
export async function findPhoto(db: Executor, photoId: string): Promise<PhotoViewers | undefined> {
  const { rows } = await sql<PhotoViewers>`
    select buyer_id, seller_id,
      reported_at is not null as is_reported
    from messages join conversations conversation on conversation.id = messages.conversation_id
    where photo_id = ${photoId} limit 1`.execute(db)
  return rows[0]
}

/** Takes the photos off the messages that a person sent; returns their ids. */
export async function removeSentPhotos(tx: Tx, senderId: string, text: string): Promise<string[]> {
  const { rows } = await sql<{ photoId: string }>`
    with sent as (
      select id, photo_id from messages
      where sender_id = ${senderId} and photo_id is not null for update
    )
    update messages set photo_id = null, photo_width = null, photo_height = null,
      text = case when messages.text = '' then ${text} else messages.text end
    from sent where messages.id = sent.id
    returning sent.photo_id as "photoId"`.execute(tx)
  return rows.map(({ photoId }) => photoId)
}

export type UpdateKind = 'message' | 'read' | 'conversation'
export type UpdateRow = {
  number: number
  kind: UpdateKind
  conversationId: string
  messageNumber: number | null
}
type Update = { kind: UpdateKind; conversationId: string; messageNumber?: number }

/**
 * Adds an entry to each person's feed under the next number of that feed. The counter's row stays
 * locked until commit, so the numbers of one feed become visible in order.
 */
export async function insertUpdates(
  tx: Tx,
  userIds: readonly string[],
  update: Update,
  date: Date,
) {
  // Sorted, so that two writers cannot deadlock.
  await sql`
    with counted as (
      insert into message_feeds (user_id, last_number)
      select id, 1 from unnest(${[...userIds]}::uuid[]) as person (id) order by id
      on conflict (user_id) do update set last_number = message_feeds.last_number + 1
      returning user_id, last_number)
    insert into message_events (user_id, number, kind, conversation_id, message_number, created_at)
    select user_id, last_number, ${update.kind}, ${update.conversationId}::uuid,
      ${update.messageNumber ?? null}::int, ${date}::timestamptz from counted`.execute(tx)
}

/**
 * A person's updates after a number, and the newest number. One query reads both: with two, updates that
 * arrive in between would look like deleted updates.
 */
export async function findUpdates(
  db: Executor,
  userId: string,
  { after, limit }: { after: number; limit: number },
): Promise<{ rows: UpdateRow[]; newest: number }> {
  const { rows } = await sql<{ newest: number; number: number | null } & Omit<UpdateRow, 'number'>>`
    select feed.last_number as newest, entry.number, entry.kind, entry.conversation_id,
      entry.message_number
    from message_feeds feed
    left join lateral (
      select * from message_events
      where user_id = feed.user_id and number > ${after} order by number limit ${limit}) entry on true
    where feed.user_id = ${userId} order by entry.number`.execute(db)
  const updates = rows.flatMap(({ newest: _, number, ...row }) =>
    number === null ? [] : [{ number, ...row }],
  )
  return { rows: updates, newest: rows[0]?.newest ?? 0 }
}

export async function lastUpdateNumber(db: Executor, userId: string): Promise<number> {
  return (await lastUpdateNumbers(db, [userId])).get(userId) ?? 0
}

export async function lastUpdateNumbers(
  db: Executor,
  userIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ userId: string; last: number }>`
    select user_id, last_number as last from message_feeds
    where user_id = any(${userIds}::uuid[])`.execute(db)
  return new Map(rows.map(({ userId, last }) => [userId, last]))
}

/** Returns how many were deleted. */
export async function deleteUpdatesBefore(db: Executor, before: Date, limit: number) {
  const { rows } = await sql`
    delete from message_events where (user_id, number) in (
      select user_id, number from message_events where created_at < ${before}
      order by created_at limit ${limit})
    returning number`.execute(db)
  return rows.length
}

/** The latest conversations, which count for the response time. */
const MOST_CONVERSATIONS = 50

/**
 * Median time in seconds between a buyer's first message and the seller's first answer, and of how
 * many conversations. One without an answer counts with the time it has waited, after a day.
 */
export async function measureResponses(
  db: Executor,
  sellerId: string,
  now: Date,
): Promise<{ seconds: number | null; conversations: number }> {
  const { rows } = await sql<{ seconds: number | null; conversations: number }>`
    select percentile_cont(0.5) within group (
        order by extract(epoch from coalesce(answered_at, ${now}::timestamptz) - written_at))::float8
        as seconds,
      count(*)::int as conversations
    from (
      select opening.at as written_at,
        (select min(created_at) from messages
          where conversation_id = recent.id and side = 'seller' and created_at >= opening.at)
          as answered_at
      from (
        select id from conversations where seller_id = ${sellerId}
        order by created_at desc limit ${MOST_CONVERSATIONS}
      ) recent cross join lateral (
        select min(created_at) as at from messages
        where conversation_id = recent.id and side = 'buyer'
      ) opening
      where opening.at is not null
    ) measured
    where answered_at is not null
      or written_at < ${now}::timestamptz - interval '1 day'`.execute(db)
  return rows[0] ?? { seconds: null, conversations: 0 }
}
