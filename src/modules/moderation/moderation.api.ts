import { api as paths } from '../../contract/urls.ts'
import type { Deps } from '../../deps.ts'
import { encodePlace } from '../../platform/db/index.ts'
import {
  createLimiter,
  createRouter,
  dayBounds,
  dayParams,
  type FileColumns,
  fileResponses,
  json,
  jsonBody,
  LIST_PAGE,
  limitAttempts,
  listQuery,
  paginate,
  placeIn,
  refusalResponses,
  refusals,
  requireViewer,
  route,
  searchParam,
  sendListFile,
  type Viewer,
  z,
} from '../../platform/http/index.ts'
import { MAX_QUERY_LENGTH } from '../../shared/listings/listing-limits.ts'
import { reportedConversationBody } from '../messaging/index.ts'
import { auditLogApi } from './audit-log/audit-log.api.ts'
import {
  banDecisionBody,
  decisionBody,
  type NewReport,
  newRemovalBody,
  newReportBody,
  removalBody,
  reportBody,
  reportKind,
} from './moderation.contract.ts'
import { allListingsApi, allOrdersApi } from './overview/overview.api.ts'
import { listReports, type ReportRow, reportSorts } from './reports.store.ts'
import {
  banReported,
  decideReport,
  type Reported,
  readReportedConversation,
  removePhone,
  reportPhone,
  reportReview,
  reportSeller,
  toReport,
  toReports,
} from './reports.ts'

const tags = ['moderation']

const reasons = {
  not_found: [404, 'This isn’t public, or the report doesn’t exist.'],
  own_phone: [403, 'This is your own phone. You can withdraw it.'],
  own_account: [403, 'You can’t report yourself.'],
  own_review: [403, 'You wrote this yourself.'],
  decided_otherwise: [409, 'This report has already been decided differently.'],
  no_conversation: [409, 'This report isn’t about a message; there is no conversation to close.'],
  wrong_decision: [409, 'This decision isn’t possible for this kind of report.'],
  own_order: [403, 'You’re the buyer or the seller of this order. Another admin has to decide.'],
  account_gone: [409, 'This account was deleted.'],
  last_admin: [409, 'This is the last admin. Make someone else an admin first.'],
  staff_account: [403, 'Only admins can change the account of someone on the staff.'],
  not_allowed: [403, 'Only admins can do this.'],
} as const
const refuseReport = refusalResponses(reasons)

/** Reports of one account in a day: more than anyone finds who does not look for them. */
const REPORTS = { points: 20, seconds: 86_400 }

const reportsQuery = listQuery(
  {
    q: searchParam(
      MAX_QUERY_LENGTH,
      'An ID, or words that must all occur in the note or in names, in any case and without accents.',
    ),
    state: z.enum(['open', 'decided']).optional(),
    kind: reportBody.shape.kind.optional(),
    reason: reportBody.shape.reason.optional(),
    person: z.uuid('Must be the ID of an account').optional().openapi({
      description: 'The ID of an account that was reported, or that reported.',
    }),
    ...dayParams,
  },
  reportSorts,
  'queue',
)

function toFilter(
  { settings }: Pick<Deps, 'settings'>,
  { from, to, ...query }: z.infer<typeof reportsQuery.file>,
) {
  return { ...query, ...dayBounds({ from, to }, settings.current().timeZone) }
}

const REPORT_COLUMNS: FileColumns<ReportRow> = {
  id: (row) => row.id,
  kind: (row) => row.kind,
  reason: (row) => row.reason,
  note: (row) => row.note,
  about: (row) => row.phoneName ?? row.reportedName,
  listing_id: (row) => row.listingId,
  reported_id: (row) => row.reportedId,
  reported_name: (row) => row.reportedName,
  reporter_name: (row) => row.reporter,
  decision: (row) => row.decision,
  created_at: (row) => row.createdAt,
}

