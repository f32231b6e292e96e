export { type MailContent, type MailItem, renderMail } from './layout.ts'
export { confirmsEmail, createMailer, type Mailer, type OutboxMail, readOutbox } from './mailer.ts'
export {
  deleteMailsTo,
  listUndelivered,
  type NewMail,
  queueMail,
  queueMails,
  retryMail,
} from './queue.store.ts'
export { deleteOldMails, sendDueMails } from './queue.ts'
export { readSignedToken, signToken, unsubscribePage } from './unsubscribe.ts'
