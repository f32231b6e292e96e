export { type MailContent, type MailItem, renderMail } from './layout.ts'
export {
  confirmsEmail,
  createMailer,
  deleteOldMails,
  type Mailer,
  type OutboxMail,
  readOutbox,
  sendDueMails,
} from './mailer.ts'
export {
  deleteMailsTo,
  listUndelivered,
  type NewMail,
  queueMail,
  queueMails,
  retryMail,
} from './queue.store.ts'
export { readSignedToken, signToken, unsubscribePage } from './unsubscribe.ts'
