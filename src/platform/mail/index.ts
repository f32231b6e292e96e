export { type MailContent, type MailItem, renderMail } from './layout.ts'
export {
  confirmsEmail,
  countWaitingMails,
  createMailer,
  deleteMailsTo,
  deleteOldMails,
  listUndelivered,
  type Mailer,
  type NewMail,
  type OutboxMail,
  queueMail,
  queueMails,
  readOutbox,
  retryMail,
  sendDueMails,
  verifySmtp,
} from './mailer.ts'
export { readSignedToken, signToken, unsubscribePage } from './unsubscribe.ts'
