import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'

export type Settings = {
  notShown: string[]
  notMailed: string[]
  locale: string | null
  timeZone: string | null
}

const NONE: Settings = { notShown: [], notMailed: [], locale: null, timeZone: null }

export async function findSettings(db: Executor, userId: string): Promise<Settings> {
  const { rows } = await sql<Settings>`
    select not_shown, not_mailed, locale, time_zone
    from notification_settings where user_id = ${userId}`.execute(db)
  return rows[0] ?? NONE
}

export async function putSettings(tx: Tx, userId: string, settings: Settings) {
  const { notShown, notMailed, locale, timeZone } = settings
  await sql`
    insert into notification_settings (user_id, not_shown, not_mailed, locale, time_zone)
    values (${userId}, ${notShown}, ${notMailed}, ${locale}, ${timeZone})
    on conflict (user_id) do update set not_shown = excluded.not_shown,
      not_mailed = excluded.not_mailed, locale = excluded.locale,
      time_zone = excluded.time_zone`.execute(tx)
}

/** No more mails of a kind for a person; false when there is no such person. */
export async function stopMails(tx: Tx, userId: string, kind: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into notification_settings (user_id, not_mailed)
    select id, array[${kind}] from users where id = ${userId}
    on conflict (user_id) do update set not_mailed =
      array_append(array_remove(notification_settings.not_mailed, ${kind}), ${kind})`.execute(tx)
  return numAffectedRows === 1n
}
