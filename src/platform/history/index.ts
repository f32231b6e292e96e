import type { Tx } from '../db/index.ts'

type Tables = {
  events: { name: string; data: string; at: Date }
  audit_log: {
    actor_id: string | null
    actor_role: string
    action: string
    subject_type: string
    subject_id: string
    data: string
    at: Date
  }
}

/** Who did something; the system itself when a clock ran out. */
export type Actor = { id: string; role: string } | 'system'

/** Records in the past tense what happened, in the transaction that made it happen. */
export async function recordEvent(tx: Tx, name: string, at: Date, data: Record<string, unknown>) {
  await tx
    .withTables<Tables>()
    .insertInto('events')
    .values({ name, at, data: JSON.stringify(data) })
    .execute()
}

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
    .withTables<Tables>()
    .insertInto('audit_log')
    .values({
      actor_id: actor === 'system' ? null : actor.id,
      actor_role: actor === 'system' ? 'system' : actor.role,
      action,
      subject_type: subject[0],
      subject_id: subject[1],
      data: JSON.stringify(data),
      at,
    })
    .execute()
}
