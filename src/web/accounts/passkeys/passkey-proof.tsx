import { useMutation } from '@tanstack/react-query'
import { FingerprintPattern } from 'lucide-react'
import type { Api } from '../../api/index.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form/fields.tsx'
import { type PasskeyError, requestPasskey } from './browser-passkeys.ts'
import { usePasskeyMessage } from './passkey-message.ts'

type Response = Awaited<ReturnType<typeof requestPasskey>>

type PasskeyProofProps = {
  api: Api
  /** What it is for: each has its own challenge. */
  purpose: 'reauthenticate' | 'sign-in/second-step'
  send: (response: Response) => Promise<void>
  label: string
  /** While the browser asks for it. */
  busyLabel: string
  /** Says why a device gave none. */
  errors: (reason: PasskeyError) => string
  isFirst?: boolean
}

/** Asks for one of the account's passkeys. */
export function PasskeyProof(props: PasskeyProofProps) {
  const { api, purpose, send, label, busyLabel, errors, isFirst = false } = props
  const messageFor = usePasskeyMessage(errors)
  const use = useMutation({
    async mutationFn() {
      const { options } = await api.post(`/api/auth/${purpose}/passkey/options`)
      await send(await requestPasskey(options))
    },
  })
  return (
    <div className="flex flex-col gap-3">
      <Button
        wide
        size="large"
        variant={isFirst ? 'primary' : 'quiet'}
        icon={<FingerprintPattern className="size-5" />}
        busy={use.isPending}
        busyLabel={busyLabel}
        data-initial-focus={isFirst ? true : undefined}
        onClick={() => use.mutate()}
      >
        {label}
      </Button>
      <FormError title={use.error ? messageFor(use.error) : undefined} />
    </div>
  )
}
