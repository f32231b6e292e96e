import type { Api } from '../api/index.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useForm } from '../forms/use-form.ts'
import { FormError } from '../ui/form/fields.tsx'
import { PasswordField } from '../ui/form/password-field.tsx'
import { toast } from '../ui/toaster.tsx'
import { passwordStrength } from './password-strength.ts'
import { checkNewPassword } from './sign-in/signup-rules.ts'

const empty = { currentPassword: '', newPassword: '' }

type PasswordFormProps = { api: Pick<Api, 'post'>; email: string }

/** Changes the password of someone who knows the current one. */
export function PasswordForm({ api, email }: PasswordFormProps) {
  const form = useForm({
    initial: empty,
    check: ({ currentPassword, newPassword }) => ({
      currentPassword: currentPassword ? undefined : 'Current password is required',
      newPassword: checkNewPassword(newPassword),
    }),
    async send(body) {
      await api.post('/api/auth/change-password', { body })
      form.reset()
      toast.success('Password changed. All other devices are signed out.')
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
        help="At least 6 characters. You’ll be signed out on all other devices."
      />
      <SubmitButton form={form} busyLabel="Saving">
        Change password
      </SubmitButton>
      <FormError title={form.message} />
    </form>
  )
}
