import type { Deps } from '../../../deps.ts'
import { inTransaction, isId } from '../../../platform/db/index.ts'
import {
  createRouter,
  decodeTimeCursor,
  encodeTimeCursor,
  json,
  jsonBody,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { toPhone } from '../../listings/index.ts'
import { countUnread, listAlerts, markRead, wantsMails } from './alerts.store.ts'
import { favouritesApi } from './favourites.api.ts'
import { MAX_SEARCHES, saveSearch } from './save-search.ts'
import {
  alertsBody,
  newSearchBody,
  readBody,
  savedSearchBody,
  savedSearchesBody,
  unreadBody,
} from './saved.contract.ts'
import { deleteSearch, listSearches, type SavedSearch } from './searches.store.ts'
import { alertMailsApi } from './unsubscribe.api.ts'

/** What people keep: phones, and searches that tell them of new ones. */
export function savedApi(deps: Deps) {
  const router = createRouter()
  for (const part of [favouritesApi, searchesApi, alertsApi, alertMailsApi])
    router.route('/', part(deps))
  return router
}

const tags = ['saved']

function searchesApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('signedIn', {
        method: 'get',
        path: '/saved-searches',
        operationId: 'listSavedSearches',
        summary: 'List your saved searches',
        description:
          'Returns your saved searches, newest first, with the number of unread alerts of each, and whether alerts are emailed.',
        tags,
        responses: { 200: json(savedSearchesBody), ...refusals(401) },
      }),
      async (c) => {
        const { id } = requireViewer(c)
        const [searches, mails] = await Promise.all([listSearches(db, id), wantsMails(db, id)])
        return c.json({ searches: searches.map((one) => toBody(one, one.unread)), mails }, 200)
      },
    )
    .openapi(
      route('signedIn', {
        method: 'post',
        path: '/saved-searches',
        operationId: 'saveSearch',
        summary: 'Save a search',
        description:
          'Saves the filters of a search; from now on you are alerted to new phones that match it. Saving the same search again returns the existing one with 200. At most 50 per person (409); a search without text or filters is refused with 422.',
        tags,
        request: {
          body: jsonBody(newSearchBody),
        },
        responses: {
          200: json(savedSearchBody, 'This search is already saved.'),
          201: json(savedSearchBody, 'Saved'),
          ...refusals(401, 409, 413, 422),
        },
      }),
      async (c) => {
        const outcome = await saveSearch(deps, requireViewer(c), c.req.valid('json'))
        if ('search' in outcome) return c.json(toBody(outcome.search, 0), outcome.isNew ? 201 : 200)
        if (outcome.refused === 'too_many') {
          const words = `You keep ${MAX_SEARCHES} searches already. Delete one first.`
          return refuse(c, 409, 'too_many', words)
        }
        const words = 'Choose a filter or type what you look for first.'
        return refuse(c, 422, 'invalid', words, { query: words })
      },
    )
    .openapi(
      route('signedIn', {
        method: 'delete',
        path: '/saved-searches/{id}',
        operationId: 'deleteSavedSearch',
        summary: 'Delete a saved search',
        description: 'Deletes one of your saved searches. The alerts that it already created stay.',
        tags,
        request: { params: z.object({ id: z.string() }) },
        responses: { 200: json(z.object({ _id: z.string() })), ...refusals(401, 404, 413) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const isDeleted =
          isId(id) &&
          (await inTransaction(deps.db, (tx) => deleteSearch(tx, requireViewer(c).id, id)))
        if (!isDeleted) return refuse(c, 404, 'not_found', 'Saved search not found.')
        return c.json({ _id: id }, 200)
      },
    )
}

function toBody({ id, name, query, createdAt }: SavedSearch, unread: number) {
  return { _id: id, name, query, unread, createdAt: createdAt.toISOString() }
}

const alertTags = ['saved']
const PAGE = 24

const query = z.object({
  cursor: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .openapi({ type: 'string', description: '`cursor` from the previous response.' }),
})

function alertsApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('signedIn', {
        method: 'get',
        path: '/alerts',
        operationId: 'listAlerts',
        summary: 'List your alerts',
        description:
          'Returns alerts about new phones for your saved searches and price drops of your favorites, newest first, 24 at a time. Send the returned `cursor` to get the next page; it is null on the last one.',
        tags: alertTags,
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
        summary: 'Count unread alerts',
        description: 'Returns the number of your alerts that are not marked as read.',
        tags: alertTags,
        responses: { 200: json(unreadBody), ...refusals(401) },
      }),
      async (c) => c.json({ unread: await countUnread(db, requireViewer(c).id) }, 200),
    )
    .openapi(
      route('signedIn', {
        method: 'post',
        path: '/alerts/read',
        operationId: 'markAlertsRead',
        summary: 'Mark alerts as read',
        description:
          'Marks the alerts with these IDs as read, or all of them if `ids` is left out. Returns how many are still unread. Repeating the call changes nothing.',
        tags: alertTags,
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
