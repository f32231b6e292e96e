import { useState } from 'react'
import type { Api, Config } from '../api/index.ts'
import { refusalOf } from '../forms/refusal.ts'
import { Button } from '../ui/button.tsx'
import { FormError } from '../ui/fields.tsx'
import { useHydrated } from '../ui/hooks.ts'

type GoogleButtonProps = {
  api: Pick<Api, 'post'>
  config: Pick<Config, 'google' | 'googleIsDemo'>
  /** Where to come back to, signed in. */
  callbackURL: string
  /** Where Google's refusal is shown. */
  errorCallbackURL: string
}

/** Leads to Google and back; a failure is said, never only logged. */
export function GoogleButton({ api, config, callbackURL, errorCallbackURL }: GoogleButtonProps) {
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const ready = useHydrated()

  async function leave() {
    setBusy(true)
    setMessage(undefined)
    try {
      const { url } = await api.post('/api/auth/sign-in/social', {
        body: { provider: 'google', callbackURL, errorCallbackURL },
      })
      location.assign(url)
    } catch (error) {
      setMessage(refusalOf(error).message)
      setBusy(false)
    }
  }

  return (
    <div className="flex flex-col gap-3" inert={!ready}>
      <Button
        wide
        size="large"
        icon={<LetterG />}
        busy={busy}
        busyLabel="Opening Google"
        disabledReason={config.google ? undefined : 'Google sign-in is not set up here.'}
        onClick={leave}
      >
        Continue with Google
      </Button>
      {config.googleIsDemo && (
        <p className="text-center text-sm text-balance text-muted">
          This demo uses a stand-in for Google. You don’t need a real account.
        </p>
      )}
      <FormError title={message} />
    </div>
  )
}

function LetterG() {
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-6 items-center justify-center rounded-full border border-current font-display text-sm font-bold"
    >
      G
    </span>
  )
}

/** Between the two ways to sign in. */
export function Or() {
  return (
    <div className="flex items-center gap-4 text-sm text-muted">
      <span className="h-px flex-1 bg-hairline" />
      or
      <span className="h-px flex-1 bg-hairline" />
    </div>
  )
}
