import { type RawBuilder, sql } from 'kysely'
import { collectRows, type Tx } from './db/index.ts'

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
 * commit or neither does. Subscribing the same function again has no effect.
 */
export function subscribeToEvents(subscriber: EventSubscriber) {
  subscribers.add(subscriber)
}

/** Makes a statement that inserts rows for `recorded_events (id, name, at)`; undefined when there are none. */
type InsertWithEvents = (events: readonly RecordedEvent[]) => RawBuilder<unknown> | undefined

const alongside = new Set<InsertWithEvents>()

/** Runs a statement of `insert` with the one that inserts events, which are stored when a transaction commits. */
export function insertWithEvents(insert: InsertWithEvents) {
  alongside.add(insert)
}

const addEvent = collectRows<RecordedEvent>((events) => {
  const names = events.map(({ name }) => name)
  const times = events.map(({ at }) => at)
  const data = events.map((event) => JSON.stringify(event.data))
  const inserts = [...alongside].flatMap((insert) => insert(events) ?? [])
  return [
    sql`recorded_events as (
      insert into events (name, at, data)
      select name, at, data::jsonb
      from unnest(${names}::text[], ${times}::timestamptz[], ${data}::text[])
        with ordinality as event (name, at, data, position)
      order by position
      returning id, name, at)`,
    ...inserts.map((insert, at) => sql`${sql.raw(`with_events_${at}`)} as (${insert})`),
  ]
})

/** Records in the past tense what happened, in the transaction that made it happen, with whose commit it is stored. */
export async function recordEvent(
  tx: Tx,
  name: EventName,
  at: Date,
  data: Record<string, unknown>,
) {
  addEvent(tx, { name, at, data })
  for (const subscriber of subscribers) await subscriber(tx, { name, at, data })
}

type AuditEntry = {
  actor: Actor
  action: string
  subject: [type: string, id: string]
  at: Date
  data?: Record<string, unknown>
}

const addAudit = collectRows<AuditEntry>((entries) => {
  const rows = entries.map(({ actor, action, subject, at, data = {} }) => ({
    actor_id: actor === 'system' ? null : actor.id,
    actor_role: actor === 'system' ? 'system' : actor.role,
    action,
    subject_type: subject[0],
    subject_id: subject[1],
    data,
    at,
  }))
  return [
    sql`logged as (
      insert into audit_log (actor_id, actor_role, action, subject_type, subject_id, data, at)
      select actor_id, actor_role, action, subject_type, subject_id, data, at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (
        actor_id uuid, actor_role text, action text, subject_type text, subject_id text,
        data jsonb, at timestamptz))`,
  ]
})

/**
 * Writes who did what to which thing, when the transaction commits. Nothing ever changes or deletes a row of
 * the log.
 */
export async function writeAudit(tx: Tx, entry: AuditEntry) {
  addAudit(tx, entry)
}
