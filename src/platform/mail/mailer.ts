import nodemailer from 'nodemailer'
import { writeToOutbox } from './outbox.ts'

export type Message = {
  to: string
  subject: string
  text: string
  html?: string
  headers?: Record<string, string>
}
export type Mailer = { send(message: Message): Promise<void> }

/** Sends over SMTP, or lays each mail into the outbox folder when no server is configured. */
export function createMailer(options: {
  smtpUrl: string | undefined
  from: string
  outbox: string
}): Mailer {
  const { smtpUrl, from, outbox } = options
  if (!smtpUrl) return { send: (message) => writeToOutbox(outbox, message) }
  const transport = nodemailer.createTransport(smtpUrl)
  return { send: async (message) => void (await transport.sendMail({ from, ...message })) }
}
