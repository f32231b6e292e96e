import type { Deps } from '../../../deps.ts'
import { isId } from '../../../platform/db/index.ts'
import {
  createRouter,
  decodeTimeCursor,
  encodeTimeCursor,
  json,
  jsonBody,
  refusals,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { toPhone } from '../../listings/index.ts'
import { countUnread, listAlerts, markRead } from './alerts.store.ts'
import { alertsBody, readBody, unreadBody } from './saved.contract.ts'

const tags = ['saved']
const PAGE = 24

const query = z.object({
  cursor: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .openapi({ type: 'string', description: 'From the answer before.' }),
})

export function alertsApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('signedIn', {
        method: 'get',
        path: '/alerts',
        operationId: 'listAlerts',
        summary:
          'Phones that came for the saved searches and favourites that became cheaper, newest first',
        tags,
        request: { query },
        responses: { 200: json(alertsBody), ...refusals(401) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const after = decodeTimeCursor(c.req.query('cursor'))
        const [found, unread] = await Promise.all([
          listAlerts(db, viewer.id, { limit: PAGE + 1, after }),
          countUnread(db, viewer.id),
        ])
        const last = found.length > PAGE ? found[PAGE - 1] : undefined
        const items = found.slice(0, PAGE).map((alert) => ({
          _id: alert.alertId,
          kind: alert.kind,
          reason: alert.reason,
          search: alert.searchId ? { _id: alert.searchId, name: alert.searchName ?? '' } : null,
          phone: toPhone(alert, viewer),
          at: alert.alertedAt.toISOString(),
          isRead: alert.readAt !== null,
        }))
        return c.json(
          {
            items,
            unread,
            cursor: last ? encodeTimeCursor({ at: last.alertedAt, id: last.alertId }) : null,
          },
          200,
        )
      },
    )
    .openapi(
      route('signedIn', {
        method: 'get',
        path: '/alerts/unread',
        operationId: 'countUnreadAlerts',
        summary: 'How many alerts were not looked at yet',
        tags,
        responses: { 200: json(unreadBody), ...refusals(401) },
      }),
      async (c) => c.json({ unread: await countUnread(db, requireViewer(c).id) }, 200),
    )
    .openapi(
      route('signedIn', {
        method: 'post',
        path: '/alerts/read',
        operationId: 'markAlertsRead',
        summary: 'Marks alerts as looked at; says how many are left',
        tags,
        request: {
          body: jsonBody(readBody),
        },
        responses: { 200: json(unreadBody), ...refusals(401, 413, 422) },
      }),
      async (c) => {
        const { id } = requireViewer(c)
        const { ids } = c.req.valid('json')
        await markRead(db, id, ids?.filter(isId), deps.clock.now())
        return c.json({ unread: await countUnread(db, id) }, 200)
      },
    )
}
