import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { idFromBytes, idToBytes, inTransaction, isId } from '../../../platform/db/index.ts'
import {
  createRouter,
  decodeTimeCursor,
  encodeTimeCursor,
  json,
  jsonBody,
  limitBodySize,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { pageLanguage } from '../../../text/errors.ts'
import { toPhone } from '../../listings/index.ts'
import { reasonIn } from './alert-reason.ts'
import { countUnread, listAlerts, markRead, setWantsMails, wantsMails } from './alerts.store.ts'
import { favoritesApi } from './favorites.api.ts'
import { followsApi } from './follows.api.ts'
import { MAX_SEARCHES, saveSearch } from './save-search.ts'
import {
  alertMailsBody,
  alertsBody,
  newAlertMailsBody,
  newSearchBody,
  readBody,
  savedSearchBody,
  savedSearchesBody,
  unreadBody,
} from './saved.contract.ts'
import { deleteSearch, listSearches, type SavedSearch } from './saved.store.ts'
import { namesIn } from './search-name.ts'

export function savedApi(deps: Deps) {
  const router = createRouter()
  for (const part of [favoritesApi, followsApi, searchesApi, alertsApi, alertMailsApi])
    router.route('/', part(deps))
  return router
}

const tags = ['saved']

function searchesApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('loggedIn', {
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
        const toName = namesIn(deps, pageLanguage(c.req.header('accept-language')))
        const items = searches.map((one) => toBody(one, toName(one), one.unread))
        return c.json({ searches: items, mails }, 200)
      },
    )
    .openapi(
      route('loggedIn', {
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
        if ('search' in outcome) {
          const toName = namesIn(deps, pageLanguage(c.req.header('accept-language')))
          const { search, isNew } = outcome
          return c.json(toBody(search, toName(search), 0), isNew ? 201 : 200)
        }
        if (outcome.refused === 'too_many') {
          const message = `You have ${MAX_SEARCHES} saved searches. Delete one first.`
          return refuse(c, 409, 'too_many', message)
        }
        const message = 'Choose a filter or type a search first.'
        return refuse(c, 422, 'invalid', message, { query: message })
      },
    )
    .openapi(
      route('loggedIn', {
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

function toBody({ id, query, createdAt }: SavedSearch, name: string, unread: number) {
  return { _id: id, name, query, unread, createdAt: createdAt.toISOString() }
}

const PAGE_SIZE = 24

const alertsQuery = z.object({
  cursor: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .openapi({ type: 'string', description: '`cursor` from the previous response.' }),
})

function alertsApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/alerts',
        operationId: 'listAlerts',
        summary: 'List your alerts',
        description:
          'Returns alerts about new phones for your saved searches and price drops of your favorites, newest first, 24 at a time. Send the returned `cursor` to get the next page; it is null on the last one.',
        tags,
        request: { query: alertsQuery },
        responses: { 200: json(alertsBody), ...refusals(401) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const after = decodeTimeCursor(c.req.query('cursor'))
        const [alerts, unread] = await Promise.all([
          listAlerts(db, viewer.id, { limit: PAGE_SIZE + 1, after }),
          countUnread(db, viewer.id),
        ])
        const language = pageLanguage(c.req.header('accept-language'))
        const toName = namesIn(deps, language)
        const last = alerts.length > PAGE_SIZE ? alerts[PAGE_SIZE - 1] : undefined
        const items = alerts.slice(0, PAGE_SIZE).map((alert) => ({
          _id: alert.alertId,
          kind: alert.kind,
          reason: reasonIn(language, alert),
          search: alert.search && { _id: alert.search.id, name: toName(alert.search) },
          phone: toPhone({ ...deps, language }, alert, viewer),
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
      route('loggedIn', {
        method: 'get',
        path: '/alerts/unread',
        operationId: 'countUnreadAlerts',
        summary: 'Count unread alerts',
        description: 'Returns the number of your alerts that are not marked as read.',
        tags,
        responses: { 200: json(unreadBody), ...refusals(401) },
      }),
      async (c) => c.json({ unread: await countUnread(db, requireViewer(c).id) }, 200),
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/alerts/read',
        operationId: 'markAlertsRead',
        summary: 'Mark alerts as read',
        description:
          'Marks the alerts with these IDs as read, or all alerts if `ids` is left out. Returns how many are still unread. Repeating the call changes nothing.',
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

const PURPOSE = 'unsubscribe from alerts'
/** 128 bits: impossible to guess, and short enough for one line of an email. */
const SIGNATURE_BYTES = 16

/** A token that lets the holder of an email stop such emails to one person, and nothing else. */
export function unsubscribeToken({ secret }: Pick<Deps, 'secret'>, userId: string): string {
  const id = idToBytes(userId)
  return Buffer.concat([id, signUserId(secret, id)]).toString('base64url')
}

/** Undefined if the token was not issued by this shop. */
function readUnsubscribeToken({ secret }: Pick<Deps, 'secret'>, token: string): string | undefined {
  const bytes = Buffer.from(token.slice(0, 64), 'base64url')
  if (bytes.length !== 16 + SIGNATURE_BYTES) return undefined
  const id = bytes.subarray(0, 16)
  if (!timingSafeEqual(bytes.subarray(16), signUserId(secret, id))) return undefined
  const userId = idFromBytes(id)
  return isId(userId) ? userId : undefined
}

function signUserId(secret: string, id: Buffer) {
  return createHmac('sha256', secret)
    .update(PURPOSE)
    .update(id)
    .digest()
    .subarray(0, SIGNATURE_BYTES)
}

const tokenParams = z.object({ token: z.string().max(100) })
const alertMailsInput = jsonBody(newAlertMailsBody)

export function alertMailsApi(deps: Deps) {
  const db = deps.db.kysely
  const set = (userId: string, on: boolean) =>
    inTransaction(deps.db, (tx) => setWantsMails(tx, userId, on))
  return createRouter()
    .openapi(
      route('loggedIn', {
        method: 'put',
        path: '/alert-mails',
        operationId: 'updateAlertEmails',
        summary: 'Turn alert emails on or off',
        description:
          'Sets whether you get emails about saved searches and price drops of favorites. Alerts are listed on the site either way.',
        tags,
        request: { body: alertMailsInput },
        responses: { 200: json(alertMailsBody), ...refusals(401, 413, 422) },
      }),
      async (c) => {
        const { on } = c.req.valid('json')
        await set(requireViewer(c).id, on)
        return c.json({ on }, 200)
      },
    )
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/unsubscriptions/{token}',
        operationId: 'getUnsubscription',
        summary: 'Get the setting behind an unsubscribe link',
        description:
          'Returns whether the person who received the email still gets alert emails. Needs no session: the token identifies the person. Changes nothing.',
        tags,
        request: { params: tokenParams },
        responses: { 200: json(alertMailsBody), ...refusals(404) },
      }),
      async (c) => {
        const userId = readUnsubscribeToken(deps, c.req.valid('param').token)
        if (!userId) return refuse(c, 404, 'not_found', 'This link isn’t valid.')
        return c.json({ on: await wantsMails(db, userId) }, 200)
      },
    )
    .openapi(
      route('anyone', {
        method: 'put',
        path: '/unsubscriptions/{token}',
        operationId: 'updateUnsubscription',
        summary: 'Turn alert emails on or off by link',
        description:
          'Sets whether the person who received the email gets alert emails. Needs no session: the token identifies the person. Repeating the call changes nothing.',
        tags,
        request: { params: tokenParams, body: alertMailsInput },
        responses: { 200: json(alertMailsBody), ...refusals(404, 413, 422) },
      }),
      async (c) => {
        const userId = readUnsubscribeToken(deps, c.req.valid('param').token)
        const { on } = c.req.valid('json')
        if (!userId || !(await set(userId, on)))
          return refuse(c, 404, 'not_found', 'This link isn’t valid.')
        return c.json({ on }, 200)
      },
    )
}

/**
 * One-click unsubscription (RFC 8058): mail programs post to the URL in the email's header, without a
 * cookie. GET changes nothing, because programs that prefetch links must not unsubscribe anyone.
 */
export function oneClickUnsubscribe(deps: Deps) {
  const router = createRouter()
  router.use('/unsubscribe/*', limitBodySize())
  router.post('/unsubscribe/:token', async (c) => {
    const userId = readUnsubscribeToken(deps, c.req.param('token'))
    const hasAccount =
      userId && (await inTransaction(deps.db, (tx) => setWantsMails(tx, userId, false)))
    if (!hasAccount) return c.text('This link isn’t valid.\n', 404)
    return c.text('You’re unsubscribed from search and price alerts.\n', 200)
  })
  return router
}
