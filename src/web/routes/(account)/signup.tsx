import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { pages } from '../../../contract/urls.ts'
import { MIN_PASSWORD_LENGTH } from '../../../shared/accounts/account-rules.ts'
import { AccountPage } from '../../accounts/account-page.tsx'
import { SignUpTermsNote } from '../../accounts/consents/sign-up-terms-note.tsx'
import { useFieldProblems, useStrengthTexts } from '../../accounts/login/field-texts.ts'
import { GoogleButton } from '../../accounts/login/google-button.tsx'
import {
  useCompleteLogin,
  useRedirectLoggedIn,
  useStoredScan,
  withProofOfWork,
} from '../../accounts/login/login.ts'
import { Or } from '../../accounts/login/or.tsx'
import { RoleField } from '../../accounts/login/role-field.tsx'
import { remembered, safeReturn } from '../../accounts/login/safe-return.ts'
import {
  checkSignUp,
  initialRole,
  passwordStrength,
  signUpFields,
} from '../../accounts/login/signup-rules.ts'
import { type Api, ApiError, useApi } from '../../api/index.ts'
import { uploadPhoto } from '../../api/upload.ts'
import { pageHead } from '../../document-head.ts'
import { usePhotoTexts } from '../../forms/photo-texts.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useForm } from '../../forms/use-form.ts'
import { load } from '../../load.ts'
import { accountSearch } from '../../search-params.ts'
import { configQuery } from '../../shell/shop.ts'
import { buttonClass } from '../../ui/button.tsx'
import { FormError, TextField } from '../../ui/form/fields.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { PhotoField } from '../../ui/form/photo-field.tsx'
import { linkClass } from '../../ui/link.tsx'
import { useCount, useTranslations } from '../../ui/text.ts'
import { toast } from '../../ui/toaster.tsx'

export const Route = createFileRoute('/(account)/signup')({
  validateSearch: accountSearch,
  loader: ({ context }) => load(context.queryClient, configQuery(context.api)),
  // 'login' is for the button of Google.
  staticData: { text: ['signup', 'fields', 'login'], translated: true },
  head: ({ match: { context } }) => {
    const { title = '', description = '' } = context.text.signup ?? {}
    return pageHead(title, description)
  },
  component: SignUpPage,
})

function SignUpPage() {
  const api = useApi()
  const t = useTranslations('signup')
  const { from, invitation } = Route.useSearch()
  const { data: config } = useQuery(configQuery(api))
  const completeLogin = useCompleteLogin(from)
  useStoredScan(from)
  useRedirectLoggedIn(from)

  const refusal = useRefusal(api, config?.registration ?? 'open', invitation)
  if (refusal)
    return (
      <AccountPage title={t('title')} lead={t(refusal)}>
        <div className="flex flex-wrap gap-2">
          <Link to="/login" className={buttonClass({ variant: 'primary' })}>
            {t('login')}
          </Link>
          <Link to="/products" className={buttonClass()}>
            {t('allPhones')}
          </Link>
        </div>
      </AccountPage>
    )

  return (
    <AccountPage
      title={t('title')}
      lead={t('lead')}
      below={t.rich('existing', {
        link: (text) => (
          <Link to="/login" search={{ from: remembered(from) }} className={linkClass}>
            {text}
          </Link>
        ),
      })}
      picture="/art/slide-sell.svg"
      promise={t('promise')}
    >
      {config && (
        <GoogleButton
          api={api}
          config={config}
          callbackURL={safeReturn(from)}
          errorCallbackURL={pages.login(remembered(from))}
          invitation={invitation}
        />
      )}
      {config?.google && (
        <SignUpTermsNote
          sentence={(links) => t.rich('googleTerms', { terms: () => links })}
          and={t('and')}
        />
      )}
      <Or />
      <SignUpForm
        api={api}
        role={initialRole(from)}
        invitation={invitation}
        onLogin={async () => {
          await completeLogin()
          toast.success(t('done'))
        }}
      />
    </AccountPage>
  )
}

