import { sendDueMails } from '../src/platform/mail/index.ts'
import type { TestApp } from './app.ts'

type Mail = { to: string; subject: string; text: string; html: string }

/** Settings of a shop that sends mail. */
export const withMail = { SMTP_URL: 'smtp://mail.example.org' }

/** Keeps what an application sends instead of handing it to a mail server. */
export function openMailbox(app: TestApp) {
  const mails: Mail[] = []
  app.deps.mailer.send = async ({ to, subject, text, html = '' }) =>
    void mails.push({ to, subject, text, html })

  /** The newest email to an address, after everything that is due was sent. */
  async function newest(to: string): Promise<Mail> {
    while ((await sendDueMails(app.deps)) > 0);
    const mail = mails.findLast((one) => one.to === to)
    if (!mail) throw new Error(`no email to ${to}`)
    return mail
  }

  return {
    mails,
    newest,
    /** The six digits in the newest email to an address. */
    async code(to: string) {
      return /code (\d{3} \d{3})/.exec((await newest(to)).text)?.[1] ?? ''
    },
    /** The token of the link in the newest email to an address. */
    async token(to: string) {
      return /token=(\S+)/.exec((await newest(to)).text)?.[1] ?? ''
    },
  }
}
