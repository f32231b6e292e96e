import type { Deps } from '../../deps.ts'
import {
  createRouter,
  json,
  jsonBody,
  refusalResponses,
  refusals,
  requireViewer,
  route,
  z,
} from '../../platform/http/index.ts'
import { reportedThreadBody } from '../messaging/messaging.contract.ts'
import { decideReport, readThread } from './decide-report.ts'
import {
  decisionBody,
  newRemovalBody,
  newReportBody,
  type Report,
  removalBody,
  reportBody,
} from './moderation.contract.ts'
import { overviewApi } from './overview/overview.api.ts'
import { removePhone } from './remove-phone.ts'
import { reportPhone } from './report-phone.ts'
import { listReports, type ReportRow } from './reports.store.ts'

const tags = ['moderation']

const reasons = {
  not_found: [404, 'Phone or report not found.'],
  own_phone: [403, 'This is your own phone. You can withdraw it.'],
  decided_otherwise: [409, 'This report has already been decided differently.'],
  no_thread: [409, 'This report is about a phone; there is no conversation to close.'],
} as const
const refuseReport = refusalResponses(reasons)

export function moderationApi(deps: Deps) {
  return createRouter()
    .openapi(
      route('signedIn', {
        method: 'post',
        path: '/reports',
        operationId: 'createReport',
        summary: 'Report a phone or message',
        description:
          'Reports a phone, or a message about it, to the moderators. Reporting it again while the report is open returns 200 with the first report.',
        tags,
        request: {
          body: jsonBody(newReportBody),
        },
        responses: {
          200: json(reportBody, 'You already reported this, and the report is still open.'),
          201: json(reportBody, 'Reported.'),
          ...refusals(401, 403, 404, 413, 422),
        },
      }),
      async (c) => {
        const outcome = await reportPhone(deps, requireViewer(c), c.req.valid('json'))
        if ('refused' in outcome) return refuseReport(c, outcome.refused)
        return c.json(toReport(outcome.report), outcome.again ? 200 : 201)
      },
    )
    .openapi(
      route('admin', {
        method: 'get',
        path: '/reports',
        operationId: 'listReports',
        summary: 'List reports',
        description: 'For admins. Returns open reports first, each group newest first.',
        tags,
        responses: { 200: json(z.array(reportBody)), ...refusals(401, 403) },
      }),
      async (c) => c.json((await listReports(deps.db.kysely)).map(toReport), 200),
    )
    .openapi(
      route('admin', {
        method: 'put',
        path: '/reports/{id}',
        operationId: 'decideReport',
        summary: 'Decide a report',
        description:
          'For admins. Dismisses a report, removes the phone and cancels its order, or closes the conversation. Removing needs a `reason`, which the seller can read. The reporter is notified of the outcome. Repeating the same decision changes nothing; a different one is refused with 409.',
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
        return c.json(toReport(outcome.report), 200)
      },
    )
    .openapi(
      route('admin', {
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
        if (outcome === 'not_found') return refuseReport(c, outcome)
        return c.json({ phoneId: id, state: outcome }, 200)
      },
    )
    .openapi(
      route('admin', {
        method: 'get',
        path: '/reports/{id}/messages',
        operationId: 'getReportedConversation',
        summary: 'Read a reported conversation',
        description:
          'For admins. Returns the conversation of a reported message. Reading it is recorded in the audit log.',
        tags,
        request: { params: z.object({ id: z.string() }) },
        responses: { 200: json(reportedThreadBody), ...refusals(401, 403, 404) },
      }),
      async (c) => {
        const thread = await readThread(deps, requireViewer(c), c.req.valid('param').id)
        if (!thread) return refuseReport(c, 'not_found')
        return c.json(thread, 200)
      },
    )
    .route('/', overviewApi(deps))
}

function toReport(row: ReportRow): Report {
  const { id, listingId, messageId: _, createdAt, reporter, ...rest } = row
  return {
    _id: id,
    phoneId: listingId,
    ...rest,
    reporter: reporter ?? 'A deleted account',
    createdAt: createdAt.toISOString(),
  }
}
