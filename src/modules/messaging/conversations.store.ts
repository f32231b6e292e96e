import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'
import { lockPeople } from '../accounts/index.ts'
import { precedingTexts } from './messages.store.ts'
import type { Side } from './messaging.contract.ts'

/** A conversation from one side, before contact details are hidden. */
export type ConversationRow = {
  id: string
  listingId: string
  phoneName: string
  img: string
  phoneState: string
  priceMinor: number
  currency: string
  side: Side
  buyerId: string | null
  sellerId: string | null
  otherId: string | null
  otherName: string | null
  otherImage: string | null
  unread: number
  lastAt: Date
  lastNumber: number
  seenNumber: number
  /** Null while the conversation has no message. */
  lastId: string | null
  lastText: string
  /** The previous messages of the last message's sender. */
  lastPrecedingTexts: string[]
  lastSide: Side
  lastIsPhoto: boolean
  closedAt: Date | null
  blockedByMe: boolean
  blockedByOther: boolean
}

/** A person's conversations: those with these ids, or a page after `after`, most recent first. */
export async function findConversations(
  db: Executor,
  userId: string,
  which: { ids: readonly string[] } | { limit: number; after?: { at: Date; id: string } },
): Promise<ConversationRow[]> {
  const narrowed =
    'ids' in which
      ? sql`and mine.conversation_id = any(${which.ids}::uuid[])`
      : which.after
        ? sql`and (mine.last_at, mine.conversation_id) < (${which.after.at}, ${which.after.id}::uuid)`
        : sql``
  const limit = 'ids' in which ? which.ids.length : which.limit
  const { rows } = await sql<ConversationRow>`
    select conversation.id, conversation.listing_id, phone.name as phone_name, phone.img,
      phone.state as phone_state, phone.price_minor, phone.currency, mine.side, conversation.buyer_id,
      conversation.seller_id, other.id as other_id, other.name as other_name,
      other.image as other_image, mine.unread, mine.last_at,
      conversation.last_number, coalesce(theirs.read_number, 0) as seen_number,
      last.id as last_id, coalesce(last.text, '') as last_text,
      coalesce(last.side, mine.side) as last_side,
      ${precedingTexts('last')} as last_preceding_texts,
      last.photo_id is not null as last_is_photo, conversation.closed_at,
      exists (select from message_blocks
        where blocker_id = mine.user_id and blocked_id = other.id) as blocked_by_me,
      exists (select from message_blocks
        where blocker_id = other.id and blocked_id = mine.user_id) as blocked_by_other
    from conversation_participants mine
    join conversations conversation on conversation.id = mine.conversation_id
    join listings phone on phone.id = conversation.listing_id
    left join messages last on last.conversation_id = conversation.id
      and last.number = conversation.last_number
    left join conversation_participants theirs on theirs.conversation_id = conversation.id
      and theirs.side <> mine.side
    left join users other on other.id = theirs.user_id
    where mine.user_id = ${userId} ${narrowed}
    order by mine.last_at desc, mine.conversation_id desc
    limit ${limit}`.execute(db)
  return rows
}

/** Whether a buyer has written about a phone, in a conversation that moderators have not closed. */
export async function hasConversation(db: Executor, listingId: string): Promise<boolean> {
  const { rows } = await sql`
    select from conversations
    where listing_id = ${listingId} and last_number > 0 and closed_at is null limit 1`.execute(db)
  return rows.length > 0
}

export async function findConversation(db: Executor, userId: string, id: string) {
  return (await findConversations(db, userId, { ids: [id] }))[0]
}

/** The conversation of a buyer about a phone. `sellerId` is null when that account is deleted. */
export async function findPair(db: Executor, buyerId: string, listingId: string) {
  const { rows } = await sql<{ id: string; sellerId: string | null }>`
    select id, seller_id from conversations
    where listing_id = ${listingId} and buyer_id = ${buyerId}`.execute(db)
  return rows[0]
}

export async function findOwnConversationId(db: Executor, buyerId: string, listingId: string) {
  return (await findPair(db, buyerId, listingId))?.id
}

