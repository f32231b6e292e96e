import { sql } from 'kysely'
import type { StaffRole } from '../shared/accounts/staff-roles.ts'
import { DAY } from '../shared/time.ts'
import { actingKeyId } from './acting-key.ts'
import type { Clock } from './clock.ts'
import type { Db, Tx } from './db/index.ts'

/** Who did something: a user, or the system when a deadline passed. */
export type Actor = { id: string; role: string; staffRole?: StaffRole | null } | 'system'

/**
 * Every event's name is a key. The application adds them with `declare module`; the platform has
 * none, and the index signature only keeps the interface open.
 */
export interface EventNames {
  [name: symbol]: true
}
export type EventName = keyof EventNames & string

export type RecordedEvent = {
  id: number
  name: EventName
  at: Date
  data: Record<string, unknown>
}
type EventSubscriber = (tx: Tx, event: RecordedEvent) => Promise<void>

const subscribers = new Set<EventSubscriber>()

/**
 * Calls `subscriber` with every event from now on, in the transaction that records the event: both
 * commit or neither does. Subscribing the same function again has no effect.
 */
export function subscribeToEvents(subscriber: EventSubscriber) {
  subscribers.add(subscriber)
}

/** Records in the past tense what happened, in the transaction that made it happen. */
export async function recordEvent(
  tx: Tx,
  name: EventName,
  date: Date,
  data: Record<string, unknown>,
) {
  const { id } = await tx
    .insertInto('events')
    .values({ name, at: date, data: JSON.stringify(data) })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const subscriber of subscribers) await subscriber(tx, { id, name, at: date, data })
}

type AuditEntry = {
  actor: Actor
  action: string
  subject: [type: string, id: string]
  at: Date
  data?: Record<string, unknown>
}

/** Writes who did what to which thing, and with which API key. Nothing ever changes or deletes a row of the log. */
export async function writeAudit(tx: Tx, { actor, action, subject, at, data = {} }: AuditEntry) {
  const [subjectType, subjectId] = subject
  const row = {
    actorId: actor === 'system' ? null : actor.id,
    actorRole: actor === 'system' ? 'system' : (actor.staffRole ?? actor.role),
    apiKeyId: actor === 'system' ? null : actingKeyId(),
    action,
    subjectType,
    subjectId,
    data: JSON.stringify(data),
    at,
  }
  await tx.insertInto('auditLog').values(row).execute()
}

type EventDeps = { db: Db; clock: Clock; settings: { current(): { eventKeepDays: number } } }

/** Events that a batch reads. */
const READ_AT_ONCE = 5_000

/**
 * A job that deletes events after the days of the setting, except those of orders, which are their history. It
 * goes through the table in the order of the ids, from where its last batch ended: an index for it would slow
 * down everything that records an event. Returns how many were read.
 */
export function createEventDeletion({ db, clock, settings }: EventDeps): () => Promise<number> {
  let last = 0
  return async () => {
    const { eventKeepDays } = settings.current()
    const before = new Date(clock.now().getTime() - eventKeepDays * DAY)
    const { rows } = await sql<{ last: number | null; read: number }>`
      with batch as materialized (
        select id, at, data ? 'orderId' as "isOfOrder" from events
        where id > ${last} order by id limit ${READ_AT_ONCE}
      ), deleted as (
        delete from events where id in (select id from batch where at < ${before} and not "isOfOrder")
      )
      select max(id) as last, count(*)::integer as read from batch where at < ${before}`.execute(
      db.kysely,
    )
    last = rows[0]?.last ?? last
    return rows[0]?.read ?? 0
  }
}