/** Why nobody can sign up here, or not with this invitation. The form is there while it is being checked. */
function useRefusal(
  api: Pick<Api, 'get'>,
  registration: 'open' | 'invitation' | 'closed',
  invitation = '',
) {
  const needsCheck = registration === 'invitation' && invitation !== ''
  const { error } = useQuery({
    queryKey: ['invitation', invitation],
    queryFn: () => api.get('/api/invitations/{token}', { path: { token: invitation } }),
    enabled: needsCheck,
    // Signing up may use it up.
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (needsCheck)
    return error instanceof ApiError && error.status === 404 ? 'invitationGone' : undefined
  return registration === 'open' ? undefined : registration
}

type SignUpFormProps = {
  api: Pick<Api, 'post'>
  onLogin: () => Promise<void>
  role?: 'Buyer' | 'Seller'
  invitation?: string | undefined
}

function SignUpForm({ api, onLogin, role: initial = 'Buyer', invitation }: SignUpFormProps) {
  const t = useTranslations('signup')
  const shown = useCount()
  const label = useTranslations('fields')
  const problems = useFieldProblems()
  const strengthTexts = useStrengthTexts()
  const photoTexts = usePhotoTexts()
  const [photo, setPhoto] = useState<File>()
  const [progress, setProgress] = useState<number>()
  const [working, setWorking] = useState(false)
  const form = useForm({
    initial: { ...signUpFields, role: initial },
    check: (values) => checkSignUp(values, problems),
    async send({ name, email, password, role }) {
      const wanted = role === 'Seller' ? 'Seller' : 'Buyer'
      const account = { name: name.trim(), email: email.trim(), password, role: wanted } as const
      await withProofOfWork(
        api,
        { for: 'sign-up' },
        (proof) => api.post('/api/auth/sign-up/email', { body: { ...account, proof, invitation } }),
        () => setWorking(true),
      ).finally(() => setWorking(false))
      if (photo) await addPhoto(photo)
      await onLogin()
    },
  })

  /** Uploading needs an account, so it comes last; the account stays even if the upload fails. */
  async function addPhoto(file: File) {
    try {
      const { url } = await uploadPhoto(file, setProgress)
      await api.post('/api/auth/update-user', { body: { image: url } })
    } catch {
      toast.error(t('photoFailed'))
    } finally {
      setProgress(undefined)
    }
  }

  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label={t('title')}>
      <RoleField name="role" value={form.values.role} onChange={form.field('role').onChange} />
      <TextField {...form.field('name')} label={label('name')} autoComplete="name" required />
      <TextField
        {...form.field('email')}
        label={label('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        required
      />
      <PasswordField
        {...form.field('password')}
        label={label('password')}
        autoComplete="new-password"
        required
        strength={
          form.values.password
            ? { value: passwordStrength(form.values.password), texts: strengthTexts }
            : undefined
        }
        help={t('passwordHelp', { min: shown(MIN_PASSWORD_LENGTH) })}
      />
      <PhotoField
        label={label('photo')}
        optional={label('optional')}
        help={t('photoHelp')}
        texts={photoTexts}
        onPick={setPhoto}
        onRemove={() => setPhoto(undefined)}
        progress={progress}
      />
      <SignUpTermsNote
        sentence={(links) => t.rich('terms', { terms: () => links })}
        and={t('and')}
      />
      {form.values.role === 'Seller' && (
        <p className="text-sm text-muted">
          {t.rich('sellerTerms', {
            link: (text) => (
              <Link to={pages.sellerTerms()} target="_blank" className={linkClass}>
                {text}
              </Link>
            ),
          })}
        </p>
      )}
      <SubmitButton form={form} busyLabel={t('busy')} wide>
        {t('submit')}
      </SubmitButton>
      {working && (
        <p role="status" className="text-sm text-muted">
          {t('checking')}
        </p>
      )}
      <FormError title={form.message} />
    </form>
  )
}
