import { useState } from 'react'
import type { Api } from '../../api/index.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { refusalOf, useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FormError, TextField } from '../../ui/form/fields.tsx'

type AddPasskeyProps = {
  api: Api
  /** The address of the shop: passkeys are made for it alone. */
  address: string
  /** With the recovery codes if two-step sign-in is on now. */
  onAdded: (recoveryCodes: readonly string[] | null) => Promise<void>
}

export function AddPasskey({ api, address, onAdded }: AddPasskeyProps) {
  const [isOpen, setOpen] = useState(false)
  // The form is rendered in the browser only, so the page's own address is known.
  if (isOpen && location.origin !== new URL(address).origin)
    return (
      <p role="status" className="max-w-prose rounded-box bg-amber-wash p-4 text-sm text-pretty">
        Passkeys only work at {address}. Open the shop there to add one.
      </p>
    )
  if (isOpen)
    return (
      <NameForm
        api={api}
        onAdded={async (codes) => {
          setOpen(false)
          await onAdded(codes)
        }}
        onCancel={() => setOpen(false)}
      />
    )
  return (
    <Button className="self-start" onClick={() => setOpen(true)}>
      Add a passkey
    </Button>
  )
}

type NameFormProps = Pick<AddPasskeyProps, 'api' | 'onAdded'> & { onCancel: () => void }

function NameForm({ api, onAdded, onCancel }: NameFormProps) {
  const [problem, setProblem] = useState<string>()
  const form = useForm({
    initial: { name: thisDevice() },
    check: ({ name }) => ({ name: name.trim() ? undefined : 'Name is required' }),
    async send({ name }) {
      setProblem(undefined)
      const { makePasskey, passkeyError } = await import('./browser-passkeys.ts')
      const { options } = await api.post('/api/auth/passkeys/options')
      const response = await makePasskey(options).catch((error: unknown) => {
        setProblem(passkeyError(error) ?? refusalOf(error).message)
      })
      if (!response) return
      const { recoveryCodes } = await api.post('/api/auth/passkeys', { body: { name, response } })
      await onAdded(recoveryCodes)
    },
  })
  return (
    <form {...form.form} className="flex max-w-md flex-col gap-5" aria-label="Add a passkey">
      <TextField
        {...form.field('name')}
        label="Name"
        help="So that you recognize it in this list."
        maxLength={60}
        autoComplete="off"
        required
        autoFocus
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} busyLabel="Waiting for your device">
          Add passkey
        </SubmitButton>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
      <FormError title={form.message ?? (form.busy ? undefined : problem)} />
    </form>
  )
}

const SYSTEMS = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux']

/** A first suggestion: most passkeys are made for the device in use. */
function thisDevice(): string {
  const system = SYSTEMS.find((name) => navigator.userAgent.includes(name))
  return system === 'Android' ? 'Android phone' : (system ?? 'This device')
}
