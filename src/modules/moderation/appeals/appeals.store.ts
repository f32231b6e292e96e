import { type SqlBool, sql } from 'kysely'
import {
  type Executor,
  foldedText,
  hasWords,
  isAfterPlace,
  isId,
  type KeysetPlace,
  type KeysetSorts,
  matchAll,
  newestFirst,
  newId,
  oldestFirst,
  orderByKeyset,
  type Row,
  selectPlace,
  type Tx,
  wordsIn,
} from '../../../platform/db/index.ts'

export type AppealRow = Row<'appeals'> & {
  name: string
  email: string
  /** Of the account now: null, or later than that of the appeal, once the ban has ended. */
  bannedNow: Date | null
}
type Ban = { userId: string; bannedAt: Date }

/** 0: to be decided; 1: the ban ended without a decision; 2: decided. */
const rank = sql<number>`(case when decision is not null then 2
  when users.banned_at = appeals.banned_at then 0 else 1 end)`
/** Microseconds: of an open appeal those at which it came, oldest first; of a decided one the reverse. */
const turn = sql`(extract(epoch from case when decision is null then appeals.created_at else decided_at end)
  * case when decision is null then 1000000 else -1000000 end)::bigint`

const createdAt = sql`appeals.created_at`
export const appealSorts = {
  queue: {
    values: [
      { by: rank, type: 'bigint' },
      { by: turn, type: 'bigint' },
    ],
    direction: 'asc',
  },
  newest: newestFirst(createdAt),
  oldest: oldestFirst(createdAt),
} as const satisfies KeysetSorts

type AppealFilter = {
  /** As typed. */
  q?: string | undefined
  state?: 'open' | 'closed' | undefined
  since?: Date | undefined
  until?: Date | undefined
  sort: keyof typeof appealSorts
  after: KeysetPlace | undefined
  limit: number
}
export type ListedAppeal = AppealRow & { sortValues: string[] }

/**
 * Appeals of these filters. In the order of the queue, those against bans that last and are undecided come
 * first, oldest first; then the others, newest first.
 */
export function listAppeals(db: Executor, filter: AppealFilter): Promise<ListedAppeal[]> {
  const { q = '', state, since, until, after, limit } = filter
  const sort = appealSorts[filter.sort]
  const text = foldedText(sql`users.name`, sql`users.email`, sql`appeals.text`)
  const words = wordsIn(q)
  const ids = words.filter((word) => isId(word.toLowerCase()))
  const others = words.filter((word) => !ids.includes(word))
  const conditions = [
    ...ids.map((id) => sql<SqlBool>`${id}::uuid in (appeals.id, appeals.user_id)`),
    ...hasWords(text, others),
  ]
  if (state) conditions.push(state === 'open' ? sql`${rank} = 0` : sql`${rank} > 0`)
  if (since) conditions.push(sql`appeals.created_at >= ${since}`)
  if (until) conditions.push(sql`appeals.created_at < ${until}`)
  if (after) conditions.push(isAfterPlace(sort, sql`appeals.id`, after))
  return appeals(db)
    .select(selectPlace(sort).as('sortValues'))
    .where(matchAll(conditions))
    .orderBy(orderByKeyset(sort, sql`appeals.id`))
    .limit(limit)
    .execute()
}

export function findAppeal(db: Executor, id: string): Promise<AppealRow | undefined> {
  return appeals(db).where('appeals.id', '=', id).executeTakeFirst()
}

export function findAppealAgainst(
  db: Executor,
  { userId, bannedAt }: Ban,
): Promise<AppealRow | undefined> {
  return appeals(db)
    .where('userId', '=', userId)
    .where('appeals.bannedAt', '=', bannedAt)
    .executeTakeFirst()
}

/** The id of the new appeal; undefined if there is one against this ban. */
export async function insertAppeal(
  tx: Tx,
  { userId, bannedAt, banReason, text }: Ban & { banReason: string; text: string },
  date: Date,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('appeals')
    .values({
      id: newId(),
      userId,
      bannedAt,
      banReason,
      text,
      decision: null,
      decidedBy: null,
      decidedAt: null,
      createdAt: date,
    })
    .onConflict((conflict) => conflict.columns(['userId', 'bannedAt']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function closeAppeal(
  tx: Tx,
  id: string,
  {
    decision,
    reason,
    by,
    at,
  }: { decision: 'accepted' | 'rejected'; reason: string; by: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('appeals')
    .set({ decision, decisionReason: reason, decidedBy: by, decidedAt: at })
    .where('id', '=', id)
    .execute()
}

function appeals(db: Executor) {
  return db
    .selectFrom('appeals')
    .innerJoin('users', 'users.id', 'appeals.userId')
    .selectAll('appeals')
    .select(['users.name', 'users.email', 'users.bannedAt as bannedNow'])
}
