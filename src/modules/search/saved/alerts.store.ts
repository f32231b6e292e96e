import { sql } from 'kysely'
import type { Executor, Row, Tx } from '../../../platform/db/index.ts'
import { type Listing, listingColumns } from '../../listings/index.ts'

export type Alert = Listing & {
  alertId: string
  kind: Row<'searchAlerts'>['kind']
  reason: string
  alertedAt: Date
  readAt: Date | null
  searchId: string | null
  searchName: string | null
}

const alerts = (db: Executor) =>
  db
    .selectFrom('searchAlerts')
    .innerJoin('listings', 'listings.id', 'searchAlerts.listingId')
    .leftJoin('savedSearches', 'savedSearches.id', 'searchAlerts.searchId')
    .select(listingColumns)
    .select([
      'searchAlerts.id as alertId',
      'searchAlerts.kind',
      'searchAlerts.reason',
      'searchAlerts.createdAt as alertedAt',
      'searchAlerts.readAt',
      'savedSearches.id as searchId',
      'savedSearches.name as searchName',
    ])
    .where('listings.state', '<>', 'removed')

/** A person's alerts, newest first, from the one after `after`. */
export function listAlerts(
  db: Executor,
  userId: string,
  { limit, after }: { limit: number; after: { at: Date; id: string } | undefined },
): Promise<Alert[]> {
  let query = alerts(db).where('searchAlerts.userId', '=', userId)
  if (after)
    query = query.where(
      sql<boolean>`(search_alerts.created_at, search_alerts.id) < (${after.at}, ${after.id}::uuid)`,
    )
  return query
    .orderBy('searchAlerts.createdAt', 'desc')
    .orderBy('searchAlerts.id', 'desc')
    .limit(limit)
    .execute()
}

export async function countUnread(db: Executor, userId: string): Promise<number> {
  const { n } = await db
    .selectFrom('searchAlerts')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow()
  return n
}

/** Marks these alerts of a person as read, or all of them. */
export async function markRead(db: Executor, userId: string, ids: string[] | undefined, at: Date) {
  let query = db
    .updateTable('searchAlerts')
    .set({ readAt: at })
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
  if (ids) query = query.where('id', '=', (eb) => eb.fn.any(sql<string[]>`${ids}::uuid[]`))
  await query.execute()
}

/** Forgets alerts that are older than `before`. */
export async function deleteAlertsBefore(db: Executor, before: Date, limit: number) {
  const { rows } = await sql`
    delete from search_alerts where id in (
      select id from search_alerts where created_at < ${before} order by created_at limit ${limit}
    ) returning id`.execute(db)
  return rows.length
}

export type Recipient = { userId: string; email: string; isBanned: boolean }

/** People whose mail is due and who want it; other nodes pass over them meanwhile. */
export async function lockDuePeople(tx: Tx, now: Date, limit: number): Promise<Recipient[]> {
  return tx
    .selectFrom('alertMails')
    .innerJoin('users', 'users.id', 'alertMails.userId')
    .select((eb) => [
      'users.id as userId',
      'users.email',
      eb('users.bannedAt', 'is not', null).$castTo<boolean>().as('isBanned'),
    ])
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .limit(limit)
    .forUpdate('alertMails')
    .skipLocked()
    .execute()
}

/** Marks all that is not mailed yet as mailed; says what of it is still worth a mail, newest first. */
export async function takeUnmailed(
  tx: Tx,
  userId: string,
  { at, most }: { at: Date; most: number },
): Promise<{ alerts: Alert[]; more: number }> {
  const { rows } = await sql<{ id: string }>`
    update search_alerts set mailed_at = ${at}
    where user_id = ${userId} and mailed_at is null returning id`.execute(tx)
  const found = await alerts(tx)
    .where('searchAlerts.id', '=', (eb) =>
      eb.fn.any(sql<string[]>`${rows.map((row) => row.id)}::uuid[]`),
    )
    .where('listings.state', '=', 'live')
    .where('searchAlerts.readAt', 'is', null)
    .orderBy('searchAlerts.kind')
    .orderBy('searchAlerts.createdAt', 'desc')
    .orderBy('searchAlerts.id', 'desc')
    .select(sql<number>`count(*) over ()`.as('all'))
    .limit(most)
    .execute()
  return { alerts: found, more: (found[0]?.all ?? 0) - found.length }
}

/** Notes that a person's mail is done with; `sent` false when there was nothing left to say. */
export async function recordMailed(tx: Tx, userId: string, at: Date, sent: boolean) {
  await tx
    .updateTable('alertMails')
    .set({ dueAt: null, ...(sent && { sentAt: at }) })
    .where('userId', '=', userId)
    .execute()
}

export async function wantsMails(db: Executor, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('alertMails')
    .select('wanted')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.wanted ?? true
}

/** Turns the mails of a person on or off; false when there is no such person. */
export async function setWantsMails(tx: Tx, userId: string, wanted: boolean): Promise<boolean> {
  const { rows } = await sql`
    insert into alert_mails (user_id, wanted)
    select id, ${wanted}::boolean from users where id = ${userId}::uuid
    on conflict (user_id) do update set wanted = excluded.wanted,
      due_at = case when excluded.wanted then alert_mails.due_at end
    returning user_id`.execute(tx)
  return rows.length > 0
}
