export { queueNotifications } from './event-map.ts'
export { notificationsApi, undeliveredMailApi } from './notifications.api.ts'
export { deleteOldNotifications, notifyPeople } from './notify.ts'
export { notificationUnsubscribePage } from './unsubscribe.ts'
