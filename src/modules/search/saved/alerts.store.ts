import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import { type Listing, type ListingTables, listingColumns } from '../../listings/index.ts'

type AlertRow = {
  id: string
  user_id: string
  listing_id: string
  search_id: string | null
  kind: 'match' | 'near_miss' | 'price_drop'
  reason: string
  created_at: Date
  read_at: Date | null
  mailed_at: Date | null
}
type Tables = ListingTables & {
  search_alerts: AlertRow
  saved_searches: { id: string; name: string }
  alert_mails: { user_id: string; wanted: boolean; sent_at: Date | null; due_at: Date | null }
  users: { id: string; email: string; banned_at: Date | null }
}

export type Alert = Listing & {
  alertId: string
  kind: AlertRow['kind']
  reason: string
  alertedAt: Date
  readAt: Date | null
  searchId: string | null
  searchName: string | null
}

const alerts = (db: Executor) =>
  db
    .withTables<Tables>()
    .selectFrom('search_alerts')
    .innerJoin('listings', 'listings.id', 'search_alerts.listing_id')
    .leftJoin('saved_searches', 'saved_searches.id', 'search_alerts.search_id')
    .select(listingColumns)
    .select([
      'search_alerts.id as alertId',
      'search_alerts.kind as kind',
      'search_alerts.reason as reason',
      'search_alerts.created_at as alertedAt',
      'search_alerts.read_at as readAt',
      'saved_searches.id as searchId',
      'saved_searches.name as searchName',
    ])
    .where('listings.state', '<>', 'removed')

/** A person's alerts, newest first, from the one after `after`. */
export function listAlerts(
  db: Executor,
  userId: string,
  { limit, after }: { limit: number; after: { at: Date; id: string } | undefined },
): Promise<Alert[]> {
  let query = alerts(db).where('search_alerts.user_id', '=', userId)
  if (after)
    query = query.where(
      sql<boolean>`(search_alerts.created_at, search_alerts.id) < (${after.at}, ${after.id}::uuid)`,
    )
  return query
    .orderBy('search_alerts.created_at', 'desc')
    .orderBy('search_alerts.id', 'desc')
    .limit(limit)
    .execute()
}

export async function countUnread(db: Executor, userId: string): Promise<number> {
  const { n } = await db
    .withTables<Tables>()
    .selectFrom('search_alerts')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return n
}

/** Marks these alerts of a person as read, or all of them. */
export async function markRead(db: Executor, userId: string, ids: string[] | undefined, at: Date) {
  let query = db
    .withTables<Tables>()
    .updateTable('search_alerts')
    .set({ read_at: at })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
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
    .withTables<Tables>()
    .selectFrom('alert_mails')
    .innerJoin('users', 'users.id', 'alert_mails.user_id')
    .select((eb) => [
      'users.id as userId',
      'users.email',
      eb('users.banned_at', 'is not', null).$castTo<boolean>().as('isBanned'),
    ])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .forUpdate('alert_mails')
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
    .where('search_alerts.id', '=', (eb) =>
      eb.fn.any(sql<string[]>`${rows.map((row) => row.id)}::uuid[]`),
    )
    .where('listings.state', '=', 'live')
    .where('search_alerts.read_at', 'is', null)
    .orderBy('search_alerts.kind')
    .orderBy('search_alerts.created_at', 'desc')
    .orderBy('search_alerts.id', 'desc')
    .select(sql<number>`count(*) over ()`.as('all'))
    .limit(most)
    .execute()
  return { alerts: found, more: (found[0]?.all ?? 0) - found.length }
}

/** Notes that a person's mail is done with; `sent` false when there was nothing left to say. */
export async function noteMailed(tx: Tx, userId: string, at: Date, sent: boolean) {
  await tx
    .withTables<Tables>()
    .updateTable('alert_mails')
    .set({ due_at: null, ...(sent && { sent_at: at }) })
    .where('user_id', '=', userId)
    .execute()
}

export async function wantsMails(db: Executor, userId: string): Promise<boolean> {
  const row = await db
    .withTables<Tables>()
    .selectFrom('alert_mails')
    .select('wanted')
    .where('user_id', '=', userId)
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
