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
import {
  newSettingsBody,
  notificationsBody,
  pageQuery,
  readBody,
  settingsBody,
  unreadBody,
} from './notifications.contract.ts'
import {
  countUnread,
  findSettings,
  listNotifications,
  markRead,
  putSettings,
} from './notifications.store.ts'
import { kindLabels, kinds } from './template.ts'

const tags = ['notifications']

const PAGE_SIZE = 30

export function notificationsApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('signedIn', {
        method: 'get',
        path: '/notifications',
        operationId: 'listNotifications',
        summary: 'List your notifications',
        description:
          'Returns your notifications, newest first, 30 at a time. Send the returned `next` as `before` to get the next page. Kinds that you switched off are left out.',
        tags,
        request: { query: pageQuery },
        responses: { 200: json(notificationsBody), ...refusals(401, 422) },
      }),
      async (c) => {
        const { id } = requireViewer(c)
        const { before = null } = c.req.valid('query')
        const { notShown } = await findSettings(db, id)
        const page = await listNotifications(db, id, { before, limit: PAGE_SIZE, notShown })
        const items = page.map(({ id: _id, text, createdAt, readAt, ...rest }) => ({
          _id,
          ...rest,
          text,
          createdAt: createdAt.toISOString(),
          isRead: readAt !== null,
        }))
        const next = page.length === PAGE_SIZE ? (page.at(-1)?.id ?? null) : null
        return c.json({ items, unread: await countUnread(db, id), next }, 200)
      },
    )
    .openapi(
      route('signedIn', {
        method: 'get',
        path: '/notifications/unread',
        operationId: 'countUnreadNotifications',
        summary: 'Count unread notifications',
        description: 'Returns the number of your unread notifications, up to 100.',
        tags,
        responses: { 200: json(unreadBody), ...refusals(401) },
      }),
      async (c) => c.json({ unread: await countUnread(db, requireViewer(c).id) }, 200),
    )
    .openapi(
      route('signedIn', {
        method: 'post',
        path: '/notifications/read',
        operationId: 'markNotificationsRead',
        summary: 'Mark notifications as read',
        description:
          'Marks every notification up to and including `upTo` as read and returns how many are still unread. Repeating the call changes nothing.',
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
        summary: 'Get your notification settings',
        description: 'Returns which kinds of notifications are shown and emailed.',
        tags,
        responses: { 200: json(settingsBody), ...refusals(401) },
      }),
      async (c) => c.json(await settingsOf(db, requireViewer(c).id), 200),
    )
    .openapi(
      route('signedIn', {
        method: 'put',
        path: '/notification-settings',
        operationId: 'updateNotificationSettings',
        summary: 'Update your notification settings',
        description:
          'Changes the settings that are sent and returns all of them. `notShown` and `notMailed` replace the whole list of kinds that are switched off.',
        tags,
        request: {
          body: jsonBody(newSettingsBody),
        },
        responses: { 200: json(settingsBody), ...refusals(401, 413, 422) },
      }),
      async (c) => {
        const { id } = requireViewer(c)
        const { notShown, notMailed, messageMails } = c.req.valid('json')
        await inTransaction(deps.db, async (tx) => {
          const before = await findSettings(tx, id)
          await putSettings(tx, id, {
            notShown: notShown ?? before.notShown,
            notMailed: notMailed ?? before.notMailed,
          })
          if (messageMails !== undefined) await setWantsMails(tx, id, messageMails)
        })
        return c.json(await settingsOf(db, id), 200)
      },
    )
}

async function settingsOf(db: Executor, userId: string) {
  const { notShown, notMailed } = await findSettings(db, userId)
  return {
    kinds: kinds.map((kind) => ({
      kind,
      label: kindLabels[kind],
      shown: !notShown.includes(kind),
      mailed: !notMailed.includes(kind),
    })),
    messageMails: await wantsMails(db, userId),
  }
}