export async function countUnreadConversations(db: Executor, userId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from conversation_participants where user_id = ${userId} and unread > 0`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}

/** What a person may do in a conversation, and with whom. */
export type ConversationAccess = {
  id: string
  listingId: string
  buyerId: string | null
  side: Side
  otherId: string | null
  closedAt: Date | null
  blockedByMe: boolean
  blockedByOther: boolean
}

/** A conversation by its id, or by its phone and buyer; undefined when the person is not in it. */
export async function findConversationAccess(
  db: Executor,
  userId: string,
  which: { id: string } | { listingId: string; buyerId: string },
): Promise<ConversationAccess | undefined> {
  const narrowed =
    'id' in which
      ? sql`conversation.id = ${which.id}`
      : sql`conversation.listing_id = ${which.listingId} and conversation.buyer_id = ${which.buyerId}`
  const { rows } = await sql<ConversationAccess>`
    select conversation.id, conversation.listing_id, conversation.buyer_id, mine.side,
      theirs.user_id as other_id, conversation.closed_at,
      exists (select from message_blocks
        where blocker_id = mine.user_id and blocked_id = theirs.user_id) as blocked_by_me,
      exists (select from message_blocks
        where blocker_id = theirs.user_id and blocked_id = mine.user_id) as blocked_by_other
    from conversations conversation
    join conversation_participants mine on mine.conversation_id = conversation.id
      and mine.user_id = ${userId}
    left join conversation_participants theirs on theirs.conversation_id = conversation.id
      and theirs.side <> mine.side
    where ${narrowed}`.execute(db)
  return rows[0]
}

/**
 * Inserts a conversation with its two sides, if there is none of this buyer and phone and both
 * accounts exist. The caller has locked them.
 */
export async function insertConversation(
  tx: Tx,
  conversation: { id: string; listingId: string; buyerId: string; sellerId: string },
  date: Date,
): Promise<void> {
  const { id, listingId, buyerId, sellerId } = conversation
  await sql`
    with conversation as (
      insert into conversations (id, listing_id, buyer_id, seller_id, created_at)
      select ${id}::uuid, ${listingId}::uuid, buyer.id, seller.id, ${date}::timestamptz
      from users buyer, users seller where buyer.id = ${buyerId} and seller.id = ${sellerId}
      on conflict (listing_id, buyer_id) do nothing
      returning id, buyer_id, seller_id, created_at)
    insert into conversation_participants (conversation_id, side, user_id, last_at)
    select id, 'buyer', buyer_id, created_at from conversation
    union all select id, 'seller', seller_id, created_at from conversation`.execute(tx)
}

type People = { me: string; other: string }

/**
 * Keeps both accounts until commit, and makes everything that two people do to each other happen in
 * a row. False when the other is gone.
 */
export async function lockPair(tx: Tx, me: string, other: string | null): Promise<boolean> {
  const people = [me, other ?? me].sort()
  const existing = await lockPeople(tx, people)
  await lockPairOrder(tx, people)
  return existing.size === 2
}

/** Serializes everything between these two people until commit. Lock their accounts first. */
export async function lockPairOrder(tx: Tx, people: readonly string[]): Promise<void> {
  const pair = [...people].sort().join(' ')
  await sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`.execute(tx)
}

/** The people of a conversation whose accounts exist. */
export async function listWriters(db: Executor, id: string): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select user_id from conversation_participants where conversation_id = ${id}`.execute(db)
  return rows.map(({ userId }) => userId)
}

export async function listConversationsBetween(
  db: Executor,
  { me, other }: People,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from conversations
    where (buyer_id = ${me} and seller_id = ${other})
      or (buyer_id = ${other} and seller_id = ${me})`.execute(db)
  return rows.map((row) => row.id)
}

/**
 * Marks messages as read up to a number; false when they were read before. A pending email is due
 * `mailAfterMs` after the first message that stays unread, or dropped when none does.
 */
