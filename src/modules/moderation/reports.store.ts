import { type RawBuilder, type SqlBool, sql } from 'kysely'
import {
  type Executor,
  foldedText,
  hasWord,
  isAfterPlace,
  isId,
  type KeysetPlace,
  type KeysetSort,
  type KeysetSorts,
  matchAll,
  newestFirst,
  newId,
  oldestFirst,
  orderByKeyset,
  selectPlace,
  type Tx,
  wordsIn,
} from '../../platform/db/index.ts'
import { type Role, rolesThatMay } from '../../shared/accounts/account-rules.ts'
import type { ListingState } from '../../shared/listings/listing-life-cycle.ts'
import type {
  ReportDecision,
  ReportedAccount,
  ReportKind,
  ReportReason,
} from './moderation.contract.ts'

/** What a report is about. `reportedId` is the account behind it; null when that was deleted. */
export type ReportSubject = { reportedId: string | null } & (
  | { kind: 'listing'; listingId: string }
  | { kind: 'message'; listingId: string; conversationId: string; messageId: string }
  | { kind: 'seller'; reportedId: string }
  | { kind: 'review' | 'reply'; ratingId: string }
)

type NewReport = ReportSubject & { reporterId: string; reason: ReportReason; note: string }

/** A report with what its subject and its reporter are called now. */
export type ReportRow = {
  id: string
  kind: ReportKind
  listingId: string | null
  conversationId: string | null
  messageId: string | null
  ratingId: string | null
  reportedId: string | null
  reason: ReportReason
  note: string
  decision: ReportDecision | null
  createdAt: Date
  reporter: string | null
  reportedName: string | null
  reportedImage: string | null
  phoneName: string | null
  img: string | null
  sellerName: string | null
  sellerId: string | null
  listingState: ListingState | null
  orderId: string | null
  side: 'buyer' | 'seller' | null
  subjectId: string | null
  subjectName: string | null
  authorId: string | null
  authorName: string | null
  stars: number | null
  text: string | null
  reply: string | null
  hiddenAt: Date | null
  replyHiddenAt: Date | null
  sortValues: string[]
}

export type DecidedReport = {
  id: string
  kind: ReportKind
  listingId: string | null
  conversationId: string | null
  ratingId: string | null
  reportedId: string | null
  /** Null when that account was deleted. */
  reporterId: string | null
  reason: ReportReason
}

/** Locks a report until commit, so that it is decided once. */
export async function lockReport(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('reports').select('id').where('id', '=', id).forUpdate().execute()
}

export async function findReport(db: Executor, id: string): Promise<ReportRow | undefined> {
  return (await selectReports(db, { condition: sql<SqlBool>`reports.id = ${id}`, limit: 1 }))[0]
}

/** The open report of a person about the same thing. */
export async function findOpenReport(
  db: Executor,
  subject: ReportSubject,
  reporterId: string,
): Promise<ReportRow | undefined> {
  const same =
    subject.kind === 'listing'
      ? sql`reports.listing_id = ${subject.listingId}`
      : subject.kind === 'message'
        ? sql`reports.conversation_id = ${subject.conversationId}`
        : subject.kind === 'seller'
          ? sql`reports.reported_id = ${subject.reportedId}`
          : sql`reports.rating_id = ${subject.ratingId}`
  const condition = sql<SqlBool>`decision is null and reporter_id = ${reporterId} and kind = ${subject.kind} and ${same}`
  return (await selectReports(db, { condition, limit: 1 }))[0]
}

const createdAt = sql`reports.created_at`
export const reportSorts = {
  queue: {
    values: [
      { by: sql`(decision is null)::int`, type: 'bigint' },
      { by: createdAt, type: 'timestamptz' },
    ],
    direction: 'desc',
  },
  newest: newestFirst(createdAt),
  oldest: oldestFirst(createdAt),
} as const satisfies KeysetSorts

