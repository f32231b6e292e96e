import type { Deps } from '../../../deps.ts'
import { isId } from '../../../platform/db/index.ts'
import {
  createRouter,
  json,
  jsonBody,
  multiLine,
  refusalResponses,
  refusals,
  requireSession,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import {
  ACCOUNT_VIEW_MINUTES,
  MAX_VIEW_REASON_LENGTH,
} from '../../../shared/accounts/account-view-rules.ts'
import { findAccount } from '../accounts.store.ts'
import { viewerKindCookie } from '../login/session.ts'
import { listViews } from './account-views.store.ts'
import { endOwnView, startView } from './account-views.ts'

const time = z.iso.datetime()
const MISSING_REASON = 'Enter a reason; the person can read it'
const newViewBody = z
  .strictObject({
    reason: multiLine(MISSING_REASON)
      .min(1, MISSING_REASON)
      .max(MAX_VIEW_REASON_LENGTH, `At most ${MAX_VIEW_REASON_LENGTH} characters`)
      .openapi({ description: 'Why you look. The person can read it.' }),
  })
  .openapi('NewAccountView')
const startedBody = z.object({ name: z.string(), expiresAt: time }).openapi('StartedAccountView')
const pastBody = z
  .object({
    _id: z.string(),
    staff: z.string().openapi({ description: 'The name of who looked.' }),
    reason: z.string(),
    startedAt: time,
    endedAt: time.nullable().openapi({ description: 'Null while it lasts.' }),
  })
  .openapi('PastAccountView')

/** Views in one answer. */
const LISTED = 50

const refuseView = refusalResponses({
  not_found: [404, 'Account not found.'],
  staff_account: [409, 'This is an account of the staff. Only Buyers and Sellers can be viewed.'],
  other_view: [409, 'You see the shop as somebody in another tab already. Stop that first.'],
  maintenance: [409, 'The shop is being maintained, so Buyers and Sellers see nothing of it.'],
})

const tags = ['accounts']
const params = z.object({ id: z.string() })

/** Staff see the shop as a Buyer or Seller: their reads are answered as for that person, and nothing can be changed. */
export function accountViewsApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('viewAsPerson', {
        method: 'post',
        path: '/accounts/{id}/views',
        recentLogin: true,
        operationId: 'startAccountView',
        summary: 'See the shop as a person',
        description: `For admins. For ${ACCOUNT_VIEW_MINUTES} minutes at most, the reads of your session are answered as for a Buyer or Seller. Changes are refused with 403 \`read_only_view\`, and login, bank and security details with 403 \`hidden_in_view\`. Start and end are in the audit log, and the person is notified, with your reason, when it ends.`,
        tags,
        request: { params, body: jsonBody(newViewBody) },
        responses: { 201: json(startedBody), ...refusals(401, 403, 404, 409, 413, 422) },
      }),
      async (c) => {
        const { id: userId } = c.req.valid('param')
        const { reason } = c.req.valid('json')
        const view = { userId, reason }
        const started = await startView(deps, requireViewer(c), requireSession(c), view)
        if ('refused' in started) return refuseView(c, started.refused)
        return c.json({ name: started.name, expiresAt: started.expiresAt.toISOString() }, 201)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'delete',
        path: '/account-view',
        operationId: 'endAccountView',
        summary: 'Stop seeing the shop as a person',
        description: 'Ends the view of your session. Does nothing without one.',
        tags,
        responses: { 200: json(z.object({ ended: z.boolean() })), ...refusals(401, 413) },
      }),
      async (c) => {
        const ended = await endOwnView(deps, requireSession(c), 'stopped')
        // Public pages are those of the staff again.
        if (ended) c.header('Set-Cookie', viewerKindCookie(c, 'admin'))
        return c.json({ ended }, 200)
      },
    )
    .openapi(
      route('seeAccounts', {
        method: 'get',
        path: '/accounts/{id}/views',
        operationId: 'listAccountViews',
        summary: 'List who saw the shop as a person',
        description:
          'For admins. Returns the last 50 views of an account by the staff, newest first. Older ones are in the audit log.',
        tags,
        request: { params },
        responses: { 200: json(z.array(pastBody)), ...refusals(401, 403, 404) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        if (!isId(id) || !(await findAccount(db, id))) return refuseView(c, 'not_found')
        c.header('Cache-Control', 'no-store')
        const views = await listViews(db, id, LISTED)
        return c.json(
          views.map(({ id: _id, staffName, reason, startedAt, endedAt }) => ({
            _id,
            staff: staffName,
            reason,
            startedAt: startedAt.toISOString(),
            endedAt: endedAt?.toISOString() ?? null,
          })),
          200,
        )
      },
    )
}
