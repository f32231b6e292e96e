import { createFileRoute, isNotFound, Link } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { MIN_PASSWORD_LENGTH } from '../../shared/accounts/account-rules.ts'
import { staffRoleLabels } from '../../shared/accounts/staff-roles.ts'
import { formatQuantity } from '../../shared/quantities.ts'
import { useCompleteLogin } from '../accounts/login/login.ts'
import { type StaffJoin, useApi } from '../api/index.ts'
import { pageHead } from '../document-head.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useForm } from '../forms/use-form.ts'
import { load } from '../load.ts'
import { useLogout, useViewer } from '../shell/viewer.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { FormError, TextField } from '../ui/form/fields.tsx'
import { PasswordField } from '../ui/form/password-field.tsx'
import { PageHeader } from '../ui/layout/page-layout.tsx'
import { EmptyState, Spinner } from '../ui/layout/page-states.tsx'
import { Moment } from '../ui/reader.tsx'

export const Route = createFileRoute('/join/$token')({
  // A link that no longer works is no error.
  loader: ({ context: { api, queryClient }, params }) =>
    load(queryClient, {
      queryKey: ['staff-join', params.token],
      queryFn: () => api.get('/api/staff-joins/{token}', { path: params }),
    }).catch((error: unknown) => {
      if (isNotFound(error)) return null
      throw error
    }),
  staticData: { personal: true },
  head: () => pageHead('Invitation', undefined, { robots: 'noindex' }),
  component: Join,
})

function Join() {
  const { token } = Route.useParams()
  const invitation = Route.useLoaderData()
  if (!invitation)
    return (
      <div className="page-width pt-10 pb-10">
        <EmptyState title="This invitation no longer works">
          It has expired, was used, or was withdrawn. Ask whoever invited you for another one.
        </EmptyState>
      </div>
    )
  const { invitedBy, staffRole, email, expiresAt } = invitation
  return (
    <div className="page-width pb-10">
      <PageHeader
        title={`Join the staff as ${staffRoleLabels[staffRole]}`}
        lead={`${invitedBy} invites ${email}. Staff neither buy nor sell here.`}
      />
      <div className="flex max-w-md flex-col gap-6">
        <p className="text-sm text-muted">
          The invitation works once, until <Moment at={expiresAt} exact />.
        </p>
        <Accept token={token} invitation={invitation} />
      </div>
    </div>
  )
}

type Props = { token: string; invitation: StaffJoin }

/** After it the second factor is set up, without which the console stays closed. */
const AFTER = `${pages.settings()}#two-step-login`

function Accept({ token, invitation }: Props) {
  const { user, isLoaded } = useViewer()
  const logOut = useLogout()
  const { email, hasAccount } = invitation
  if (!isLoaded) return <Spinner label="Loading your account" />
  if (user && user.email !== email)
    return (
      <>
        <p className="wrap-anywhere">
          You are logged in as {user.email}, and the invitation is for {email}. Log out to accept
          it.
        </p>
        <Button className="self-start" onClick={logOut}>
          Log out
        </Button>
      </>
    )
  if (user) return <WithAccount token={token} invitation={invitation} />
  if (!hasAccount) return <NewAccount token={token} invitation={invitation} />
  return (
    <>
      <p>You have an account with this address. Log in to accept.</p>
      <Link
        to={pages.login(pages.joinStaff(token))}
        className={`${buttonClass({ variant: 'primary' })} self-start`}
      >
        Log in
      </Link>
    </>
  )
}

function WithAccount({ token }: Props) {
  const api = useApi()
  const completeLogin = useCompleteLogin(AFTER)
  const form = useForm({
    initial: {},
    check: () => ({}),
    async send() {
      await api.post('/api/staff-joins/{token}', { path: { token }, body: {} })
      await completeLogin()
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-4" aria-label="Accept the invitation">
      <p>
        Your phones on sale are withdrawn, and bookings without a payment are canceled. Next, you
        set up two-step login or a passkey.
      </p>
      <FormError title={form.message} />
      <SubmitButton form={form} busyLabel="Accepting">
        Accept the invitation
      </SubmitButton>
    </form>
  )
}

function NewAccount({ token, invitation: { email } }: Props) {
  const api = useApi()
  const completeLogin = useCompleteLogin(AFTER)
  const form = useForm({
    initial: { name: '', password: '' },
    check: ({ name, password }) => ({
      name: name.trim() ? undefined : 'Name is required',
      password: password ? undefined : 'Password is required',
    }),
    async send({ name, password }) {
      await api.post('/api/staff-joins/{token}', { path: { token }, body: { name, password } })
      await api.post('/api/auth/sign-in/email', { body: { email, password } })
      await completeLogin()
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-4" aria-label="Accept the invitation">
      <TextField {...form.field('name')} label="Name" autoComplete="name" />
      <PasswordField
        {...form.field('password')}
        label="Password"
        autoComplete="new-password"
        help={`At least ${formatQuantity(MIN_PASSWORD_LENGTH, 'character')}. Next, you set up two-step login or a passkey.`}
      />
      <FormError title={form.message} />
      <SubmitButton form={form} busyLabel="Accepting">
        Accept the invitation
      </SubmitButton>
    </form>
  )
}
