import { useMutation } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import type { Api, Config } from '../../api/index.ts'
import { readRefusal } from '../../forms/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form/fields.tsx'
import { useTranslations } from '../../ui/text.ts'
import { recordGoogleLogin } from './google-arrival.tsx'

/** Messages for the error codes with which a failed Google login returns to /login. */
const errorMessages: Record<string, string> = {
  access_denied: 'You canceled logging in with Google. Nothing was changed.',
  account_not_linked: 'An account with this email already exists. Log in with its password.',
  email_not_found: 'Google didn’t share an email address, so we can’t create an account.',
  google_unreachable: 'Google isn’t responding. Try again later, or log in another way.',
  invitation_required:
    'You need an invitation to sign up here. Open the link of your invitation; it may have expired or been used.',
  registration_closed: 'This shop takes no new accounts at the moment.',
  invalid_code: 'Google’s response expired. Please try again.',
  please_restart_the_process: 'Logging in with Google took too long. Please try again.',
  signup_disabled: 'New accounts can’t be created with Google here.',
  state_mismatch: 'Logging in with Google was started in another window. Please try again.',
  state_not_found: 'Logging in with Google took too long. Please try again.',
  unable_to_create_user: 'We couldn’t create an account from your Google profile.',
  unable_to_link_account: 'An account with this email already exists. Log in with its password.',
}

/** Why the Google login failed; unknown codes are shown after a general message. */
export function googleError(code?: string, description?: string): string | undefined {
  if (!code) return
  const message = errorMessages[code.toLowerCase()]
  if (message) return message
  return `Logging in with Google failed: ${(description ?? code).replaceAll('_', ' ').slice(0, 200)}`
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
