export { queueMail, sendDueMails } from './mails.ts'
