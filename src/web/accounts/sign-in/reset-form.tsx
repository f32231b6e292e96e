import { type ReactNode, useState } from 'react'
import { ApiError } from '../../api/client.ts'
import type { Api } from '../../api/index.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useForm } from '../../forms/use-form.ts'
import { FormError } from '../../ui/form/fields.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { passwordStrength } from '../password-strength.ts'
import { checkNewPassword } from './signup-rules.ts'

type ResetFormProps = {
  api: Pick<Api, 'post'>
  token: string
  onDone: () => Promise<void>
  /** Link that requests a new email. */
  wayBack: ReactNode
}

export function ResetForm({ api, token, onDone, wayBack }: ResetFormProps) {
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
          A reset link works once, for one hour. Your password hasn’t changed.
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
        help="At least 6 characters. You’ll be signed out on all devices."
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
