import { sql } from 'kysely'
import {
  cached,
  type Executor,
  newId,
  publishChange,
  type Row,
  type Tx,
} from '../../../platform/db/index.ts'
import type { TimeCursor } from '../../../platform/http/index.ts'
import type { WebhookKind } from '../../../shared/integrations/webhook-kinds.ts'

export type Endpoint = Omit<Row<'webhookEndpoints'>, 'kinds'> & { kinds: WebhookKind[] }
export type DisabledReason = 'owner' | 'failing' | 'account'

/** Changes with every endpoint that is added, turned on or off, or removed. */
const WEBHOOKS = 'webhooks'

/** Whether the shop has any endpoint that is on: most have none, and then no event costs a statement. */
export const hasEndpoints = cached([WEBHOOKS], async (db) => {
  const one = await db
    .selectFrom('webhookEndpoints')
    .select('id')
    .where('disabledAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return one !== undefined
})

export function listEndpoints(db: Executor, userId: string): Promise<Endpoint[]> {
  return db
    .selectFrom('webhookEndpoints')
    .selectAll()
    .$narrowType<{ kinds: WebhookKind[] }>()
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export function findEndpoint(db: Executor, userId: string, id: string) {
  return db
    .selectFrom('webhookEndpoints')
    .selectAll()
    .$narrowType<{ kinds: WebhookKind[] }>()
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export function insertEndpoint(
  tx: Tx,
  endpoint: Pick<Endpoint, 'userId' | 'role' | 'isShop' | 'url' | 'kinds' | 'secret' | 'createdAt'>,
): Promise<Endpoint> {
  publishChange(tx, WEBHOOKS)
  return tx
    .insertInto('webhookEndpoints')
    .values({ id: newId(), ...endpoint })
    .returningAll()
    .$narrowType<{ kinds: WebhookKind[] }>()
    .executeTakeFirstOrThrow()
}

/** Changes an endpoint of a person; undefined if they have none with this id. */
export function updateEndpoint(
  tx: Tx,
  userId: string,
  id: string,
  changes: Partial<Omit<Endpoint, 'id' | 'userId'>>,
): Promise<Endpoint | undefined> {
  publishChange(tx, WEBHOOKS)
  return tx
    .updateTable('webhookEndpoints')
    .set(changes)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .$narrowType<{ kinds: WebhookKind[] }>()
    .executeTakeFirst()
}

/** Its messages go with it. */
export async function deleteEndpoint(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('webhookEndpoints')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Turns off an endpoint, or all of a person; nothing that waits is sent. False if they were off before. */
export async function disableEndpoints(
  tx: Tx,
  which: { userId: string } | { id: string },
  reason: DisabledReason,
  now: Date,
): Promise<boolean> {
  const disabled = await tx
    .updateTable('webhookEndpoints')
    .set({ disabledAt: now, disabledReason: reason })
    .where('disabledAt', 'is', null)
    .where((is) => ('id' in which ? is('id', '=', which.id) : is('userId', '=', which.userId)))
    .returning('id')
    .execute()
  for (const { id } of disabled) await closeMessages(tx, id)
  if (disabled.length > 0) publishChange(tx, WEBHOOKS)
  return disabled.length > 0
}

/** Ends the attempts of an endpoint’s messages; their owner can send them again. */
export async function closeMessages(tx: Tx, endpointId: string): Promise<void> {
  await tx
    .updateTable('webhookMessages')
    .set({ nextAttemptAt: null, isClaimed: false })
    .where('endpointId', '=', endpointId)
    .where('nextAttemptAt', 'is not', null)
    .execute()
}

type Subject = {
  kinds: readonly WebhookKind[]
  sellerId: string | null
  orderId: string | null
  listingId: string | null
}

/**
 * The endpoints that get an event of these kinds: those of the shop, and those of the seller whose phone or
 * order it is about; with the state that its phone has now.
 */
export async function findReceivers(tx: Tx, { kinds, sellerId, orderId, listingId }: Subject) {
  const { rows } = await sql<{ id: string; kinds: WebhookKind[]; state: string | null }>`
    select id, kinds, (select state from listings where id = ${listingId}::uuid) as state
    from webhook_endpoints
    where disabled_at is null and kinds && ${[...kinds]}::text[]
      and (is_shop or user_id = coalesce(${sellerId}::uuid,
        (select seller_id from orders where id = ${orderId}::uuid),
        (select seller_id from listings where id = ${listingId}::uuid)))`.execute(tx)
  return rows
}

export type MessageData = Record<string, string>
export type NewMessage = { endpointId: string; kind: string; data: MessageData }

export async function insertMessages(tx: Tx, messages: readonly NewMessage[], now: Date) {
  const rows = messages.map(({ data, ...message }) => ({
    ...{ id: newId(), ...message, data: JSON.stringify(data) },
    ...{ createdAt: now, nextAttemptAt: now },
  }))
  await tx.insertInto('webhookMessages').values(rows).execute()
  return rows.map(({ id }) => id)
}

export type ClaimedMessage = {
  id: string
  kind: string
  data: MessageData
  createdAt: Date
  /** The number of this attempt. */
  number: number
  endpointId: string
  userId: string
  url: string
  secret: string
  previousSecret: string | null
  previousSecretUntil: Date | null
  failingSince: Date | null
  /** Whether its owner is as they were when they made the endpoint. */
  isOwnerActive: boolean
}

/** Attempts of one endpoint at the same time: a slow receiver does not hold up the others. */
const AT_ONCE_PER_ENDPOINT = 4

/**
 * Takes the message that has been due longest and counts an attempt. Until `leaseEnd` no other worker takes it;
 * after that, the worker that took it is gone.
 */
export async function claimMessage(
  db: Executor,
  now: Date,
  leaseEnd: Date,
): Promise<ClaimedMessage | undefined> {
  const { rows } = await sql<ClaimedMessage>`
    with due as (
      select m.id from webhook_endpoints e
      cross join lateral (
        select id, next_attempt_at from webhook_messages
        where endpoint_id = e.id and next_attempt_at <= ${now}
        order by next_attempt_at limit 1 for update skip locked
      ) m
      where e.disabled_at is null and ${AT_ONCE_PER_ENDPOINT} > (
        select count(*) from webhook_messages
        where endpoint_id = e.id and is_claimed and next_attempt_at > ${now})
      order by m.next_attempt_at limit 1
    )
    update webhook_messages m
    set attempts = m.attempts + 1, next_attempt_at = ${leaseEnd}, is_claimed = true
    from due, webhook_endpoints e, users u
    where m.id = due.id and e.id = m.endpoint_id and u.id = e.user_id
    returning m.id, m.kind, m.data, m.created_at as "createdAt", m.attempts as number,
      e.id as "endpointId", e.user_id as "userId", e.url, e.secret, e.previous_secret as "previousSecret",
      e.previous_secret_until as "previousSecretUntil", e.failing_since as "failingSince",
      u.banned_at is null and u.role = e.role
        and (not e.is_shop or coalesce(u.staff_role = 'admin', false)) as "isOwnerActive"`.execute(
    db,
  )
  return rows[0]
}

type Result = {
  startedAt: Date
  durationMs: number
  status: number | null
  error: string | null
  response: string
}

/** Notes what came of an attempt. Does nothing if another worker has taken the message over since. */
export async function finishAttempt(
  tx: Tx,
  { id, number, endpointId }: ClaimedMessage,
  result: Result,
  next: { deliveredAt: Date | null; nextAttemptAt: Date | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhookMessages')
    .set({ ...next, isClaimed: false })
    .where('id', '=', id)
    .where('attempts', '=', number)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  await tx
    .insertInto('webhookAttempts')
    .values({ messageId: id, number, ...result })
    .execute()
  const failingSince = next.deliveredAt
    ? null
    : sql<Date>`coalesce(failing_since, ${result.startedAt})`
  await tx
    .updateTable('webhookEndpoints')
    .set({ failingSince })
    .where('id', '=', endpointId)
    .execute()
  return true
}

export type StoredMessage = Omit<Row<'webhookMessages'>, 'data'> & {
  data: MessageData
  log: {
    number: number
    startedAt: string
    durationMs: number
    status: number | null
    error: string | null
    response: string
  }[]
}

/** The messages of an endpoint with their attempts, newest first. */
export async function listMessages(
  db: Executor,
  endpointId: string,
  { after, limit }: { after: TimeCursor | undefined; limit: number },
): Promise<StoredMessage[]> {
  return selectMessages(db)
    .where('endpointId', '=', endpointId)
    .$if(after !== undefined, (query) =>
      query.where((is) =>
        is(is.refTuple('createdAt', 'id'), '<', is.tuple(after?.at as Date, after?.id as string)),
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export function findMessage(db: Executor, endpointId: string, id: string) {
  return selectMessages(db)
    .where('endpointId', '=', endpointId)
    .where('id', '=', id)
    .executeTakeFirst()
}

function selectMessages(db: Executor) {
  return db
    .selectFrom('webhookMessages')
    .selectAll()
    .select(
      sql<StoredMessage['log']>`(
        select coalesce(jsonb_agg(jsonb_build_object('number', number, 'startedAt', started_at,
          'durationMs', duration_ms, 'status', status, 'error', error, 'response', response)
          order by number desc), '[]')
        from webhook_attempts where message_id = webhook_messages.id)`.as('log'),
    )
    .$narrowType<{ data: MessageData }>()
}

/** Makes a message due again, with its id; undefined while an attempt is under way. */
export async function requeueMessage(tx: Tx, endpointId: string, id: string, now: Date) {
  const { numUpdatedRows } = await tx
    .updateTable('webhookMessages')
    .set({ nextAttemptAt: now, deliveredAt: null })
    .where('endpointId', '=', endpointId)
    .where('id', '=', id)
    .where((is) => is.or([is('isClaimed', '=', false), is('nextAttemptAt', '<', now)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Deletes messages of before a time, with their attempts; returns how many. */
export async function deleteMessagesBefore(db: Executor, before: Date, limit: number) {
  const { numDeletedRows } = await db
    .deleteFrom('webhookMessages')
    .where('id', 'in', (old) =>
      old
        .selectFrom('webhookMessages')
        .select('id')
        .where('createdAt', '<', before)
        .orderBy('createdAt')
        .limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
