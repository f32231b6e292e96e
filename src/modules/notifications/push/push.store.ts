import { sql } from 'kysely'
import type { Executor, Row, Tx } from '../../../platform/db/index.ts'
import type { PushTarget } from '../../../platform/web-push/index.ts'

export type NewPush = {
  userId: string
  title: string
  body: string
  /** Path of the page that it opens. */
  path: string
  /** In a browser it replaces an earlier one with the same tag. */
  tag: string
}

/** Queues notifications for all browsers of their readers. */
export async function queuePushes(tx: Tx, pushes: readonly NewPush[], date: Date): Promise<void> {
  if (pushes.length === 0) return
  const column = <Key extends keyof NewPush>(key: Key) => pushes.map((one) => one[key])
  await sql`
    insert into push_messages (session_id, title, body, path, tag, created_at, next_attempt_at)
    select session_id, title, body, path, tag, ${date}::timestamptz, ${date}::timestamptz
    from unnest(${column('userId')}::uuid[], ${column('title')}::text[], ${column('body')}::text[],
      ${column('path')}::text[], ${column('tag')}::text[]) as one (user_id, title, body, path, tag)
    join push_subscriptions using (user_id)`.execute(tx)
}

/**
 * Queues that a person has unread messages in a conversation, for their browsers, unless they want none. One that
 * is queued already will count them too; one that is being sent is sent again.
 */
export async function queueMessagePushes(
  tx: Tx,
  { userId, conversationId }: { userId: string; conversationId: string },
  { date, dueAt }: { date: Date; dueAt: Date },
): Promise<void> {
  await sql`
    insert into push_messages (session_id, conversation_id, tag, created_at, next_attempt_at)
    select session_id, ${conversationId}::uuid, ${`conversation-${conversationId}`}, ${date}, ${dueAt}
    from push_subscriptions s where s.user_id = ${userId} and not exists (
      select from notification_settings chosen
      where chosen.user_id = s.user_id and not chosen.pushes_messages)
    on conflict (session_id, conversation_id) do update set created_at = excluded.created_at,
      next_attempt_at = excluded.next_attempt_at, attempts = 0, is_claimed = false
      where push_messages.is_claimed`.execute(tx)
}

export type ClaimedPush = PushTarget & {
  id: string
  sessionId: string
  userId: string
  /** Of the person. */
  language: string | null
  conversationId: string | null
  title: string
  body: string
  path: string
  tag: string
  createdAt: Date
  /** The number of this attempt. */
  attempt: number
  failingSince: Date | null
}

/**
 * Takes the message that has been due longest and counts an attempt. Until `leaseEnd` no other worker takes it.
 * Of one browser one is sent at a time, so that a service that answers slowly does not hold up the others.
 */
export async function claimPush(
  db: Executor,
  now: Date,
  leaseEnd: Date,
): Promise<ClaimedPush | undefined> {
  const { rows } = await sql<ClaimedPush>`
    with due as (
      select id from push_messages m
      where next_attempt_at <= ${now} and not exists (
        select from push_messages other where other.session_id = m.session_id
          and other.is_claimed and other.next_attempt_at > ${now})
      order by next_attempt_at, id limit 1 for update skip locked)
    update push_messages m
    set attempts = m.attempts + 1, next_attempt_at = ${leaseEnd}, is_claimed = true
    from due, push_subscriptions s where m.id = due.id and s.session_id = m.session_id
    returning m.id::text as id, m.session_id, s.user_id,
      (select language from users where id = s.user_id) as language, m.conversation_id, m.title, m.body, m.path, m.tag,
      m.created_at, m.attempts as attempt, s.endpoint, s.p256dh, s.auth, s.failing_since`.execute(
    db,
  )
  return rows[0]
}

type Claim = Pick<ClaimedPush, 'id' | 'sessionId' | 'attempt'>

/** Deletes a message that was sent or given up, unless another worker has taken it over or it was queued again. */
export async function deletePush(tx: Tx, { id, attempt }: Pick<Claim, 'id' | 'attempt'>) {
  await sql`
    delete from push_messages where id = ${id}::bigint and attempts = ${attempt} and is_claimed`.execute(
    tx,
  )
}

/** Sends a message again later, and until then nothing else to its browser. */
export async function retryPush(tx: Tx, { id, sessionId, attempt }: Claim, date: Date) {
  await sql`
    update push_messages set is_claimed = false, next_attempt_at = ${date}
    where id = ${id}::bigint and attempts = ${attempt} and is_claimed`.execute(tx)
  await sql`
    update push_messages set next_attempt_at = ${date}
    where session_id = ${sessionId} and not is_claimed and next_attempt_at < ${date}`.execute(tx)
}

export async function markReached(tx: Tx, sessionId: string, date: Date) {
  await sql`
    update push_subscriptions set last_success_at = ${date}, failing_since = null
    where session_id = ${sessionId}`.execute(tx)
}

export async function markFailing(tx: Tx, sessionId: string, date: Date) {
  await sql`
    update push_subscriptions set failing_since = coalesce(failing_since, ${date})
    where session_id = ${sessionId}`.execute(tx)
}

/** The address of the browser of a session; undefined unless its person switched it on. */
export async function findEndpoint(
  db: Executor,
  userId: string,
  sessionId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('pushSubscriptions')
    .select('endpoint')
    .where('sessionId', '=', sessionId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.endpoint
}

type NewSubscription = Omit<Row<'pushSubscriptions'>, 'lastSuccessAt' | 'failingSince'>

/**
 * Stores the browser of a session. The same browser of another session moves to this one; an address whose keys
 * are others is not the caller's.
 * @throws a violation of `push_subscriptions_endpoint_key` then.
 */
export async function putSubscription(tx: Tx, subscription: NewSubscription): Promise<void> {
  const { sessionId, endpoint, p256dh, auth } = subscription
  await tx
    .deleteFrom('pushSubscriptions')
    .where('endpoint', '=', endpoint)
    .where('p256dh', '=', p256dh)
    .where('auth', '=', auth)
    .where('sessionId', '<>', sessionId)
    .execute()
  await tx
    .insertInto('pushSubscriptions')
    .values(subscription)
    .onConflict((conflict) =>
      conflict
        .column('sessionId')
        .doUpdateSet({ ...subscription, lastSuccessAt: null, failingSince: null }),
    )
    .execute()
}

/** Deletes the oldest ones of a person beyond `limit`. */
export async function trimSubscriptions(tx: Tx, userId: string, limit: number): Promise<void> {
  await sql`
    delete from push_subscriptions where session_id in (
      select session_id from push_subscriptions where user_id = ${userId}
      order by created_at desc, session_id desc offset ${limit})`.execute(tx)
}

export async function deleteSubscription(tx: Tx, sessionId: string): Promise<void> {
  await tx.deleteFrom('pushSubscriptions').where('sessionId', '=', sessionId).execute()
}
