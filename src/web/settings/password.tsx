import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { pages } from '../../contract/urls.ts'
import { MIN_PASSWORD_LENGTH, PASSWORD_RESET_HOURS } from '../../shared/accounts/account-rules.ts'
import { formatCount } from '../../shared/quantities.ts'
import { useFieldProblems, useStrengthTexts } from '../accounts/login/field-texts.ts'
import { checkNewPassword, passwordStrength } from '../accounts/login/signup-rules.ts'
import { accountQueries } from '../accounts/queries.ts'
import type { Api } from '../api/index.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useAction } from '../forms/use-action.ts'
import { useForm } from '../forms/use-form.ts'
import { Button } from '../ui/button.tsx'
import { FormError } from '../ui/form/fields.tsx'
import { PasswordField } from '../ui/form/password-field.tsx'
import { linkClass } from '../ui/link.tsx'
import { useCount, useLanguage, useTranslations } from '../ui/text.ts'
import { toast } from '../ui/toaster.tsx'
import { ChangeForm } from './change-form.tsx'
import type { SectionProps } from './section-props.ts'

export function Password({ api, viewer }: SectionProps) {
  const t = useTranslations('settings.password')
  return (
    <Loaded shape="text" query={useQuery(accountQueries.loginMethods(api))} caption={t('caption')}>
      {({ password }) =>
        password ? (
          <>
            <ChangeForm label={t('submit')}>
              {(close) => <PasswordForm api={api} email={viewer.email} onDone={close} />}
            </ChangeForm>
            <p className="text-sm text-muted">
              {t.rich('forgot', {
                link: (text) => (
                  <Link to={pages.forgotPassword()} className={linkClass}>
                    {text}
                  </Link>
                ),
              })}
            </p>
          </>
        ) : (
          <FirstPassword api={api} email={viewer.email} />
        )
      }
    </Loaded>
  )
}

/** For an account that logs in only with Google: proof of the email address, then a password. */
function FirstPassword({ api, email }: { api: SectionProps['api']; email: string }) {
  const t = useTranslations('settings.password')
  const sending = useTranslations('settings')('sending')
  const language = useLanguage()
  const { busy, run } = useAction()
  const [sent, setSent] = useState(false)
  const send = () =>
    run('send', async () => {
      await api.post('/api/auth/request-password-reset', { body: { email } })
      setSent(true)
    })
  return (
    <>
      <p className="max-w-prose text-pretty text-muted">
        {t.rich('first', {
          address: () => <strong className="wrap-anywhere text-ink">{email}</strong>,
        })}
      </p>
      {sent ? (
        <p role="status">
          {t('firstSent', {
            count: PASSWORD_RESET_HOURS,
            shown: formatCount(PASSWORD_RESET_HOURS, language),
          })}
        </p>
      ) : (
        <Button className="self-start" busy={busy === 'send'} busyLabel={sending} onClick={send}>
          {t('firstSubmit')}
        </Button>
      )}
    </>
  )
}

const empty = { currentPassword: '', newPassword: '' }

type PasswordFormProps = { api: Pick<Api, 'post'>; email: string; onDone: () => void }

/** Changes the password of someone who knows the current one. */
function PasswordForm({ api, email, onDone }: PasswordFormProps) {
  const t = useTranslations('settings.password')
  const shared = useTranslations('settings')
  const shown = useCount()
  const problems = useFieldProblems()
  const strengthTexts = useStrengthTexts()
  const form = useForm({
    initial: empty,
    check: ({ currentPassword, newPassword }) => ({
      currentPassword: currentPassword ? undefined : t('currentRequired'),
      newPassword: checkNewPassword(newPassword, problems),
    }),
    async send(body) {
      await api.post('/api/auth/change-password', { body })
      onDone()
      toast.success(t('done'))
    },
  })
  const { newPassword } = form.values
  return (
    <form
      {...form.form}
      className="flex max-w-md flex-col gap-5"
      aria-label={shared('section.password')}
    >
      {/* So that password managers know which account the passwords belong to. */}
      <input
        type="email"
        name="username"
        autoComplete="username"
        value={email}
        readOnly
        hidden
        aria-label={shared('section.email')}
      />
      <PasswordField
        {...form.field('currentPassword')}
        label={t('current')}
        autoComplete="current-password"
        required
      />
      <PasswordField
        {...form.field('newPassword')}
        label={t('new')}
        autoComplete="new-password"
        required
        strength={
          newPassword ? { value: passwordStrength(newPassword), texts: strengthTexts } : undefined
        }
        help={t('help', { min: shown(MIN_PASSWORD_LENGTH) })}
      />
      <SubmitButton form={form} busyLabel={shared('saving')}>
        {t('submit')}
      </SubmitButton>
      <FormError title={form.message} />
    </form>
  )
}
