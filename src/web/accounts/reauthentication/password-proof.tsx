import type { Api } from '../../api/index.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useForm } from '../../forms/use-form.ts'
import { FormError } from '../../ui/form/fields.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'

type PasswordProofProps = {
  api: Api
  email: string | undefined
  onDone: () => void
  isFirst: boolean
}

export function PasswordProof({ api, email, onDone, isFirst }: PasswordProofProps) {
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password ? undefined : 'Password is required' }),
    async send({ password }) {
      await api.post('/api/auth/reauthenticate', { body: { password } })
      onDone()
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label="Confirm it’s you">
      {/* Password managers need the name that belongs to the password. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={email ?? ''}
        readOnly
        hidden
      />
      <PasswordField
        {...form.field('password')}
        label="Password"
        autoComplete="current-password"
        required
        data-initial-focus={isFirst || undefined}
      />
      <SubmitButton form={form} busyLabel="Checking" wide>
        Confirm
      </SubmitButton>
      <FormError title={form.message} />
    </form>
  )
}
