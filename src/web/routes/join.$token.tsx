import { createFileRoute, isNotFound, Link } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { MIN_PASSWORD_LENGTH } from '../../shared/accounts/account-rules.ts'
import { formatCount } from '../../shared/quantities.ts'
import { AccountPage } from '../accounts/account-page.tsx'
import { useCompleteLogin } from '../accounts/login/login.ts'
import { type StaffJoin, useApi } from '../api/index.ts'
import { pageHead } from '../document-head.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useForm } from '../forms/use-form.ts'
import { load } from '../load.ts'
import { pageText } from '../page-text.ts'
import { PageMessage } from '../shell/page-states.tsx'
import { useLogout, useViewer } from '../shell/viewer.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { FormError, TextField } from '../ui/form/fields.tsx'
import { PasswordField } from '../ui/form/password-field.tsx'
import { Spinner } from '../ui/layout/page-states.tsx'
import { Moment } from '../ui/reader.tsx'
import { translate, useLanguage, useTranslations } from '../ui/text.ts'

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
  staticData: { personal: true, text: ['emailLinks', 'fields'], translated: true },
  head: ({ match }) => {
    const t = translate(pageText(match.context), 'emailLinks')
    return pageHead(t('join.page'), undefined, { robots: 'noindex' })
  },
  component: Join,
})

function Join() {
  const t = useTranslations('emailLinks')
  const { token } = Route.useParams()
  const invitation = Route.useLoaderData()
  if (!invitation)
    return (
      <PageMessage
        title={t('join.ended')}
        actions={
          <Link to={pages.login()} className={buttonClass({ variant: 'primary' })}>
            {t('logIn')}
          </Link>
        }
      >
        {t('join.endedText')}
      </PageMessage>
    )
  const { invitedBy, staffRole, email, expiresAt } = invitation
  return (
    <AccountPage
      title={t(`join.title.${staffRole}`)}
      lead={t('join.lead', { name: invitedBy, email })}
    >
      <p className="text-sm text-muted">
        {t.rich('join.until', { time: () => <Moment at={expiresAt} exact /> })}
      </p>
      <Accept token={token} invitation={invitation} />
    </AccountPage>
  )
}

type Props = { token: string; invitation: StaffJoin }

/** After it the second factor is set up, without which the console stays closed. */
const AFTER = `${pages.settings()}#two-step-login`

function Accept({ token, invitation }: Props) {
  const { user, isLoaded } = useViewer()
  const logOut = useLogout()
  const t = useTranslations('emailLinks')
  const loading = useTranslations('shell')('loadingAccount')
  const { email, hasAccount } = invitation
  if (!isLoaded) return <Spinner label={loading} />
  if (user && user.email !== email)
    return (
      <>
        <p className="wrap-anywhere">{t('join.other', { email: user.email, invited: email })}</p>
        <Button className="self-start" onClick={logOut}>
          {t('join.logOut')}
        </Button>
      </>
    )
  if (user) return <WithAccount token={token} invitation={invitation} />
  if (!hasAccount) return <NewAccount token={token} invitation={invitation} />
  return (
    <>
      <p>{t('join.hasAccount')}</p>
      <Link
        to={pages.login(pages.joinStaff(token))}
        className={`${buttonClass({ variant: 'primary' })} self-start`}
      >
        {t('logIn')}
      </Link>
    </>
  )
}

function WithAccount({ token }: Props) {
  const api = useApi()
  const t = useTranslations('emailLinks.join')
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
    <form {...form.form} className="flex flex-col gap-4" aria-label={t('form')}>
      <p>{t('consequences')}</p>
      <FormError title={form.message} />
      <SubmitButton form={form} busyLabel={t('accepting')}>
        {t('form')}
      </SubmitButton>
    </form>
  )
}

function NewAccount({ token, invitation: { email } }: Props) {
  const api = useApi()
  const t = useTranslations('emailLinks.join')
  const tFields = useTranslations('fields')
  const language = useLanguage()
  const completeLogin = useCompleteLogin(AFTER)
  const form = useForm({
    initial: { name: '', password: '' },
    check: ({ name, password }) => ({
      name: name.trim() ? undefined : tFields('nameRequired'),
      password: password ? undefined : tFields('passwordRequired'),
    }),
    async send({ name, password }) {
      await api.post('/api/staff-joins/{token}', { path: { token }, body: { name, password } })
      await api.post('/api/auth/sign-in/email', { body: { email, password } })
      await completeLogin()
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-4" aria-label={t('form')}>
      <TextField {...form.field('name')} label={tFields('name')} autoComplete="name" />
      <PasswordField
        {...form.field('password')}
        label={tFields('password')}
        autoComplete="new-password"
        help={t('passwordHelp', {
          count: MIN_PASSWORD_LENGTH,
          shown: formatCount(MIN_PASSWORD_LENGTH, language),
        })}
      />
      <FormError title={form.message} />
      <SubmitButton form={form} busyLabel={t('accepting')}>
        {t('form')}
      </SubmitButton>
    </form>
  )
}
