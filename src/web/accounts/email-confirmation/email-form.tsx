import { useQueryClient } from '@tanstack/react-query'
import type { Api } from '../../api/index.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useForm } from '../../forms/use-form.ts'
import { meKey } from '../../shell/viewer.ts'
import { FormError, TextField } from '../../ui/form/fields.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { toast } from '../../ui/toaster.tsx'
import { checkEmail } from '../sign-in/signup-rules.ts'
import { emailQuery } from './queries.ts'

type EmailFormProps = { api: Pick<Api, 'get' | 'post'>; current: string; confirms: boolean }

/** Starts to change the address; where no mail is sent it changes at once. */
export function EmailForm({ api, current, confirms }: EmailFormProps) {
  const queryClient = useQueryClient()
  const form = useForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => ({
      email: checkEmail(email),
      password: password ? undefined : 'Password is required',
    }),
    async send({ email, password }) {
      const body = { email: email.trim(), password }
      const state = await api.post('/api/email-change', { body })
      queryClient.setQueryData(emailQuery(api).queryKey, state)
      await queryClient.invalidateQueries({ queryKey: meKey })
      form.reset()
      toast.success(
        state.pending ? `We sent a code to ${state.pending.email}` : 'Email address changed',
      )
    },
  })
  return (
    <form {...form.form} className="flex max-w-md flex-col gap-5" aria-label="Email address">
      <TextField
        {...form.field('email')}
        label="New email address"
        type="email"
        autoComplete="off"
        inputMode="email"
        required
        help={
          confirms
            ? `We send a code to it. Until you enter the code, ${current} stays your address.`
            : 'You log in with it from then on.'
        }
      />
      <PasswordField
        {...form.field('password')}
        label="Your password"
        autoComplete="current-password"
        required
      />
      <SubmitButton form={form} busyLabel={confirms ? 'Sending the code' : 'Saving'}>
        Change email address
      </SubmitButton>
      <FormError title={form.message} />
    </form>
  )
}
