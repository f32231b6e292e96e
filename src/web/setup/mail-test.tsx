import { MailCheck, MailWarning } from 'lucide-react'
import { useState } from 'react'
import { useFieldProblems } from '../accounts/login/field-texts.ts'
import { checkEmail } from '../accounts/login/signup-rules.ts'
import { type Setup, useApi } from '../api/index.ts'
import { useReadRefusal } from '../forms/use-action.ts'
import { Button } from '../ui/button.tsx'
import { useTranslations } from '../ui/text.ts'

type MailTestProps = { token: string; to: string; mail: Setup['mail'] }
type Result = { isSent: boolean; text: string }

/** Whether the shop can send email, with a test. */
export function MailTest({ token, to, mail }: MailTestProps) {
  const api = useApi()
  const t = useTranslations('setup.mail')
  const problems = useFieldProblems()
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<Result>()

  const readRefusal = useReadRefusal()

  async function send() {
    if (checkEmail(to, problems)) {
      setResult({ isSent: false, text: t('addressFirst') })
      return
    }
    setBusy(true)
    setResult(undefined)
    try {
      const path = { token }
      await api.post('/api/setup-links/{token}/test-mail', { path, body: { to: to.trim() } })
      setResult({
        isSent: true,
        text: t('accepted', { server: mail.server ?? '', address: to.trim() }),
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
          <strong>{t('none')}</strong> <span>{t('noneHelp')}</span>
        </p>
      </div>
    )
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-sm text-pretty wrap-anywhere">
        {t.rich('sentBy', {
          server: () => <strong dir="ltr">{mail.server}</strong>,
          from: () => <strong dir="auto">{mail.from}</strong>,
        })}
      </p>
      <Button
        icon={<MailCheck className="size-4" />}
        busy={busy}
        busyLabel={t('sending')}
        onClick={send}
      >
        {t('test')}
      </Button>
      <p role="status" className="text-sm text-pretty wrap-anywhere empty:hidden">
        {result?.text}
      </p>
    </div>
  )
}
