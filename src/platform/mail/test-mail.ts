import { type MailSender, renderMail } from './layout.ts'
import type { Mailer } from './mailer.ts'

type TestMail = {
  to: string
  /** Where its button leads. */
  url: string
  /** Why the reader gets it. */
  note: string
}

/**
 * Sends an email at once, past the queue.
 * @throws the error of the mail server.
 */
export async function sendTestMail(
  mailer: Mailer,
  shop: MailSender,
  { to, url, note }: TestMail,
): Promise<void> {
  const mail = renderMail(shop, {
    subject: 'Test email from your shop',
    name: 'operator',
    paragraphs: ['This shop can send email. There is nothing to do.'],
    button: { label: 'Open the shop', url },
    note,
  })
  await mailer.send({ to, ...mail })
}
