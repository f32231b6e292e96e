import type { Deps } from '../../deps.ts'
import { type Executor, inTransaction, isId } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import {
  createRouter,
  json,
  jsonBody,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../platform/http/index.ts'
import { listUndelivered, retryMail } from '../../platform/mail/index.ts'
import { MAX_MAIL_ATTEMPTS } from '../../shared/limits.ts'
import { spellQuantity } from '../../shared/quantities.ts'
import { setWantsMails, wantsMails } from '../messaging/index.ts'
import { countOffersToAnswer } from '../orders/index.ts'
import {
  countUnread,
  findSettings,
  listNotifications,
  markRead,
  putSettings,
} from './notifications.store.ts'
import { kindLabels, kinds } from './template.ts'

const kind = z.enum(kinds)

const notificationsBody = z
  .object({
    items: z.array(
      z.object({
        _id: z.string(),
        kind,
        title: z.string(),
        text: z.string(),
        path: z.string().openapi({ description: 'Path of the page where the reader can act.' }),
        createdAt: z.iso.datetime(),
        isRead: z.boolean(),
      }),
    ),
    unread: z
      .number()
      .int()
      .openapi({ description: 'Unread notifications; counting stops at 100.' }),
    next: z
      .string()
      .nullable()
      .openapi({ description: 'Pass as `before` to get the next page; null on the last page.' }),
  })
  .openapi('Notifications')

export const unreadBody = z.object({
  unread: z.number().int(),
  offersToAnswer: z
    .number()
    .int()
    .openapi({ description: 'Open offers of others that wait for your answer.' }),
})

const wholeNumber = z.string().regex(/^\d{1,18}$/, 'Enter the id of a notification')
export const pageQuery = z.object({ before: wholeNumber.optional() })
export const readBody = z.strictObject({ upTo: wholeNumber }).openapi('ReadNotifications')

const settingsBody = z
  .object({
    kinds: z.array(
      z.object({
        kind,
        label: z.string(),
        shown: z.boolean(),
        mailed: z.boolean(),
        pushed: z.boolean(),
      }),
    ),
    messageMails: z.boolean().openapi({ description: 'Whether unread messages are emailed.' }),
    messagePushes: z.boolean().openapi({
      description: 'Whether messages are pushed to the browsers that you switched on.',
    }),
  })
  .openapi('NotificationSettings')

const someKinds = z.array(kind).max(kinds.length).optional()
const newSettingsBody = z
  .strictObject({
    notShown: someKinds,
    notMailed: someKinds,
    notPushed: someKinds,
    messageMails: z.boolean().optional(),
    messagePushes: z.boolean().optional(),
  })
  .openapi('NewNotificationSettings')

export type Notifications = z.infer<typeof notificationsBody>
export type NotificationSettings = z.infer<typeof settingsBody>
export type NewNotificationSettings = z.infer<typeof newSettingsBody>

const tags = ['notifications']

const PAGE_SIZE = 30

export function notificationsApi(deps: Deps) {
  const db = deps.db.kysely
  const readCounts = async (id: string) => ({
    unread: await countUnread(db, id),
    offersToAnswer: await countOffersToAnswer(db, id, deps.clock.now()),
  })
  return createRouter()
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/notifications',
        operationId: 'listNotifications',
        summary: 'List your notifications',
        description:
          'Returns your notifications, newest first, 30 at a time. Send the returned `next` as `before` to get the next page. Kinds that you turned off are left out.',
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
      route('loggedIn', {
        method: 'get',
        path: '/notifications/unread',
        operationId: 'countUnreadNotifications',
        summary: 'Count unread notifications',
        description:
          'Returns the number of your unread notifications, up to 100, and of the offers that wait for your answer.',
        tags,
        responses: { 200: json(unreadBody), ...refusals(401) },
      }),
      async (c) => c.json(await readCounts(requireViewer(c).id), 200),
    )
    .openapi(
      route('loggedIn', {
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
        return c.json(await readCounts(id), 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/notification-settings',
        operationId: 'getNotificationSettings',
        summary: 'Get your notification settings',
        description:
          'Returns which kinds of notifications are shown, emailed, and pushed to the browsers that you switched on.',
        tags,
        responses: { 200: json(settingsBody), ...refusals(401) },
      }),
      async (c) => c.json(await settingsOf(db, requireViewer(c).id), 200),
    )
    .openapi(
      route('loggedIn', {
        method: 'put',
        path: '/notification-settings',
        operationId: 'updateNotificationSettings',
        summary: 'Update your notification settings',
        description:
          'Changes the given settings and returns all of them. `notShown`, `notMailed` and `notPushed` each replace the whole list of kinds that are turned off.',
        tags,
        request: {
          body: jsonBody(newSettingsBody),
        },
        responses: { 200: json(settingsBody), ...refusals(401, 413, 422) },
      }),
      async (c) => {
        const { id } = requireViewer(c)
        const { notShown, notMailed, notPushed, messageMails, messagePushes } = c.req.valid('json')
        await inTransaction(deps.db, async (tx) => {
          const before = await findSettings(tx, id)
          await putSettings(tx, id, {
            notShown: notShown ?? before.notShown,
            notMailed: notMailed ?? before.notMailed,
            notPushed: notPushed ?? before.notPushed,
            pushesMessages: messagePushes ?? before.pushesMessages,
          })
          if (messageMails !== undefined) await setWantsMails(tx, id, messageMails)
        })
        return c.json(await settingsOf(db, id), 200)
      },
    )
}

async function settingsOf(db: Executor, userId: string) {
  const { notShown, notMailed, notPushed, pushesMessages } = await findSettings(db, userId)
  return {
    kinds: kinds.map((kind) => ({
      kind,
      label: kindLabels[kind],
      shown: !notShown.includes(kind),
      mailed: !notMailed.includes(kind),
      pushed: !notPushed.includes(kind),
    })),
    messageMails: await wantsMails(db, userId),
    messagePushes: pushesMessages,
  }
}

const mailTags = ['mails']

const undeliveredMailBody = z
  .object({
    _id: z.string(),
    to: z.string(),
    subject: z.string(),
    attempts: z.number().int(),
    createdAt: z.iso.datetime(),
  })
  .openapi('UndeliveredMail')

/** Emails that no attempt could deliver, for admins. */
export function undeliveredMailApi(deps: Deps) {
  return createRouter()
    .openapi(
      route('retryEmails', {
        method: 'get',
        path: '/undelivered-mails',
        operationId: 'listUndeliveredEmails',
        summary: 'List undelivered emails',
        description: `For admins. Returns the newest 200 emails that could not be delivered after ${spellQuantity(MAX_MAIL_ATTEMPTS, 'attempt')}, newest first.`,
        tags: mailTags,
        responses: { 200: json(z.array(undeliveredMailBody)), ...refusals(401, 403) },
      }),
      async (c) => {
        const mails = await listUndelivered(deps.db.kysely)
        return c.json(
          mails.map(({ id, recipient, subject, attempts, createdAt }) => ({
            _id: id,
            to: recipient,
            subject,
            attempts,
            createdAt: createdAt.toISOString(),
          })),
          200,
        )
      },
    )
    .openapi(
      route('retryEmails', {
        method: 'post',
        path: '/undelivered-mails/{id}/retry',
        operationId: 'retryEmail',
        summary: 'Retry an undelivered email',
        description:
          'For admins. Queues an undelivered email again, with seven new attempts. Returns 404 if it was delivered or queued in the meantime.',
        tags: mailTags,
        request: { params: z.object({ id: z.string() }) },
        responses: {
          200: json(z.object({ retried: z.boolean() })),
          ...refusals(401, 403, 404),
        },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const now = deps.clock.now()
        const actor = requireViewer(c)
        const retried =
          isId(id) &&
          (await inTransaction(deps.db, async (tx) => {
            if (!(await retryMail(tx, id, now))) return false
            await recordEvent(tx, 'mail_retried', now, { mailId: id })
            await writeAudit(tx, { actor, action: 'mail_retried', subject: ['mail', id], at: now })
            return true
          }))
        if (!retried) return refuse(c, 404, 'not_found', 'Undelivered email not found.')
        return c.json({ retried }, 200)
      },
    )
}
