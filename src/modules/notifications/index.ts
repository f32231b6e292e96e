export { forgetNotifications } from './forget-old.ts'
export { notificationsApi } from './notifications.api.ts'
export { stopMailsPage } from './stop-page.ts'
export { tellPeople } from './tell-people.ts'
