import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { pages } from '../../../contract/urls.ts'
import { MIN_PASSWORD_LENGTH } from '../../../shared/accounts/account-rules.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { AccountPage } from '../../accounts/account-page.tsx'
import { SignUpTermsNote } from '../../accounts/consents/sign-up-terms-note.tsx'
import { GoogleButton } from '../../accounts/login/google-button.tsx'
import {
  useCompleteLogin,
  useRedirectLoggedIn,
  useStoredScan,
  withProofOfWork,
} from '../../accounts/login/login.ts'
import { Or } from '../../accounts/login/or.tsx'
import { remembered, safeReturn } from '../../accounts/login/safe-return.ts'
import {
  checkSignUp,
  initialRole,
  passwordStrength,
  roleHelp,
  roles,
  signUpFields,
} from '../../accounts/login/signup-rules.ts'
import { SellerTermsNote } from '../../accounts/seller-terms-note.tsx'
import { type Api, type Config, useApi } from '../../api/index.ts'
import { uploadPhoto } from '../../api/upload.ts'
import { descriptions, pageHead } from '../../document-head.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useForm } from '../../forms/use-form.ts'
import { load } from '../../load.ts'
import { accountSearch } from '../../search-params.ts'
import { configQuery } from '../../shell/shop.ts'
import { buttonClass } from '../../ui/button.tsx'
import { FormError, TextField } from '../../ui/form/fields.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { PhotoField } from '../../ui/form/photo-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { linkClass } from '../../ui/link.tsx'
import { toast } from '../../ui/toaster.tsx'

export const Route = createFileRoute('/(account)/signup')({
  validateSearch: accountSearch,
  loader: ({ context }) => load(context.queryClient, configQuery(context.api)),
  // For the button of Google.
  staticData: { text: ['login'] },
  head: () => pageHead('Sign up', descriptions.signUp),
  component: SignUpPage,
})

/** Where not everybody can sign up, and why. */
const refusals: Partial<Record<Config['registration'], string>> = {
  closed: 'This shop takes no new accounts at the moment. If you have an account, you can log in.',
  invitation:
    'You need an invitation to sign up here. Open the link of your invitation. If you have an account, you can log in.',
}

function SignUpPage() {
  const api = useApi()
  const { from, invitation } = Route.useSearch()
  const { data: config } = useQuery(configQuery(api))
  const completeLogin = useCompleteLogin(from)
  useStoredScan(from)
  useRedirectLoggedIn(from)

  const refusal = config && refusals[config.registration]
  if (refusal && !(config.registration === 'invitation' && invitation))
    return (
      <AccountPage title="Sign up" lead={refusal}>
        <div className="flex flex-wrap gap-2">
          <Link to="/login" className={buttonClass({ variant: 'primary' })}>
            Log in
          </Link>
          <Link to="/products" className={buttonClass()}>
            See all phones
          </Link>
        </div>
      </AccountPage>
    )

  return (
    <AccountPage
      title="Sign up"
      lead="One free account for buying and selling."
      below={
        <>
          Already have an account?{' '}
          <Link to="/login" search={{ from: remembered(from) }} className={linkClass}>
            Log in
          </Link>
        </>
      }
      picture="/art/slide-sell.svg"
      promise="A photo, a name and a price: your old phone is for sale in two minutes."
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
      {config?.google && <SignUpTermsNote action="By continuing with Google" />}
      <Or />
      <SignUpForm
        api={api}
        role={initialRole(from)}
        invitation={invitation}
        onLogin={async () => {
          await completeLogin()
          toast.success('Sign up successfully and logged in')
        }}
      />
    </AccountPage>
  )
}

type SignUpFormProps = {
  api: Pick<Api, 'post'>
  onLogin: () => Promise<void>
  role?: 'Buyer' | 'Seller'
  invitation?: string | undefined
}

function SignUpForm({ api, onLogin, role: initial = 'Buyer', invitation }: SignUpFormProps) {
  const [photo, setPhoto] = useState<File>()
  const [progress, setProgress] = useState<number>()
  const [working, setWorking] = useState(false)
  const form = useForm({
    initial: { ...signUpFields, role: initial },
    check: checkSignUp,
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
      toast.error('Your photo couldn’t be saved. You can add it later in your settings.')
    } finally {
      setProgress(undefined)
    }
  }

  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label="Sign up">
      <TextField {...form.field('name')} label="Name" autoComplete="name" required />
      <TextField
        {...form.field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
      />
      <PasswordField
        {...form.field('password')}
        label="Password"
        autoComplete="new-password"
        required
        strength={form.values.password ? passwordStrength(form.values.password) : undefined}
        help={`At least ${formatQuantity(MIN_PASSWORD_LENGTH, 'character')}. A few unrelated words are easy to remember and hard to guess.`}
      />
      <PhotoField
        label="Photo"
        optional
        help="People trust someone they can see."
        onPick={setPhoto}
        onRemove={() => setPhoto(undefined)}
        progress={progress}
      />
      <SelectField {...form.field('role')} label="Role" options={roles} help={roleHelp} />
      <SignUpTermsNote action="By signing up" />
      {form.values.role === 'Seller' && <SellerTermsNote action="signing up" />}
      <SubmitButton form={form} busyLabel="Creating your account" wide>
        Sign up
      </SubmitButton>
      {working && (
        <p role="status" className="text-sm text-muted">
          Many accounts were created from your network. We’re checking your browser, which takes a
          few seconds.
        </p>
      )}
      <FormError title={form.message} />
    </form>
  )
}
