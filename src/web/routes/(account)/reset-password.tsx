import { queryOptions } from '@tanstack/react-query'
import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import {
  MIN_PASSWORD_LENGTH,
  PASSWORD_RESET_HOURS,
} from '../../../shared/accounts/account-rules.ts'
import { AccountPage } from '../../accounts/account-page.tsx'
import { useFieldProblems, useStrengthTexts } from '../../accounts/login/field-texts.ts'
import { checkNewPassword, passwordStrength } from '../../accounts/login/signup-rules.ts'
import { ApiError } from '../../api/client.ts'
import { type Api, useApi } from '../../api/index.ts'
import { pageHead } from '../../document-head.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useForm } from '../../forms/use-form.ts'
import { load } from '../../load.ts'
import { textIn } from '../../search-params.ts'
import { PageMessage } from '../../shell/page-states.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { FormError } from '../../ui/form/fields.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { useCount, useTranslations } from '../../ui/text.ts'
import { toast } from '../../ui/toaster.tsx'

export const Route = createFileRoute('/(account)/reset-password')({
  validateSearch: (search: Record<string, unknown>): { token?: string } => {
    const token = textIn(search, 'token')
    return token === undefined ? {} : { token }
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, queryClient }, deps: { token = '' } }) => ({
    isUsable: token !== '' && (await load(queryClient, resetQuery(api, token))).status,
  }),
  staticData: { personal: true, text: ['password', 'fields'], translated: true },
  head: ({ match: { context } }) =>
    pageHead(context.text.password?.reset.pageTitle ?? '', undefined, { robots: 'noindex' }),
  component: ResetPage,
})

/** Whether the link still works. */
function resetQuery(api: Api, token: string) {
  return queryOptions({
    queryKey: ['password-reset', token],
    queryFn: () => api.get('/api/auth/reset-password/{token}', { path: { token } }),
  })
}

function ResetPage() {
  const { token = '' } = Route.useSearch()
  const { isUsable } = Route.useLoaderData()
  return <PasswordReset key={token} token={token} isUsable={isUsable} />
}

type PasswordResetProps = { token: string; isUsable: boolean }

function PasswordReset({ token, isUsable }: PasswordResetProps) {
  const api = useApi()
  const router = useRouter()
  const t = useTranslations('password')
  const shown = useCount()
  const [isGone, setIsGone] = useState(!isUsable)
  if (isGone)
    return (
      <PageMessage
        role="alert"
        title={t('reset.goneTitle')}
        actions={
          <Link to="/forget-password" className={buttonClass({ variant: 'primary' })}>
            {t('reset.again')}
          </Link>
        }
      >
        {t('reset.gone', { hours: PASSWORD_RESET_HOURS, count: shown(PASSWORD_RESET_HOURS) })}
      </PageMessage>
    )
  return (
    <AccountPage title={t('reset.title')} promise={t('forgot.promise')}>
      <ResetForm
        api={api}
        token={token}
        onDone={async () => {
          await router.navigate({ to: '/login', replace: true })
          toast.success(t('reset.done'))
        }}
        onGone={() => setIsGone(true)}
      />
    </AccountPage>
  )
}

type ResetFormProps = {
  api: Pick<Api, 'post'>
  token: string
  onDone: () => Promise<void>
  /** The link no longer works. */
  onGone: () => void
}

function ResetForm({ api, token, onDone, onGone }: ResetFormProps) {
  const t = useTranslations('password.reset')
  const shown = useCount()
  const problems = useFieldProblems()
  const strengthTexts = useStrengthTexts()
  const form = useForm({
    initial: { newPassword: '' },
    check: ({ newPassword }) => ({ newPassword: checkNewPassword(newPassword, problems) }),
    async send({ newPassword }) {
      try {
        await api.post('/api/auth/reset-password', { body: { token, newPassword } })
      } catch (error) {
        if (!isExpired(error)) throw error
        onGone()
        return
      }
      await onDone()
    },
  })

  return (
    <form {...form.form} className="flex flex-col gap-5">
      <PasswordField
        {...form.field('newPassword')}
        label={t('field')}
        autoComplete="new-password"
        required
        strength={
          form.values.newPassword
            ? { value: passwordStrength(form.values.newPassword), texts: strengthTexts }
            : undefined
        }
        help={t('help', { min: shown(MIN_PASSWORD_LENGTH) })}
      />
      <SubmitButton form={form} busyLabel={t('busy')} wide>
        {t('submit')}
      </SubmitButton>
      <FormError title={form.message} />
    </form>
  )
}

function isExpired(error: unknown) {
  return error instanceof ApiError && /token/i.test(error.code)
}
