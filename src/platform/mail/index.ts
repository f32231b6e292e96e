export { createMailer, type Mailer, type OutboxMail, readOutbox } from './mailer.ts'
export { listUndelivered, type NewMail, queueMail, retryMail } from './queue.store.ts'
export { sendDueMails } from './queue.ts'
