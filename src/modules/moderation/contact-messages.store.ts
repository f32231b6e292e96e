import { type Executor, newId, type Row, type Tx } from '../../platform/db/index.ts'
import type { TimeCursor } from '../../platform/http/index.ts'
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

type MessageFilter = {
  state: ContactMessage['state'] | undefined
  after: TimeCursor | undefined
  limit: number
}

/** Newest first. */
export function listContactMessages(
  db: Executor,
  { state, after, limit }: MessageFilter,
): Promise<ContactMessageRow[]> {
  return db
    .selectFrom('contactMessages')
    .selectAll()
    .$if(state !== undefined, (query) =>
      query.where('answeredAt', state === 'open' ? 'is' : 'is not', null),
    )
    .$if(after !== undefined, (query) =>
      query.where((is) =>
        is(is.refTuple('createdAt', 'id'), '<', is.tuple(after?.at ?? new Date(), after?.id ?? '')),
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
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
