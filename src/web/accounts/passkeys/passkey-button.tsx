import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FingerprintPattern } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { pages } from '../../../contract/urls.ts'
import { MINUTE } from '../../../shared/time.ts'
import { type Api, ApiError } from '../../api/index.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form/fields.tsx'
import { linkClass } from '../../ui/link.tsx'
import { useTranslations } from '../../ui/text.ts'
import { canAutofill, logInWithPasskey, pickPasskey, stopAutofill } from './browser-passkeys.ts'
import { usePasskeyMessage } from './passkey-message.ts'

type PasskeyButtonProps = { api: Api; onLogin: () => Promise<void> }

/** Less than a challenge lives, so that a login page may stay open. */
const RENEW_MS = 4 * MINUTE

/**
 * Logs in with a passkey: by this button, or where the browser can, by picking one in the list that
 * opens at the email field.
 */
export function PasskeyButton({ api, onLogin }: PasskeyButtonProps) {
  const t = useTranslations('login')
  const messageFor = usePasskeyMessage(useTranslations('login.passkeyErrors'))
  const isPressed = useRef(false)
  const press = useMutation({
    async mutationFn() {
      isPressed.current = true
      try {
        await logInWithPasskey(api, await pickPasskey(api, { autofill: false }))
      } finally {
        isPressed.current = false
      }
      await onLogin()
    },
  })
  const fill = useMutation({
    async mutationFn() {
      // The browser offers passkeys by itself. A failure before the person picks one is not shown.
      const picked = await pickPasskey(api, { autofill: true }).catch(() => undefined)
      if (!picked) return
      await logInWithPasskey(api, picked)
      await onLogin()
    },
  })
  const { mutate: startAutofill } = fill

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    let isGone = false
    void canAutofill().then((can) => {
      if (!can || isGone) return
      startAutofill()
      timer = setInterval(() => !isPressed.current && startAutofill(), RENEW_MS)
    })
    return () => {
      isGone = true
      clearInterval(timer)
      stopAutofill()
    }
  }, [startAutofill])

  const error = press.isPending ? null : (press.error ?? fill.error)
  return (
    <div>
      <Button
        wide
        size="large"
        icon={<FingerprintPattern className="size-5" />}
        busy={press.isPending}
        busyLabel={t('passkeyBusy')}
        onClick={() => press.mutate()}
      >
        {t('passkey')}
      </Button>
      {/* Takes no room without an error: the page reserves that of the button. */}
      <div className="has-[p]:mt-3">
        <FormError title={error ? messageFor(error) : undefined}>
          {error instanceof ApiError && error.appeal && (
            <Link to={pages.appeal(error.appeal)} className={linkClass}>
              {t('appeal')}
            </Link>
          )}
        </FormError>
      </div>
    </div>
  )
}