type ReportFilter = {
  /** As typed. */
  q?: string | undefined
  state?: 'open' | 'decided' | undefined
  kind?: ReportKind | undefined
  reason?: ReportReason | undefined
  /** The account that was reported, or that reported. */
  person?: string | undefined
  since?: Date | undefined
  until?: Date | undefined
  sort: keyof typeof reportSorts
  after: KeysetPlace | undefined
  limit: number
}

/** Reports of these filters; in the order of the queue, open ones first, each newest first. */
export function listReports(db: Executor, filter: ReportFilter): Promise<ReportRow[]> {
  const { q = '', state, kind, reason, person, since, until, after, limit } = filter
  const sort = reportSorts[filter.sort]
  const words = wordsIn(q)
  const conditions = words.map(matchesWord)
  if (state) conditions.push(state === 'open' ? sql`decision is null` : sql`decision is not null`)
  if (kind) conditions.push(sql`reports.kind = ${kind}`)
  if (reason) conditions.push(sql`reports.reason = ${reason}`)
  if (person) conditions.push(sql`${person}::uuid in (reports.reported_id, reports.reporter_id)`)
  if (since) conditions.push(sql`reports.created_at >= ${since}`)
  if (until) conditions.push(sql`reports.created_at < ${until}`)
  if (after) conditions.push(isAfterPlace(sort, sql`reports.id`, after))
  return selectReports(db, {
    condition: matchAll(conditions),
    names: words.length > 0,
    sort,
    limit,
  })
}

/**
 * What `matchesWord` reads: the people and phones of all reports, by name. They are put into plain letters once, not
 * once for each report and word.
 */
const namesInReports = sql`
  people as materialized (
    select id, ${foldedText(sql`name`)} as words from users
    where id in (select reporter_id from reports union select reported_id from reports)
  ), phones as materialized (
    select id, ${foldedText(sql`name`, sql`seller_name`)} as words from listings
    where id in (select listing_id from reports)
  ),`

function matchesWord(word: string): RawBuilder<SqlBool> {
  if (isId(word.toLowerCase()))
    return sql<SqlBool>`${word}::uuid in (reports.id, reports.listing_id, reports.reported_id, reports.reporter_id)`
  const people = sql`(select id from people where ${hasWord(sql`words`, word)})`
  const phones = sql`(select id from phones where ${hasWord(sql`words`, word)})`
  return sql<SqlBool>`(${hasWord(foldedText(sql`reports.note`), word)} or reports.reporter_id in ${people}
    or reports.reported_id in ${people} or reports.listing_id in ${phones})`
}

