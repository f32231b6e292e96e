import { sql } from 'kysely'
import { notAwaited, type Tx } from './db/index.ts'

/** Who did something: a user, or the system when a deadline passed. */
export type Actor = { id: string; role: string } | 'system'

/**
 * Every event's name is a key. The application adds them with `declare module`; the platform has
 * none, and the index signature only keeps the interface open.
 */
export interface EventNames {
  [name: symbol]: true
}
export type EventName = keyof EventNames & string

export type RecordedEvent = { name: EventName; at: Date; data: Record<string, unknown> }
type EventSubscriber = (tx: Tx, event: RecordedEvent) => Promise<void>

const subscribers = new Set<EventSubscriber>()

/**
 * Calls `subscriber` with every event from now on, in the transaction that records the event: both
 * commit or neither does. Subscribing the same function again has no effect. Until a
 * subscriber records an event of its own, `lastEventId` is the id of this event.
 */
export function subscribeToEvents(subscriber: EventSubscriber) {
  subscribers.add(subscriber)
}

/**
 * Records in the past tense what happened, in the transaction that made it happen. Never two at once in
 * one transaction: the queue of notifications takes the newest id.
 */
export async function recordEvent(
  tx: Tx,
  name: EventName,
  at: Date,
  data: Record<string, unknown>,
) {
  await tx
    .insertInto('events')
    .values({ name, at, data: JSON.stringify(data) })
    .modifyEnd(notAwaited)
    .execute()
  for (const subscriber of subscribers) await subscriber(tx, { name, at, data })
}

/** In SQL: the id of the event that this transaction recorded last. */
export const lastEventId = sql`currval(pg_get_serial_sequence('events', 'id'))`

/** Writes who did what to which thing. Nothing ever changes or deletes a row of the log. */
export async function writeAudit(
  tx: Tx,
  entry: {
    actor: Actor
    action: string
    subject: [type: string, id: string]
    at: Date
    data?: Record<string, unknown>
  },
) {
  const { actor, action, subject, at, data = {} } = entry
  await tx
    .insertInto('auditLog')
    .values({
      actorId: actor === 'system' ? null : actor.id,
      actorRole: actor === 'system' ? 'system' : actor.role,
      action,
      subjectType: subject[0],
      subjectId: subject[1],
      data: JSON.stringify(data),
      at,
    })
    .modifyEnd(notAwaited)
    .execute()
}
