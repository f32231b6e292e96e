import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { pages } from '../../../routes.ts'
import { AccountPage } from '../../accounts/account-page.tsx'
import { GoogleButton, googleError, Or } from '../../accounts/sign-in/google-button.tsx'
import {
  LoginForm,
  passkeyButton,
  secondStepForm,
  useSecondStep,
} from '../../accounts/sign-in/login-form.tsx'
import { remembered, safeReturn } from '../../accounts/sign-in/safe-return.ts'
import { useGoIn, useKeptScan, useSendOn } from '../../accounts/sign-in/sign-in.ts'
import { descriptions, pageHead } from '../../document-head.ts'
import { load } from '../../load.ts'
import { accountSearch } from '../../search-params.ts'
import { configQuery } from '../../shell/shop.ts'
import { useApi } from '../../shell/use-api.ts'
import { linkClass } from '../../ui/link.tsx'
import { toast } from '../../ui/toaster.tsx'

export const Route = createFileRoute('/(account)/login')({
  validateSearch: accountSearch,
  loader: ({ context }) => load(context.queryClient, configQuery(context.api)),
  head: () => pageHead('Login', descriptions?.login),
  component: LoginPage,
})

function LoginPage() {
  const api = useApi()
  const { from, error, error_description } = Route.useSearch()
  const { data: config } = useQuery(configQuery(api))
  const goIn = useGoIn(from)
  useKeptScan(from)
  useSendOn(from)
  const step = useSecondStep(api)
  const SecondStepForm = secondStepForm.usePart(step.isPending)
  const PasskeyButton = passkeyButton.usePart(!step.isPending)

  async function arrive() {
    await goIn()
    toast.success('Login Successfully')
  }

  if (SecondStepForm) {
    return (
      <AccountPage title="Two-step sign-in" lead="One more step, so that nobody else gets in.">
        <SecondStepForm api={api} methods={step.methods} onSignedIn={arrive} onCancel={step.end} />
      </AccountPage>
    )
  }
  return (
    <AccountPage
      title="Login"
      lead={remembered(from) ? 'Sign in, and you go on where you were.' : 'Good to see you again.'}
      below={
        <>
          New here?{' '}
          <Link to="/signup" search={{ from: remembered(from) }} className={linkClass}>
            Sign up
          </Link>
        </>
      }
      picture="/art/slide-find.svg"
      promise="Booked phones are held for you, and you only share your code once you have the phone."
    >
      <LoginForm
        api={api}
        earlierError={googleError(error, error_description)}
        forgotLink={
          <Link
            to="/forget-password"
            search={{ from: remembered(from) }}
            className={`${linkClass} inline-flex min-h-11 items-center text-sm`}
          >
            Forgot your password?
          </Link>
        }
        onSignedIn={arrive}
        onSecondStep={step.begin}
      />
      <Or />
      {/* Its place is kept while it loads. */}
      <div className="min-h-13">
        {PasskeyButton && <PasskeyButton api={api} onSignedIn={arrive} />}
      </div>
      {config && (
        <GoogleButton
          api={api}
          config={config}
          callbackURL={safeReturn(from)}
          errorCallbackURL={pages.login(remembered(from))}
        />
      )}
    </AccountPage>
  )
}
