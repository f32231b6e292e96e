import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { pages } from '../../contract/urls.ts'
import { MIN_PASSWORD_LENGTH, PASSWORD_RESET_HOURS } from '../../shared/accounts/account-rules.ts'
import { formatQuantity } from '../../shared/quantities.ts'
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
import { toast } from '../ui/toaster.tsx'
import type { SectionProps } from './section-props.ts'

export function Password({ api, viewer }: SectionProps) {
  return (
    <Loaded query={useQuery(accountQueries.loginMethods(api))} caption="login methods">
      {({ password }) =>
        password ? (
          <>
            <PasswordForm api={api} email={viewer.email} />
            <p className="text-sm text-muted">
              Forgot it?{' '}
              <Link to={pages.forgotPassword()} className={linkClass}>
                Reset your password
              </Link>
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
        You log in with Google and have no password. To set one, open the link that we email to{' '}
        <strong className="wrap-anywhere text-ink">{email}</strong>.
      </p>
      {sent ? (
        <p role="status">
          Check your email. The link works for {formatQuantity(PASSWORD_RESET_HOURS, 'hour')}.
        </p>
      ) : (
        <Button className="self-start" busy={busy === 'send'} busyLabel="Sending" onClick={send}>
          Email me a link
        </Button>
      )}
    </>
  )
}

const empty = { currentPassword: '', newPassword: '' }

type PasswordFormProps = { api: Pick<Api, 'post'>; email: string }

/** Changes the password of someone who knows the current one. */
function PasswordForm({ api, email }: PasswordFormProps) {
  const form = useForm({
    initial: empty,
    check: ({ currentPassword, newPassword }) => ({
      currentPassword: currentPassword ? undefined : 'Current password is required',
      newPassword: checkNewPassword(newPassword),
    }),
    async send(body) {
      await api.post('/api/auth/change-password', { body })
      form.reset()
      toast.success('Password changed. All other devices are logged out.')
    },
  })
  const { newPassword } = form.values
  return (
    <form {...form.form} className="flex max-w-md flex-col gap-5" aria-label="Password">
      {/* So that password managers know which account the passwords belong to. */}
      <input
        type="email"
        name="username"
        autoComplete="username"
        value={email}
        readOnly
        hidden
        aria-label="Email"
      />
      <PasswordField
        {...form.field('currentPassword')}
        label="Current password"
        autoComplete="current-password"
        required
      />
      <PasswordField
        {...form.field('newPassword')}
        label="New password"
        autoComplete="new-password"
        required
        strength={newPassword ? passwordStrength(newPassword) : undefined}
        help={`At least ${formatQuantity(MIN_PASSWORD_LENGTH, 'character')}. You’ll be logged out on all other devices.`}
      />
      <SubmitButton form={form} busyLabel="Saving">
        Change password
      </SubmitButton>
      <FormError title={form.message} />
    </form>
  )
}
