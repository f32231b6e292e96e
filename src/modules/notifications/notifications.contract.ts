import { z } from '../../platform/http/index.ts'
import { kinds } from './template.ts'

const kind = z.enum(kinds)

export const notificationsBody = z
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

export const unreadBody = z.object({ unread: z.number().int() })

const wholeNumber = z.string().regex(/^\d{1,18}$/, 'Enter the id of a notification')
export const pageQuery = z.object({ before: wholeNumber.optional() })
export const readBody = z.strictObject({ upTo: wholeNumber }).openapi('ReadNotifications')

export const settingsBody = z
  .object({
    kinds: z.array(z.object({ kind, label: z.string(), shown: z.boolean(), mailed: z.boolean() })),
    messageMails: z
      .boolean()
      .openapi({ description: 'Whether to email about messages that stay unread.' }),
  })
  .openapi('NotificationSettings')

const someKinds = z.array(kind).max(kinds.length).optional()
export const newSettingsBody = z
  .strictObject({
    notShown: someKinds,
    notMailed: someKinds,
    messageMails: z.boolean().optional(),
  })
  .openapi('NewNotificationSettings')

export type Notifications = z.infer<typeof notificationsBody>
export type NotificationSettings = z.infer<typeof settingsBody>
export type NewNotificationSettings = z.infer<typeof newSettingsBody>
