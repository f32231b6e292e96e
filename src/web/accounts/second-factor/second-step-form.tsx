import { useState } from 'react'
import { type Api, ApiError } from '../../api/index.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxField, FormError, TextField } from '../../ui/form/fields.tsx'

type SecondStepFormProps = {
  api: Api
  onSignedIn: () => Promise<void>
  /** Back to the first step. */
  onCancel: () => Promise<void>
}

export default function SecondStepForm({ api, onSignedIn, onCancel }: SecondStepFormProps) {
  const [usesRecovery, setUsesRecovery] = useState(false)
  const [trustDevice, setTrustDevice] = useState(false)
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() ? undefined : 'Enter the code' }),
    async send({ code }) {
      try {
        await api.post('/api/auth/sign-in/second-step', { body: { code, trustDevice } })
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) await onCancel()
        throw error
      }
      await onSignedIn()
    },
  })

  function change() {
    setUsesRecovery(!usesRecovery)
    form.set({ code: '' })
  }

  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label="Two-step sign-in">
      <TextField
        key={usesRecovery ? 'recovery' : 'app'}
        {...form.field('code')}
        label={usesRecovery ? 'Recovery code' : 'Code'}
        help={
          usesRecovery
            ? 'One of the codes that you saved when you turned this on. Each works once.'
            : 'The 6 digits that your authenticator app shows for Redial.'
        }
        autoComplete="one-time-code"
        inputMode={usesRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        required
        autoFocus
      />
      <CheckboxField
        name="trust"
        label="Trust this device for 30 days. Only if nobody else uses it."
        checked={trustDevice}
        onChange={(event) => setTrustDevice(event.currentTarget.checked)}
      />
      <SubmitButton form={form} busyLabel="Checking" wide>
        Sign in
      </SubmitButton>
      <FormError title={form.message} />
      <div className="flex flex-wrap gap-2">
        <Button onClick={change}>
          {usesRecovery ? 'Use the app instead' : 'Use a recovery code'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}
