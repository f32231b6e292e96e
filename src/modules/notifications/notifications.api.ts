import type { Deps } from '../../deps.ts'
import { type Executor, inTransaction } from '../../platform/db/index.ts'
import {
  createRouter,
  json,
  jsonBody,
  refusals,
  requireViewer,
  route,
} from '../../platform/http/index.ts'
import { setWantsMails, wantsMails } from '../messaging/index.ts'
import { kinds, kindWords } from './kinds.ts'
import {
  newSettingsBody,
  notificationsBody,
  pageQuery,
  readBody,
  settingsBody,
  unreadBody,
} from './notifications.contract.ts'
import { countUnread, listNotifications, markRead } from './notifications.store.ts'
import { findSettings, putSettings } from './settings.store.ts'

const tags = ['notifications']

/** Notifications of a page. */
const PAGE = 30

/** What a person is told of, and how. */
export function notificationsApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('signedIn', {
        method: 'get',
        path: '/notifications',
        operationId: 'listNotifications',
        summary: 'What I was told, newest first',
        tags,
        request: { query: pageQuery },
        responses: { 200: json(notificationsBody), ...refusals(401, 422) },
      }),
      async (c) => {
        const { id } = requireViewer(c)
        const { before = null } = c.req.valid('query')
        const { notShown } = await findSettings(db, id)
        const found = await listNotifications(db, id, { before, limit: PAGE, notShown })
        const items = found.map(({ id: _id, createdAt, readAt, ...rest }) => ({
          _id,
          ...rest,
          createdAt: createdAt.toISOString(),
          isRead: readAt !== null,
        }))
        const next = found.length === PAGE ? (found.at(-1)?.id ?? null) : null
        return c.json({ items, unread: await countUnread(db, id), next }, 200)
      },
    )
    .openapi(
      route('signedIn', {
        method: 'get',
        path: '/notifications/unread',
        operationId: 'countNotifications',
        summary: 'How much I was told and have not read',
        tags,
        responses: { 200: json(unreadBody), ...refusals(401) },
      }),
      async (c) => c.json({ unread: await countUnread(db, requireViewer(c).id) }, 200),
    )
    .openapi(
      route('signedIn', {
        method: 'post',
        path: '/notifications/read',
        operationId: 'readNotifications',
        summary: 'Marks all up to one as read; again is harmless',
        tags,
        request: {
          body: jsonBody(readBody),
        },
        responses: { 200: json(unreadBody), ...refusals(401, 413, 422) },
      }),
      async (c) => {
        const { id } = requireViewer(c)
        const { upTo } = c.req.valid('json')
        await inTransaction(deps.db, (tx) => markRead(tx, id, upTo, deps.clock.now()))
        return c.json({ unread: await countUnread(db, id) }, 200)
      },
    )
    .openapi(
      route('signedIn', {
        method: 'get',
        path: '/notification-settings',
        operationId: 'getNotificationSettings',
        summary: 'What I am told of, and how I read amounts and times',
        tags,
        responses: { 200: json(settingsBody), ...refusals(401) },
      }),
      async (c) => c.json(await settingsOf(db, requireViewer(c).id), 200),
    )
    .openapi(
      route('signedIn', {
        method: 'put',
        path: '/notification-settings',
        operationId: 'setNotificationSettings',
        summary: 'Chooses it, kind by kind; what is left out stays as it is',
        tags,
        request: {
          body: jsonBody(newSettingsBody),
        },
        responses: { 200: json(settingsBody), ...refusals(401, 413, 422) },
      }),
      async (c) => {
        const { id } = requireViewer(c)
        const { notShown, notMailed, messageMails, locale, timeZone } = c.req.valid('json')
        await inTransaction(deps.db, async (tx) => {
          const before = await findSettings(tx, id)
          await putSettings(tx, id, {
            notShown: notShown ?? before.notShown,
            notMailed: notMailed ?? before.notMailed,
            locale: locale ?? before.locale,
            timeZone: timeZone ?? before.timeZone,
          })
          if (messageMails !== undefined) await setWantsMails(tx, id, messageMails)
        })
        return c.json(await settingsOf(db, id), 200)
      },
    )
}

async function settingsOf(db: Executor, userId: string) {
  const { notShown, notMailed, locale, timeZone } = await findSettings(db, userId)
  return {
    kinds: kinds.map((kind) => ({
      kind,
      label: kindWords[kind],
      shown: !notShown.includes(kind),
      mailed: !notMailed.includes(kind),
    })),
    messageMails: await wantsMails(db, userId),
    locale,
    timeZone,
  }
}
