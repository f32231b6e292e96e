import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { pages } from '../../../contract/urls.ts'
import { AccountPage } from '../../accounts/account-page.tsx'
import { SignUpTermsNote } from '../../accounts/consents/sign-up-terms-note.tsx'
import { GoogleButton, googleError } from '../../accounts/login/google-button.tsx'
import {
  useCompleteLogin,
  useRedirectLoggedIn,
  useStoredScan,
  withProofOfWork,
} from '../../accounts/login/login.ts'
import { Or } from '../../accounts/login/or.tsx'
import { remembered, safeReturn } from '../../accounts/login/safe-return.ts'
import { SecondStepForm } from '../../accounts/login/second-step-form.tsx'
import { PasskeyButton } from '../../accounts/passkeys/passkey-button.tsx'
import { type Api, ApiError, useApi } from '../../api/index.ts'
import { pageHead } from '../../document-head.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useForm } from '../../forms/use-form.ts'
import { load } from '../../load.ts'
import { accountSearch } from '../../search-params.ts'
import { configQuery } from '../../shell/shop.ts'
import { FormError, TextField } from '../../ui/form/fields.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { linkClass } from '../../ui/link.tsx'
import { useTranslations } from '../../ui/text.ts'
import { toast } from '../../ui/toaster.tsx'

export const Route = createFileRoute('/(account)/login')({
  validateSearch: accountSearch,
  loader: ({ context }) => load(context.queryClient, configQuery(context.api)),
  staticData: { text: ['login'], translated: true },
  head: ({ match: { context } }) => {
    const { title = '', description = '' } = context.text.login ?? {}
    return pageHead(title, description)
  },
  component: LoginPage,
})

function LoginPage() {
  const api = useApi()
  const t = useTranslations('login')
  const googleErrors = useTranslations('login.googleErrors')
  const { from, error, error_description } = Route.useSearch()
  const { data: config } = useQuery(configQuery(api))
  const completeLogin = useCompleteLogin(from)
  useStoredScan(from)
  useRedirectLoggedIn(from)
  const step = useSecondStep(api)
  const registration = config?.registration ?? 'open'

  async function arrive() {
    await completeLogin()
    toast.success(t('done'))
  }

  if (step.isPending) {
    return (
      <AccountPage title={t('secondStep.title')} lead={t('secondStep.lead')}>
        <SecondStepForm api={api} methods={step.methods} onLogin={arrive} onCancel={step.end} />
      </AccountPage>
    )
  }
  return (
    <AccountPage
      title={t('title')}
      lead={t(remembered(from) ? 'leadBack' : 'lead')}
      below={
        registration === 'open'
          ? t.rich('new', {
              link: (text) => (
                <Link to="/signup" search={{ from: remembered(from) }} className={linkClass}>
                  {text}
                </Link>
              ),
            })
          : t(registration === 'closed' ? 'newClosed' : 'newByInvitation')
      }
      picture="/art/slide-find.svg"
      promise={t('promise')}
    >
      <LoginForm
        api={api}
        earlierError={googleError(googleErrors, error, error_description)}
        forgotLink={
          <Link
            to="/forget-password"
            search={{ from: remembered(from) }}
            className={`${linkClass} inline-flex min-h-11 items-center text-sm`}
          >
            {t('forgot')}
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
      {config?.google && (
        <SignUpTermsNote
          sentence={(links) => t.rich('googleTerms', { terms: () => links })}
          and={t('and')}
        />
      )}
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
  const t = useTranslations('login')
  const [working, setWorking] = useState(false)
  const [appeal, setAppeal] = useState<string>()
  const form = useForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => ({
      email: email.trim() ? undefined : t('emailRequired'),
      password: password ? undefined : t('passwordRequired'),
    }),
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
    <form {...form.form} className="flex flex-col gap-5" aria-label={t('title')}>
      <TextField
        {...form.field('email')}
        label={t('email')}
        type="email"
        // Browsers then also offer passkeys here.
        autoComplete="username webauthn"
        inputMode="email"
        required
      />
      <div>
        <PasswordField
          {...form.field('password')}
          label={t('password')}
          autoComplete="current-password"
          required
        />
        <div className="mt-1 flex justify-end">{forgotLink}</div>
      </div>
      <SubmitButton form={form} busyLabel={t('busy')} wide>
        {t('submit')}
      </SubmitButton>
      {working && (
        <p role="status" className="text-sm text-muted">
          {t('checking')}
        </p>
      )}
      <FormError title={form.message ?? (form.busy ? undefined : earlierError)}>
        {form.message && appeal && (
          <Link to={pages.appeal(appeal)} className={linkClass}>
            {t('appeal')}
          </Link>
        )}
      </FormError>
    </form>
  )
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
