export { deadMailsApi } from './dead-mails.api.ts'
export type { NewMail } from './mails.store.ts'
export { queueMail, sendDueMails } from './mails.ts'
