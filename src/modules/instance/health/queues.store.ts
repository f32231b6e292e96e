import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'

export const queueNames = [
  'notifications',
  'order_deadlines',
  'payments',
  'message_emails',
  'alert_emails',
  'data_copies',
  'file_deletions',
] as const
export type QueueName = (typeof queueNames)[number]

export type Queue = {
  name: QueueName
  /** Due entries. */
  waiting: number
  /** Since when the oldest of them has been due. */
  oldestDueAt: Date | null
}

/** Counted at most: a longer queue is not counted to its end. */
const MAX_COUNTED = 10_000

/** What is due in each queue; a job takes it every few seconds. */
export async function readQueues(db: Executor, now: Date): Promise<Queue[]> {
  const { rows } = await sql<Queue>`
    select name, count(at) as waiting, min(at) as "oldestDueAt" from (
      (select 'notifications' as name, next_attempt_at as at from notification_queue
        where next_attempt_at <= ${now} order by next_attempt_at limit ${MAX_COUNTED})
      union all
      (select 'order_deadlines', next_attempt_at from order_deadlines
        where done_at is null and next_attempt_at <= ${now} order by next_attempt_at limit ${MAX_COUNTED})
      union all
      (select 'payments', due_at from money_tasks
        where due_at <= ${now} order by due_at limit ${MAX_COUNTED})
      union all
      (select 'message_emails', mail_due_at from conversation_participants
        where mail_due_at <= ${now} order by mail_due_at limit ${MAX_COUNTED})
      union all
      (select 'alert_emails', due_at from alert_mails
        where due_at <= ${now} order by due_at limit ${MAX_COUNTED})
      union all
      (select 'data_copies', next_attempt_at from data_exports
        where next_attempt_at <= ${now} order by next_attempt_at limit ${MAX_COUNTED})
      union all
      (select 'file_deletions', queued_at from files_to_delete
        where queued_at <= ${now} order by queued_at limit ${MAX_COUNTED})
    ) as entries group by name`.execute(db)
  const byName = new Map(rows.map((row) => [row.name, row]))
  return queueNames.map((name) => byName.get(name) ?? { name, waiting: 0, oldestDueAt: null })
}

/** Names and addresses of those who see the health page, banned ones aside. */
export async function listAdminAddresses(db: Executor) {
  return db
    .selectFrom('users')
    .select(['name', 'email', 'language'])
    .where('staffRole', '=', 'admin')
    .where('bannedAt', 'is', null)
    .orderBy('createdAt')
    .execute()
}
