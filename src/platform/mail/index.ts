export { createMailer, type Mailer, type Message } from './mailer.ts'
export { readOutbox, type OutboxMail } from './outbox.ts'
