export type { NewMail } from './mails.store.ts'
export { queueMail, sendDueMails } from './mails.ts'
