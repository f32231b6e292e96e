import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import {
  MIN_PASSWORD_LENGTH,
  PASSWORD_RESET_HOURS,
} from '../../../shared/accounts/account-rules.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { AccountPage } from '../../accounts/account-page.tsx'
import { checkNewPassword, passwordStrength } from '../../accounts/login/signup-rules.ts'
import { ApiError } from '../../api/client.ts'
import { type Api, useApi } from '../../api/index.ts'
import { pageHead } from '../../document-head.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useForm } from '../../forms/use-form.ts'
import { textIn } from '../../search-params.ts'
import { buttonClass } from '../../ui/button.tsx'
import { FormError } from '../../ui/form/fields.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { toast } from '../../ui/toaster.tsx'

export const Route = createFileRoute('/(account)/reset-password')({
  validateSearch: (search: Record<string, unknown>): { token?: string } => {
    const token = textIn(search, 'token')
    return token === undefined ? {} : { token }
  },
  staticData: { personal: true },
  head: () => pageHead('New password', undefined, { robots: 'noindex' }),
  component: ResetPage,
})

function ResetPage() {
  const api = useApi()
  const router = useRouter()
  const { token = '' } = Route.useSearch()
  return (
    <AccountPage title="Choose a new password">
      <ResetForm
        key={token}
        api={api}
        token={token}
        onDone={async () => {
          await router.navigate({ to: '/login', replace: true })
          toast.success('Password changed. Log in with the new one.')
        }}
        wayBack={
          <Link to="/forget-password" className={buttonClass({ variant: 'primary' })}>
            Request a new link
          </Link>
        }
      />
    </AccountPage>
  )
}

type ResetFormProps = {
  api: Pick<Api, 'post'>
  token: string
  onDone: () => Promise<void>
  /** Link that requests a new email. */
  wayBack: ReactNode
}

function ResetForm({ api, token, onDone, wayBack }: ResetFormProps) {
  const [expired, setExpired] = useState(token === '')
  const form = useForm({
    initial: { newPassword: '' },
    check: ({ newPassword }) => ({ newPassword: checkNewPassword(newPassword) }),
    async send({ newPassword }) {
      try {
        await api.post('/api/auth/reset-password', { body: { token, newPassword } })
      } catch (error) {
        if (!isExpired(error)) throw error
        setExpired(true)
        return
      }
      await onDone()
    },
  })

  if (expired) {
    return (
      <div role="alert" className="flex flex-col items-start gap-4">
        <p className="font-semibold">This link no longer works</p>
        <p className="text-muted">
          A reset link works once, for {formatQuantity(PASSWORD_RESET_HOURS, 'hour')}. Your password
          hasn’t changed.
        </p>
        {wayBack}
      </div>
    )
  }
  return (
    <form {...form.form} className="flex flex-col gap-5">
      <PasswordField
        {...form.field('newPassword')}
        label="New password"
        autoComplete="new-password"
        required
        strength={form.values.newPassword ? passwordStrength(form.values.newPassword) : undefined}
        help={`At least ${formatQuantity(MIN_PASSWORD_LENGTH, 'character')}. You’ll be logged out on all devices.`}
      />
      <SubmitButton form={form} busyLabel="Saving" wide>
        Save new password
      </SubmitButton>
      <FormError title={form.message} />
    </form>
  )
}

function isExpired(error: unknown) {
  return error instanceof ApiError && /token/i.test(error.code)
}
