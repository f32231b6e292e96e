export { queueNotifications } from './event-map.ts'
export { notificationsApi, undeliveredMailApi } from './notifications.api.ts'
export { deleteOldNotifications, notificationUnsubscribePage, notifyPeople } from './notify.ts'
