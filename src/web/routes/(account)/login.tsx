import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { pages } from '../../../contract/urls.ts'
import { AccountPage } from '../../accounts/account-page.tsx'
import { SignUpTermsNote } from '../../accounts/consents/sign-up-terms-note.tsx'
import { GoogleButton, googleError, Or } from '../../accounts/login/google-button.tsx'
import {
  useCompleteLogin,
  useRedirectLoggedIn,
  useStoredScan,
  withProofOfWork,
} from '../../accounts/login/login.ts'
import { remembered, safeReturn } from '../../accounts/login/safe-return.ts'
import { SecondStepForm } from '../../accounts/login/second-step-form.tsx'
import { PasskeyButton } from '../../accounts/passkeys/passkey-button.tsx'
import { type Api, ApiError, useApi } from '../../api/index.ts'
import { descriptions, pageHead } from '../../document-head.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useForm } from '../../forms/use-form.ts'
import { load } from '../../load.ts'
import { accountSearch } from '../../search-params.ts'
import { configQuery } from '../../shell/shop.ts'
import { FormError, TextField } from '../../ui/form/fields.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { linkClass } from '../../ui/link.tsx'
import { toast } from '../../ui/toaster.tsx'

export const Route = createFileRoute('/(account)/login')({
  validateSearch: accountSearch,
  loader: ({ context }) => load(context.queryClient, configQuery(context.api)),
  head: () => pageHead('Login', descriptions.login),
  component: LoginPage,
})

function LoginPage() {
  const api = useApi()
  const { from, error, error_description } = Route.useSearch()
  const { data: config } = useQuery(configQuery(api))
  const completeLogin = useCompleteLogin(from)
  useStoredScan(from)
  useRedirectLoggedIn(from)
  const step = useSecondStep(api)

  async function arrive() {
    await completeLogin()
    toast.success('Login Successfully')
  }

  if (step.isPending) {
    return (
      <AccountPage title="Two-step login" lead="One more step, so that nobody else can log in.">
        <SecondStepForm api={api} methods={step.methods} onLogin={arrive} onCancel={step.end} />
      </AccountPage>
    )
  }
  return (
    <AccountPage
      title="Login"
      lead={remembered(from) ? 'Log in to continue where you left off.' : 'Good to see you again.'}
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
        onLogin={arrive}
        onSecondStep={step.begin}
      />
      <Or />
      <PasskeyButton api={api} onLogin={arrive} />
      {config && (
        <GoogleButton
          api={api}
          config={config}
          callbackURL={safeReturn(from)}
          errorCallbackURL={pages.login(remembered(from))}
        />
      )}
      {config?.google && <SignUpTermsNote action="If you’re new here, by continuing with Google" />}
    </AccountPage>
  )
}

type LoginFormProps = {
  api: Pick<Api, 'post'>
  onLogin: () => Promise<void>
  /** The password was right, and a second step is to follow. */
  onSecondStep: () => Promise<void>
  /** An error from before this page, for example from Google. */
  earlierError?: string | undefined
  forgotLink: ReactNode
}

function LoginForm({ api, onLogin, onSecondStep, earlierError, forgotLink }: LoginFormProps) {
  const [working, setWorking] = useState(false)
  const [appeal, setAppeal] = useState<string>()
  const form = useForm({
    initial: { email: '', password: '' },
    check: checkLogin,
    async send({ email, password }) {
      const account = { email: email.trim() }
      const { secondStep } = await withProofOfWork(
        api,
        { for: 'login', ...account },
        (proof) => api.post('/api/auth/sign-in/email', { body: { ...account, password, proof } }),
        () => setWorking(true),
      )
        .catch((error) => {
          setAppeal(error instanceof ApiError ? error.appeal : undefined)
          throw error
        })
        .finally(() => setWorking(false))
      await (secondStep ? onSecondStep() : onLogin())
    },
  })

  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label="Login">
      <TextField
        {...form.field('email')}
        label="Email"
        type="email"
        // Browsers then also offer passkeys here.
        autoComplete="username webauthn"
        inputMode="email"
        required
      />
      <div>
        <PasswordField
          {...form.field('password')}
          label="Password"
          autoComplete="current-password"
          required
        />
        <div className="mt-1 flex justify-end">{forgotLink}</div>
      </div>
      <SubmitButton form={form} busyLabel="Logging in" wide>
        Login
      </SubmitButton>
      {working && (
        <p role="status" className="text-sm text-muted">
          Someone tried many passwords for this account. We’re checking your browser, which takes a
          few seconds.
        </p>
      )}
      <FormError title={form.message ?? (form.busy ? undefined : earlierError)}>
        {form.message && appeal && (
          <Link to={pages.appeal(appeal)} className={linkClass}>
            Appeal this decision
          </Link>
        )}
      </FormError>
    </form>
  )
}

function checkLogin({ email, password }: { email: string; password: string }) {
  return {
    email: email.trim() ? undefined : 'Email is required',
    password: password ? undefined : 'Password is required',
  }
}

type PendingLogin = Awaited<ReturnType<typeof findStep>>

const findStep = (api: Api) => api.get('/api/auth/sign-in/second-step')

/** Whether this browser has done the first step of logging in: just now, with Google, or before a reload. */
function useSecondStep(api: Api) {
  const [step, setStep] = useState<PendingLogin>()
  useEffect(() => {
    let isGone = false
    findStep(api).then(
      (session) => void (!isGone && session.isPending && setStep(session)),
      // The form of the first step is there, which is the way on.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [api])
  return {
    isPending: step !== undefined,
    methods: step ?? { app: true, passkey: false },
    /** The password was right: asks what the second step can be done with. */
    begin: async () => setStep(await findStep(api)),
    /** Back to the first step. */
    async end() {
      await api.post('/api/auth/sign-out').catch(() => {})
      setStep(undefined)
    },
  }
}