export function moderationApi(deps: Deps) {
  const limiter = createLimiter(deps.db.pool, 'reports', REPORTS.points, REPORTS.seconds)
  function report(reporter: Viewer, sent: NewReport): Promise<Reported> {
    const { phoneId, message, sellerId, reviewId, replyTo } = sent
    const kind = reportKind(sent)
    if (kind === 'seller') return reportSeller(deps, reporter, sellerId ?? '', sent)
    if (kind === 'review' || kind === 'reply')
      return reportReview(deps, reporter, { ratingId: reviewId ?? replyTo ?? '', kind }, sent)
    return reportPhone(deps, reporter, { phoneId: phoneId ?? '', message }, sent)
  }

  const toDecided = async (row: ReportRow) => {
    const [decided = toReport(row)] = await toReports(deps.db.kysely, [row])
    return decided
  }

  return createRouter()
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/reports',
        confirmedEmail: true,
        operationId: 'createReport',
        summary: 'Report a phone, message, seller or review',
        description:
          'Reports a phone, a message about it, a seller, a published review or the reply to one to the moderators. Reporting the same thing again while the report is open returns 200 with the first report. Anything that is not public returns 404. An account can report 20 times a day.',
        tags,
        request: {
          body: jsonBody(newReportBody),
        },
        responses: {
          200: json(reportBody, 'You already reported this, and the report is still open.'),
          201: json(reportBody, 'Reported.'),
          ...refusals(401, 403, 404, 413, 422, 429),
        },
      }),
      async (c) => {
        const tooMany = await limitAttempts(c, limiter, requireViewer(c).id)
        if (tooMany) return tooMany
        const outcome = await report(requireViewer(c), c.req.valid('json'))
        if ('refused' in outcome) return refuseReport(c, outcome.refused)
        if (outcome.again) await limiter.refund(requireViewer(c).id)
        return c.json(toReport(outcome.report), outcome.again ? 200 : 201)
      },
    )
    .openapi(
      route('decideReports', {
        method: 'get',
        path: '/reports',
        operationId: 'listReports',
        summary: 'List reports',
        description:
          'For admins. Returns open reports first, each group newest first, or in another order, filtered by text, ID, kind, reason, state, person or day; 50 at a time, and the `Link` header has the next page.',
        tags,
        request: { query: reportsQuery.page },
        responses: { 200: json(z.array(reportBody)), ...refusals(401, 403, 422) },
      }),
      async (c) => {
        const { kysely: db } = deps.db
        const { cursor: after, ...query } = c.req.valid('query')
        const rows = await listReports(db, {
          ...toFilter(deps, query),
          after,
          limit: LIST_PAGE + 1,
        })
        const page = paginate(c, rows, {
          limit: LIST_PAGE,
          path: paths.reports(),
          cursorOf: (last) => encodePlace(placeIn(query.sort, last)),
          query,
        })
        return c.json(await toReports(db, page), 200)
      },
    )
    .openapi(
      route('decideReports', {
        method: 'get',
        path: '/reports.csv',
        operationId: 'exportReports',
        summary: 'Export reports as CSV',
        description:
          'For admins. Returns the reports of the same filters as a CSV file, with times in the shop’s time zone and their offset from UTC. The export is written to the audit log.',
        tags,
        request: { query: reportsQuery.file },
        responses: fileResponses,
      }),
      (c) => {
        const query = c.req.valid('query')
        return sendListFile<ReportRow>(deps, c, {
          name: 'reports',
          query,
          columns: REPORT_COLUMNS,
          readRows: (page) => listReports(deps.db.kysely, { ...toFilter(deps, query), ...page }),
        })
      },
    )
    .openapi(
      route('decideReports', {
        method: 'put',
        path: '/reports/{id}',
        operationId: 'decideReport',
        summary: 'Decide a report',
        description:
          'For admins. Dismisses a report, removes the phone and cancels its order, closes the conversation, or hides the review or reply. Removing and hiding need a `reason`, which the seller or author can read. The reporter is notified of the outcome. Repeating the same decision changes nothing; a different one is refused with 409.',
        tags,
        request: {
          params: z.object({ id: z.string() }),
          body: jsonBody(decisionBody),
        },
        responses: { 200: json(reportBody), ...refusals(401, 403, 404, 409, 413, 422) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const { decision, reason = '', note = '' } = c.req.valid('json')
        const decided = { decision, reason, note }
        const outcome = await decideReport(deps, requireViewer(c), id, decided)
        if ('refused' in outcome) return refuseReport(c, outcome.refused)
        return c.json(await toDecided(outcome.report), 200)
      },
    )
    .openapi(
      route('banAccounts', {
        method: 'post',
        path: '/reports/{id}/ban',
        recentLogin: true,
        operationId: 'banReportedAccount',
        summary: 'Ban the account that a report is about',
        description:
          'For admins. Bans the reported seller or author with a `reason` that they can read, and decides all open reports about the account and its listings. Repeating the call changes nothing.',
        tags,
        request: { params: z.object({ id: z.string() }), body: jsonBody(banDecisionBody) },
        responses: { 200: json(reportBody), ...refusals(401, 403, 404, 409, 413, 422) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const { reason, note = '' } = c.req.valid('json')
        const outcome = await banReported(deps, requireViewer(c), id, { reason, note })
        if ('refused' in outcome) return refuseReport(c, outcome.refused)
        return c.json(await toDecided(outcome.report), 200)
      },
    )
    .openapi(
      route('moderateListings', {
        method: 'post',
        path: '/phones/{id}/remove',
        operationId: 'removePhone',
        summary: 'Remove a listing',
        description:
          'For admins. Removes a listing permanently, cancels its order and closes the reports about it. The seller is notified with the `reason`. Repeating the call changes nothing.',
        tags,
        request: {
          params: z.object({ id: z.string() }),
          body: jsonBody(newRemovalBody),
        },
        responses: { 200: json(removalBody), ...refusals(401, 403, 404, 413, 422) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const { reason, note = '' } = c.req.valid('json')
        const outcome = await removePhone(deps, requireViewer(c), id, { reason, note })
        if (outcome !== 'removed') return refuseReport(c, 'not_found')
        return c.json({ phoneId: id, state: outcome }, 200)
      },
    )
    .openapi(
      route('decideReports', {
        method: 'get',
        path: '/reports/{id}/messages',
        operationId: 'getReportedConversation',
        summary: 'Get a reported conversation',
        description:
          'For admins. Returns the conversation of a reported message. Reading it is recorded in the audit log.',
        tags,
        request: { params: z.object({ id: z.string() }) },
        responses: { 200: json(reportedConversationBody), ...refusals(401, 403, 404) },
      }),
      async (c) => {
        const conversation = await readReportedConversation(
          deps,
          requireViewer(c),
          c.req.valid('param').id,
        )
        if (!conversation) return refuseReport(c, 'not_found')
        return c.json(conversation, 200)
      },
    )
    .route('/', allListingsApi(deps))
    .route('/', allOrdersApi(deps))
    .route('/', auditLogApi(deps))
}
