import { type SqlBool, sql } from 'kysely'
import {
  type Executor,
  foldedText,
  hasWords,
  isAfterPlace,
  isId,
  type KeysetPlace,
  type KeysetSorts,
  matchAll,
  newestFirst,
  newId,
  oldestFirst,
  orderByKeyset,
  type Row,
  selectPlace,
  type Tx,
  wordsIn,
} from '../../platform/db/index.ts'
import type { ContactMessage, NewContactMessage } from './moderation.contract.ts'

export type ContactMessageRow = Row<'contactMessages'>

type Sender = { id: string | null; name: string; email: string }

/** The ID of the stored message; undefined if it was stored before. */
export async function insertContactMessage(
  tx: Tx,
  sender: Sender,
  { clientId, topic, message }: NewContactMessage,
  date: Date,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('contactMessages')
    .values({
      id: newId(),
      clientId,
      senderId: sender.id,
      name: sender.name,
      email: sender.email,
      topic,
      message,
      answeredBy: null,
      answeredAt: null,
      createdAt: date,
    })
    .onConflict((conflict) => conflict.column('clientId').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export const messageSorts = {
  newest: newestFirst(sql`created_at`),
  oldest: oldestFirst(sql`created_at`),
} as const satisfies KeysetSorts

type MessageFilter = {
  /** As typed. */
  q?: string | undefined
  state?: ContactMessage['state'] | undefined
  topic?: ContactMessage['topic'] | undefined
  since?: Date | undefined
  until?: Date | undefined
  sort: keyof typeof messageSorts
  after: KeysetPlace | undefined
  limit: number
}
export type ListedMessage = ContactMessageRow & { sortValues: string[] }

export function listContactMessages(db: Executor, filter: MessageFilter): Promise<ListedMessage[]> {
  const { q = '', state, topic, since, until, after, limit } = filter
  const sort = messageSorts[filter.sort]
  const text = foldedText(sql`name`, sql`email`, sql`message`)
  const words = wordsIn(q)
  const ids = words.filter((word) => isId(word.toLowerCase()))
  const others = words.filter((word) => !ids.includes(word))
  const conditions = [
    ...ids.map((id) => sql<SqlBool>`${id}::uuid in (id, sender_id)`),
    ...hasWords(text, others),
  ]
  if (state)
    conditions.push(state === 'open' ? sql`answered_at is null` : sql`answered_at is not null`)
  if (topic) conditions.push(sql`topic = ${topic}`)
  if (since) conditions.push(sql`created_at >= ${since}`)
  if (until) conditions.push(sql`created_at < ${until}`)
  if (after) conditions.push(isAfterPlace(sort, sql`id`, after))
  return db
    .selectFrom('contactMessages')
    .selectAll()
    .select(selectPlace(sort).as('sortValues'))
    .where(matchAll(conditions))
    .orderBy(orderByKeyset(sort, sql`id`))
    .limit(limit)
    .execute()
}

/** Locks the message until commit, so that two admins change it one after the other. */
export function lockContactMessage(tx: Tx, id: string): Promise<ContactMessageRow | undefined> {
  return tx
    .selectFrom('contactMessages')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Marks a message as answered by an admin, or as open again with null. */
export function setAnswered(
  tx: Tx,
  id: string,
  answered: { by: string; at: Date } | null,
): Promise<ContactMessageRow> {
  return tx
    .updateTable('contactMessages')
    .set({ answeredBy: answered?.by ?? null, answeredAt: answered?.at ?? null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Deletes at most `limit` messages from before `until`, the oldest first; returns how many. */
export async function deleteContactMessages(tx: Tx, until: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('contactMessages')
    .where('id', 'in', (from) =>
      from
        .selectFrom('contactMessages')
        .select('id')
        .where('createdAt', '<', until)
        .orderBy('createdAt')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** For the deletion of an account. */
export async function deleteContactMessagesFrom(tx: Tx, senderId: string): Promise<void> {
  await tx.deleteFrom('contactMessages').where('senderId', '=', senderId).execute()
}
