import type {
  NewNotificationSettings,
  NotificationSettings,
  Notifications,
} from '../../modules/notifications/notifications.contract.ts'
import { api as paths } from '../../routes.ts'
import type { Api } from '../api/index.ts'

export type Notification = Notifications['items'][number]
export type KindSetting = NotificationSettings['kinds'][number]
export type { NewNotificationSettings, NotificationSettings, Notifications }

/** A mail that could not be sent after every attempt. */
export type DeadMail = {
  _id: string
  to: string
  subject: string
  attempts: number
  createdAt: string
}

export type NotificationApi = Pick<Api, 'get' | 'send'>

/** The calls about what a person is told, and about mails that reached nobody. */
export function notificationCalls({ get, send }: NotificationApi) {
  return {
    list: (before?: string) =>
      get<Notifications>(before ? paths.notificationsBefore(before) : paths.notifications()),
    unread: () => get<{ unread: number }>(paths.unreadNotifications()),
    read: (upTo: string) => send<{ unread: number }>('POST', paths.readNotifications(), { upTo }),
    settings: () => get<NotificationSettings>(paths.notificationSettings()),
    choose: (settings: NewNotificationSettings) =>
      send<NotificationSettings>('PUT', paths.notificationSettings(), settings),
    deadMails: () => get<DeadMail[]>(paths.deadMails()),
    retryMail: (id: string) => send<{ retried: boolean }>('POST', paths.retryMail(id)),
  }
}
