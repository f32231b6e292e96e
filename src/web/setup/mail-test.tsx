import { MailCheck, MailWarning } from 'lucide-react'
import { useState } from 'react'
import { checkEmail } from '../accounts/login/signup-rules.ts'
import { type Setup, useApi } from '../api/index.ts'
import { readRefusal } from '../forms/use-action.ts'
import { Button } from '../ui/button.tsx'

type MailTestProps = { token: string; to: string; mail: Setup['mail'] }
type Result = { isSent: boolean; text: string }

/** Whether the shop can send email, with a test. */
export function MailTest({ token, to, mail }: MailTestProps) {
  const api = useApi()
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<Result>()

  async function send() {
    if (checkEmail(to)) {
      setResult({ isSent: false, text: 'Enter your email address in step 1 first.' })
      return
    }
    setBusy(true)
    setResult(undefined)
    try {
      const path = { token }
      await api.post('/api/setup-links/{token}/test-mail', { path, body: { to: to.trim() } })
      setResult({
        isSent: true,
        text: `${mail.server} accepted an email to ${to.trim()}. Look into your inbox, and into your spam folder.`,
      })
    } catch (error) {
      const { message = '', fields } = readRefusal(error)
      setResult({ isSent: false, text: fields.to ?? message })
    } finally {
      setBusy(false)
    }
  }

  if (!mail.server)
    return (
      <div className="flex gap-3 text-sm text-pretty">
        <MailWarning aria-hidden="true" className="size-5 shrink-0 text-muted" />
        <p>
          <strong>No mail server is set.</strong>{' '}
          <span>
            Until there is one, nobody gets codes, order emails or password resets. Set SMTP_URL and
            MAIL_FROM where the shop runs, and restart it. This can wait: you will find it in your
            checklist.
          </span>
        </p>
      </div>
    )
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-sm text-pretty wrap-anywhere">
        Emails are sent by <strong>{mail.server}</strong> as <strong>{mail.from}</strong>.
      </p>
      <Button
        icon={<MailCheck className="size-4" />}
        busy={busy}
        busyLabel="Sending"
        onClick={send}
      >
        Send a test email
      </Button>
      <p role="status" className="text-sm text-pretty wrap-anywhere empty:hidden">
        {result?.text}
      </p>
    </div>
  )
}
