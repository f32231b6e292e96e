import { type AliasedExpression, sql } from 'kysely'
import { type Executor, isId } from '../../../platform/db/index.ts'

/** Which entries; without any of these, all. */
export type AuditFilter = {
  action?: string | undefined
  /** The ID of an account, an API key, an order, a phone or another thing: what it did, and what was done to it. */
  about?: string | undefined
  from?: Date | undefined
  /** Before this time. */
  to?: Date | undefined
}

/** The place of an entry in the list, which is newest first. */
export type AuditPlace = { at: Date; id: number }

export type AuditRow = {
  id: number
  at: Date
  actorId: string | null
  /** 'system' for automatic changes, such as when a deadline passed. */
  actorRole: string
  /** Null when the system acted, or when the account was deleted. */
  actorName: string | null
  actorEmail: string | null
  /** Of the API key that was used, with its name and last characters; null for a session. */
  apiKeyId: string | null
  apiKeyName: string | null
  apiKeyEnding: string | null
  action: string
  subjectType: string
  subjectId: string
  /** The present name of the person or phone that it was about; null for anything else, or once that is gone. */
  subjectName: string | null
  data: unknown
}

type Page = AuditFilter & { after?: AuditPlace | undefined; limit: number }

/** Entries of the audit log, newest first. */
export async function listAuditLog(db: Executor, page: Page): Promise<AuditRow[]> {
  return db
    .selectFrom(selectEntries(db, page))
    .leftJoin('users', 'users.id', 'entry.actorId')
    .leftJoin(keyNames(db).as('key'), 'key.keyId', 'entry.apiKeyId')
    .leftJoin('users as person', (join) => join.on('person.id', '=', subjectOf('user')))
    .leftJoin('listings as phone', (join) => join.on('phone.id', '=', subjectOf('listing')))
    .selectAll('entry')
    .select(sql<string | null>`coalesce(person.name, phone.name)`.as('subjectName'))
    .select(['users.name as actorName', 'users.email as actorEmail'])
    .select(['key.apiKeyName', 'key.apiKeyEnding'])
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(page.limit)
    .execute()
}

/** The ID of what an entry is about if it is of this type: others have IDs of other forms. */
function subjectOf(type: 'user' | 'listing') {
  return sql<string>`case when entry.subject_type = ${type} then entry.subject_id::uuid end`
}

/** Keys are deleted some time after they ended; how each was made stays in the log. */
function keyNames(db: Executor) {
  return db
    .selectFrom('auditLog')
    .select([
      'subjectId as keyId',
      sql<string | null>`data ->> 'name'`.as('apiKeyName'),
      sql<string | null>`data ->> 'ending'`.as('apiKeyEnding'),
    ])
    .where('action', '=', 'api_key_created')
}

type Entry = Omit<
  AuditRow,
  'actorName' | 'actorEmail' | 'apiKeyName' | 'apiKeyEnding' | 'subjectName'
>

function selectEntries(db: Executor, page: Page): AliasedExpression<Entry, 'entry'> {
  const { about } = page
  const entries = newestFirst(db, page)
  if (!about) return entries.as('entry')
  const concerning = entries.where('subjectId', '=', about)
  if (!isId(about)) return concerning.as('entry')
  // Each part is read from its own index. What somebody did to the own account is in the first one, and keys change no keys.
  const byActor = entries.where('actorId', '=', about)
  const others = concerning.where('actorId', 'is distinct from', about)
  const byKey = entries.where('apiKeyId', '=', about)
  return db
    .selectFrom(byActor.as('by'))
    .selectAll()
    .unionAll(db.selectFrom(others.as('to')).selectAll())
    .unionAll(db.selectFrom(byKey.as('with')).selectAll())
    .as('entry')
}

function newestFirst(db: Executor, { action, from, to, after, limit }: Page) {
  let entries = db
    .selectFrom('auditLog')
    .select(['id', 'at', 'actorId', 'actorRole'])
    .select(sql<string | null>`api_key_id::text`.as('apiKeyId'))
    .select(['action', 'subjectType', 'subjectId', 'data'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (action) entries = entries.where('action', '=', action)
  if (from) entries = entries.where('at', '>=', from)
  if (to) entries = entries.where('at', '<', to)
  if (after)
    entries = entries.where(
      sql<boolean>`(at, id) < (${after.at}::timestamptz, ${after.id}::bigint)`,
    )
  return entries
}

/**
 * The actions that the log has, in alphabetical order. One look into the index for each, however long the log
 * is.
 */
export async function listAuditActions(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive actions as (
      (select action from audit_log order by action limit 1)
      union all
      select (select action from audit_log where action > actions.action order by action limit 1)
      from actions where actions.action is not null
    )
    select action from actions where action is not null`.execute(db)
  return rows.map(({ action }) => action)
}
