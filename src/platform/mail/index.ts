export { createMailer, type Mailer, type Message } from './mailer.ts'
export { type OutboxMail, readOutbox } from './outbox.ts'
