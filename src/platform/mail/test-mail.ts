import type { Language } from '../../shared/languages.ts'
import { translatorFor } from '../../text/server.ts'
import { type MailSender, renderMail } from './layout.ts'
import type { Mailer } from './mailer.ts'

type TestMail = {
  to: string
  /** Where its button leads. */
  url: string
  /** Where the reader, or somebody with their address, asked for it. */
  from: 'setup' | 'dashboard' | 'command'
  language: Language
}

/**
 * Sends an email at once, past the queue.
 * @throws the error of the mail server.
 */
export async function sendTestMail(
  mailer: Mailer,
  shop: MailSender,
  { to, url, from, language }: TestMail,
): Promise<void> {
  const t = translatorFor(language, 'staffMails')
  const mail = renderMail(shop, {
    topic: 'staff',
    language,
    subject: t('test.subject'),
    paragraphs: [t('test.text')],
    button: { label: t('test.button'), url },
    note: t(`test.${from}`),
  })
  await mailer.send({ to, ...mail })
}
