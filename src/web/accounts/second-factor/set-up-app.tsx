import { useQuery } from '@tanstack/react-query'
import type { Api } from '../../api/index.ts'
import { Loaded } from '../../dashboard/loaded.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Button, CopyButton } from '../../ui/button.tsx'
import { FormError, TextField } from '../../ui/form/fields.tsx'
import { QrPicture } from '../../ui/qr-picture.tsx'

type SetUpAppProps = {
  api: Api
  onDone: (recoveryCodes: readonly string[]) => Promise<void>
  onCancel: () => void
}

export function SetUpApp({ api, onDone, onCancel }: SetUpAppProps) {
  const setup = useQuery({
    queryKey: ['second-factor-setup'],
    queryFn: () => api.post('/api/auth/second-factor/setup'),
    // Each call makes a new secret: the one on the screen must stay the one that is confirmed.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  return (
    <Loaded query={setup} caption="setup">
      {({ secret, qrSvg }) => (
        <div className="flex flex-col gap-6 md:flex-row">
          <QrPicture
            svg={qrSvg}
            alt="QR code for your authenticator app"
            className="size-48 shrink-0 rounded-box bg-white p-2"
          />
          <div className="flex max-w-md min-w-0 flex-col gap-5">
            <p className="text-pretty">
              Scan the code with an authenticator app, such as Google Authenticator, 1Password or
              Aegis. Or enter this key:
            </p>
            <p className="flex items-center gap-2">
              <code className="min-w-0 rounded-field bg-sand px-3 py-2 text-sm">
                {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
              </code>
              <CopyButton text={secret} what="key" />
            </p>
            <ConfirmForm api={api} onDone={onDone} onCancel={onCancel} />
          </div>
        </div>
      )}
    </Loaded>
  )
}

function ConfirmForm({ api, onDone, onCancel }: SetUpAppProps) {
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() ? undefined : 'Enter the code' }),
    async send({ code }) {
      const { recoveryCodes } = await api.post('/api/auth/second-factor/confirm', {
        body: { code },
      })
      await onDone(recoveryCodes)
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label="Turn on two-step sign-in">
      <TextField
        {...form.field('code')}
        label="Code"
        help="The 6 digits that the app shows now."
        autoComplete="one-time-code"
        inputMode="numeric"
        required
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} busyLabel="Checking">
          Turn on
        </SubmitButton>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
      <FormError title={form.message} />
    </form>
  )
}
