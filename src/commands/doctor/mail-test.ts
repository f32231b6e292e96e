import path from 'node:path'
import { isEmail } from '../../modules/accounts/index.ts'
import { createMailer, sendTestMail } from '../../platform/mail/index.ts'
import { OperatorError } from '../../platform/operator-error.ts'
import { DEFAULT_LANGUAGE } from '../../shared/languages.ts'
import { defaultValues } from '../../shared/settings/definitions.ts'
import { type Call, Misuse } from '../command.ts'

/** Sends an email at once, past the queue, and tells what the mail server said. Needs no database. */
export async function runMailTest({ settings, args, options }: Call): Promise<void> {
  const to = args[0]!
  if (!isEmail(to)) throw new Misuse(`Not an email address: ${to}`)
  const env = settings()
  const outbox = path.join(env.DATA_DIR, 'outbox')
  const mailer = createMailer({
    smtpUrl: env.SMTP_URL,
    from: env.MAIL_FROM,
    outbox,
    name: () => defaultValues.name,
  })
  const url = env.ORIGIN ?? `http://localhost:${env.PORT}`
  const sender = { settings: { current: () => defaultValues }, origin: () => url }
  try {
    await sendTestMail(mailer, sender, { to, url, from: 'command', language: DEFAULT_LANGUAGE })
  } catch (error) {
    const { message } = error as Error
    throw new OperatorError(`The email to ${to} was not sent: ${message}\nRun \`redial doctor\`.`)
  }
  const server = env.SMTP_URL && new URL(env.SMTP_URL).host
  if (options.json)
    return console.log(
      JSON.stringify({ to, server: server ?? null, outbox: server ? null : outbox }, null, 2),
    )
  console.log(
    server
      ? `${server} accepted the email to ${to}. If it does not arrive, look into its spam folder and the log of the mail server.`
      : `SMTP_URL is not set: the email is a file in ${outbox}.`,
  )
}
