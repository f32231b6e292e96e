import { useMutation } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import type { Api, Config } from '../../api/index.ts'
import { useReadRefusal } from '../../forms/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form/fields.tsx'
import { type Translate, useTranslations } from '../../ui/text.ts'
import { recordGoogleLogin } from './google-arrival.tsx'

/** Codes with which a failed Google login returns to /login. */
const errorCodes = [
  'access_denied',
  'account_not_linked',
  'email_not_found',
  'google_unreachable',
  'invitation_required',
  'registration_closed',
  'invalid_code',
  'please_restart_the_process',
  'signup_disabled',
  'state_mismatch',
  'state_not_found',
  'unable_to_create_user',
  'unable_to_link_account',
] as const

/** Why the Google login failed; unknown codes are shown after a general message. */
export function googleError(
  t: Translate<'login.googleErrors'>,
  code?: string,
  description?: string,
): string | undefined {
  if (!code) return
  const key = errorCodes.find((one) => one === code.toLowerCase())
  if (key) return t(key)
  return t('other', { reason: (description ?? code).replaceAll('_', ' ').slice(0, 200) })
}

type GoogleButtonProps = {
  api: Pick<Api, 'post'>
  config: Pick<Config, 'google' | 'googleIsDemo'>
  /** Where to return after logging in. */
  callbackURL: string
  /** Where Google's errors are shown. */
  errorCallbackURL: string
  /** For people who have no account yet. */
  invitation?: string | undefined
}

/** Logs in with Google and shows failures. */
export function GoogleButton(props: GoogleButtonProps) {
  const { api, config, callbackURL, errorCallbackURL, invitation } = props
  const ready = useHydrated()
  const t = useTranslations('login')
  const readRefusal = useReadRefusal()
  const logIn = useMutation({
    mutationFn: () =>
      api.post('/api/auth/sign-in/social', {
        body: { provider: 'google', callbackURL, errorCallbackURL, invitation },
      }),
    onSuccess({ url }) {
      recordGoogleLogin()
      location.assign(url)
    },
  })

  return (
    <div className="flex flex-col gap-3" inert={!ready}>
      <Button
        wide
        size="large"
        icon={<LetterG />}
        // Stays busy until the browser has left the page.
        busy={logIn.isPending || logIn.isSuccess}
        busyLabel={t('googleBusy')}
        disabledReason={config.google ? undefined : t('googleOff')}
        onClick={() => logIn.mutate()}
      >
        {t('google')}
      </Button>
      {config.googleIsDemo && (
        <p className="text-center text-sm text-balance text-muted">{t('googleDemo')}</p>
      )}
      <FormError title={logIn.error ? readRefusal(logIn.error).message : undefined} />
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
