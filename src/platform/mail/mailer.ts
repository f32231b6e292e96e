import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Transporter } from 'nodemailer'
import { newId } from '../db/index.ts'

export type Message = {
  to: string
  subject: string
  text: string
  html?: string
  headers?: Record<string, string>
}
export type Mailer = { send(message: Message): Promise<void> }

/** Sends over SMTP, or writes each email to the outbox folder when no server is configured. */
export function createMailer(options: {
  smtpUrl: string | undefined
  from: string
  outbox: string
}): Mailer {
  const { smtpUrl, from, outbox } = options
  if (!smtpUrl) return { send: (message) => writeToOutbox(outbox, message) }
  // Loaded with the first email.
  let transport: Promise<Transporter> | undefined
  return {
    async send(message) {
      transport ??= import('nodemailer').then(({ default: library }) =>
        library.createTransport(smtpUrl),
      )
      await (await transport).sendMail({ from, ...message })
    },
  }
}

export type OutboxMail = Message & { id: string; at: string }

/** Emails that the page shows. */
const SHOWN = 100

export async function writeToOutbox(folder: string, message: Message): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const mail: OutboxMail = { id: newId(), at: new Date().toISOString(), ...message }
  const file = path.join(folder, `${mail.id}.json`)
  // Written to another file and renamed: a reader never sees a partial email.
  await writeFile(`${file}.part`, JSON.stringify(mail, null, 2), { mode: 0o600 })
  await rename(`${file}.part`, file)
}

/** The newest emails of the outbox folder, newest first. */
export async function readOutbox(folder: string): Promise<OutboxMail[]> {
  const names = await readdir(folder).catch(() => [])
  const newest = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, SHOWN)
  return Promise.all(
    newest.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8'))),
  )
}

/**
 * Whether people confirm their email address before they sell, book or write. Only where mail is
 * really sent: otherwise new accounts can act at once.
 */
export function confirmsEmail(shop: { env: { SMTP_URL?: string | undefined }; demo: boolean }) {
  return shop.env.SMTP_URL !== undefined && !shop.demo
}