export async function markRead(
  tx: Tx,
  userId: string,
  {
    conversationId,
    number,
    mailAfterMs,
  }: { conversationId: string; number: number; mailAfterMs: number },
): Promise<boolean> {
  const { rows } = await sql`
    with rest as (
      select count(*) as unread, min(created_at) as since
      from messages
      join conversation_participants own on own.conversation_id = messages.conversation_id
      where own.user_id = ${userId} and own.conversation_id = ${conversationId} and number > ${number}::int
        and messages.side <> own.side)
    update conversation_participants mine
    set read_number = least(${number}::int, conversation.last_number), unread = rest.unread,
      mailed_at = case when rest.unread > 0 then mailed_at end,
      mail_due_at = case when rest.unread > 0 and mail_due_at is not null
        then rest.since + ${mailAfterMs}::float8 * interval '1 millisecond' end
    from conversations conversation, rest
    where conversation.id = mine.conversation_id and mine.user_id = ${userId}
      and mine.conversation_id = ${conversationId}
      and mine.read_number < least(${number}::int, conversation.last_number)
    returning mine.conversation_id`.execute(tx)
  return rows.length > 0
}

export async function closeConversationRow(tx: Tx, id: string, date: Date) {
  const { rows } = await sql<{ buyerId: string | null; sellerId: string | null }>`
    update conversations set closed_at = ${date} where id = ${id} and closed_at is null
    returning buyer_id, seller_id`.execute(tx)
  return rows[0]
}

/** Lets moderators read the conversation. */
export async function markReported(tx: Tx, id: string, date: Date): Promise<void> {
  await sql`
    update conversations set reported_at = ${date}
    where id = ${id} and reported_at is null`.execute(tx)
}

type Parties = { buyer: string | null; seller: string | null; closedAt: Date | null }

/** The names of both sides, null for a deleted account. `reported` requires a reported conversation. */
export async function findParties(
  db: Executor,
  id: string,
  { reported }: { reported: boolean },
): Promise<Parties | undefined> {
  const { rows } = await sql<Parties>`
    select buyer.name as buyer, seller.name as seller, closed_at
    from conversations conversation
    left join users buyer on buyer.id = conversation.buyer_id
    left join users seller on seller.id = conversation.seller_id
    where conversation.id = ${id} and (reported_at is not null or not ${reported}::boolean)`.execute(
    db,
  )
  return rows[0]
}

export type DueMail = {
  conversationId: string
  userId: string
  email: string
  language: string | null
  wanted: boolean
  unread: number
}

/** Sides with an email due, locked; other nodes skip them. */
export async function lockDueSides(tx: Tx, now: Date, limit: number): Promise<DueMail[]> {
  const { rows } = await sql<DueMail>`
    select mine.conversation_id, mine.user_id, person.email, person.language, mine.unread,
      coalesce(feed.wants_mails, true) and person.banned_at is null as wanted
    from conversation_participants mine
    join users person on person.id = mine.user_id
    left join message_feeds feed on feed.user_id = mine.user_id
    where mine.mail_due_at <= ${now}
    order by mine.mail_due_at limit ${limit}
    for update of mine skip locked`.execute(tx)
  return rows
}

export async function markMailed(tx: Tx, { conversationId, userId }: DueMail, date: Date) {
  await sql`
    update conversation_participants set mail_due_at = null, mailed_at = ${date}
    where conversation_id = ${conversationId} and user_id = ${userId}`.execute(tx)
}

/** Whether a person gets emails about unread messages; on by default. */
export async function wantsMails(db: Executor, userId: string): Promise<boolean> {
  const { rows } = await sql<{ wanted: boolean }>`
    select wants_mails as wanted from message_feeds where user_id = ${userId}`.execute(db)
  return rows[0]?.wanted ?? true
}

/** False when the person does not exist. */
export async function setWantsMails(tx: Tx, userId: string, wanted: boolean): Promise<boolean> {
  const { rows } = await sql`
    insert into message_feeds (user_id, wants_mails)
    select id, ${wanted}::boolean from users where id = ${userId}
    on conflict (user_id) do update set wants_mails = excluded.wants_mails
    returning user_id`.execute(tx)
  return rows.length > 0
}
