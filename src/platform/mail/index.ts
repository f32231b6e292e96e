export { type MailSender, renderMail } from './layout.ts'
export { type MailContent, type MailItem, type MailPhoto, mailTopics } from './mail-content.ts'
export {
  confirmsEmail,
  countWaitingMails,
  createMailer,
  deleteMailsTo,
  deleteOldMails,
  listUndelivered,
  type Mailer,
  type NewMail,
  queueMail,
  queueMails,
  retryMail,
  sendDueMails,
  verifySmtp,
} from './mailer.ts'
export { findInOutbox, OUTBOX_FOLDER, type OutboxMail, readOutbox } from './outbox.ts'
export { sendTestMail } from './test-mail.ts'
export { readSignedToken, signToken, unsubscribePage, unsubscribeUrl } from './unsubscribe.ts'