/** The ID of the report; undefined if the person has an open one about the same thing. */
export async function insertReport(
  tx: Tx,
  report: NewReport,
  now: Date,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('reports')
    .values({
      id: newId(),
      kind: report.kind,
      listingId: 'listingId' in report ? report.listingId : null,
      conversationId: 'conversationId' in report ? report.conversationId : null,
      messageId: 'messageId' in report ? report.messageId : null,
      ratingId: 'ratingId' in report ? report.ratingId : null,
      reportedId: report.reportedId,
      reporterId: report.reporterId,
      reason: report.reason,
      note: report.note,
      decision: null,
      decidedBy: null,
      decidedAt: null,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Which open reports a decision decides. */
export type Decided =
  | { id: string }
  | { listingId: string }
  | { conversationId: string }
  | { ratingId: string; kind: 'review' | 'reply' }
  | { accountId: string; id: string }

/** Decides open reports, and returns those it decided. */
export async function decideOpen(
  tx: Tx,
  which: Decided,
  { decision, by, at }: { decision: ReportDecision; by: string; at: Date },
): Promise<DecidedReport[]> {
  const { rows } = await sql<DecidedReport>`
    update reports set decision = ${decision}, decided_by = ${by}, decided_at = ${at}
    where decision is null and (${conditionFor(which)})
    returning id, kind, listing_id, conversation_id, rating_id, reported_id, reporter_id, reason`.execute(
    tx,
  )
  return rows
}

function conditionFor(which: Decided) {
  // A ban withdraws the listings too; a review stays until somebody hides it.
  if ('accountId' in which)
    return sql`id = ${which.id} or (reported_id = ${which.accountId} and kind in ('seller', 'listing'))`
  if ('id' in which) return sql`id = ${which.id}`
  if ('conversationId' in which) return sql`conversation_id = ${which.conversationId}`
  if ('ratingId' in which) return sql`rating_id = ${which.ratingId} and kind = ${which.kind}`
  return sql`listing_id = ${which.listingId}`
}

async function selectReports(
  db: Executor,
  {
    condition,
    names = false,
    sort = reportSorts.queue,
    limit,
  }: {
    condition: RawBuilder<SqlBool>
    /** Whether the condition reads `namesInReports`. */
    names?: boolean
    sort?: KeysetSort
    limit: number
  },
): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    with ${names ? namesInReports : sql``} page as (
      select reports.id from reports
      where ${condition}
      order by ${orderByKeyset(sort, sql`reports.id`)} limit ${limit}
    )
    select reports.id, reports.kind, reports.listing_id, reports.conversation_id, reports.message_id,
      reports.rating_id, reports.reported_id, reports.reason, reports.note, reports.decision, reports.created_at,
      reporter.name as reporter, reported.name as reported_name, reported.image as reported_image,
      phone.name as phone_name, phone.img, phone.seller_name, phone.seller_id,
      phone.state as listing_state, rating.order_id, rating.side, rating.subject_id,
      subject.name as subject_name, rating.author_id, rating.author_name, rating.stars, rating.text,
      rating.reply, rating.hidden_at, rating.reply_hidden_at, ${selectPlace(sort)} as sort_values
    from page join reports using (id)
    left join listings phone on phone.id = reports.listing_id
    left join ratings rating on rating.id = reports.rating_id
    left join users subject on subject.id = rating.subject_id
    left join users reporter on reporter.id = reports.reporter_id
    left join users reported on reported.id = reports.reported_id
    order by ${orderByKeyset(sort, sql`reports.id`)}`.execute(db)
  return rows
}

const LAST_RATINGS = 3

type Row = {
  id: string
  name: string
  role: Role
  bannedAt: Date | null
  createdAt: Date
  reports: number
  openReports: number
  ratings: number
  starsSum: number
  lastRatings: ReportedAccount['lastRatings']
}

/** What moderators see of reported accounts, by id; deleted ones are missing. */
export async function findReportedAccounts(
  db: Executor,
  ids: readonly string[],
): Promise<Map<string, ReportedAccount>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select users.id, users.name, users.role, users.banned_at, users.created_at,
      (select count(*)::int from reports where reported_id = users.id) as reports,
      (select count(*)::int from reports where reported_id = users.id and decision is null)
        as open_reports,
      coalesce(rating_sums.ratings, 0) as ratings, coalesce(rating_sums.stars, 0) as stars_sum,
      coalesce((select jsonb_agg(jsonb_build_object('stars', stars, 'text', text,
          'by', author_name, 'writtenAt', written_at) order by published_at desc)
        from (select stars, text, author_name, written_at, published_at from ratings
          where subject_id = users.id and published_at is not null and hidden_at is null and counts
          order by published_at desc limit ${LAST_RATINGS}) last), '[]') as last_ratings
    from users left join rating_sums on rating_sums.user_id = users.id
    where users.id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, toAccount(row)]))
}

function toAccount(row: Row): ReportedAccount {
  const { ratings, starsSum } = row
  return {
    _id: row.id,
    name: row.name,
    isSeller: rolesThatMay('sell').includes(row.role),
    isBanned: row.bannedAt !== null,
    memberSince: row.createdAt.toISOString(),
    reports: row.reports,
    openReports: row.openReports,
    average: ratings > 0 ? Math.round((starsSum / ratings) * 10) / 10 : null,
    ratings,
    lastRatings: row.lastRatings.map((one) => ({
      ...one,
      writtenAt: new Date(one.writtenAt).toISOString(),
    })),
  }
}
