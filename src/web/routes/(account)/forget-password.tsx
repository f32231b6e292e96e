import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { pages } from '../../../contract/urls.ts'
import { PASSWORD_RESET_HOURS } from '../../../shared/accounts/account-rules.ts'
import { AccountPage } from '../../accounts/account-page.tsx'
import { useFieldProblems } from '../../accounts/login/field-texts.ts'
import { remembered } from '../../accounts/login/safe-return.ts'
import { checkEmail } from '../../accounts/login/signup-rules.ts'
import { type Api, useApi } from '../../api/index.ts'
import { pageHead } from '../../document-head.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useForm } from '../../forms/use-form.ts'
import { load } from '../../load.ts'
import { accountSearch } from '../../search-params.ts'
import { configQuery } from '../../shell/shop.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { FormError, TextField } from '../../ui/form/fields.tsx'
import { linkClass } from '../../ui/link.tsx'
import { useCount, useTranslations } from '../../ui/text.ts'

export const Route = createFileRoute('/(account)/forget-password')({
  validateSearch: accountSearch,
  loader: ({ context }) => load(context.queryClient, configQuery(context.api)),
  staticData: { text: ['password', 'fields'], translated: true },
  head: ({ match: { context } }) => {
    const { pageTitle = '', description = '' } = context.text.password?.forgot ?? {}
    return pageHead(pageTitle, description)
  },
  component: ForgotPage,
})

function ForgotPage() {
  const api = useApi()
  const t = useTranslations('password.forgot')
  const { from } = Route.useSearch()
  const { data: config } = useQuery(configQuery(api))
  const cannotMail = config && !config.confirmsEmail && !config.outbox && !config.demo
  return (
    <AccountPage
      title={t('title')}
      lead={t(cannotMail ? 'leadWithoutMail' : 'lead')}
      below={
        <Link to="/login" search={{ from: remembered(from) }} className={linkClass}>
          {t('back')}
        </Link>
      }
      promise={t('promise')}
    >
      <ForgotForm
        api={api}
        contactLink={
          cannotMail && (
            <Link to={pages.contact()} className={buttonClass()}>
              {t('contact')}
            </Link>
          )
        }
        outboxLink={
          config?.outbox && (
            <div className="flex flex-col items-start gap-3">
              <p className="text-muted">{t('outbox')}</p>
              <Link to="/outbox" className={buttonClass()}>
                {t('openOutbox')}
              </Link>
            </div>
          )
        }
      />
    </AccountPage>
  )
}

type ForgotFormProps = {
  api: Pick<Api, 'post'>
  /** Link to the outbox page, on instances that don't send email. */
  outboxLink?: ReactNode
  /** Link to the people who run the shop, where no mail server is set and nobody can read the outbox. */
  contactLink?: ReactNode
}

/** Shows the same message whether or not the account exists, to prevent user enumeration. */
function ForgotForm({ api, outboxLink, contactLink }: ForgotFormProps) {
  const t = useTranslations('password.forgot')
  const label = useTranslations('fields')
  const shown = useCount()
  const problems = useFieldProblems()
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: checkEmail(email, problems) }),
    async send({ email }) {
      await api.post('/api/auth/request-password-reset', {
        body: { email: email.trim(), redirectTo: pages.resetPassword() },
      })
      setSentTo(email.trim())
    },
  })

  if (sentTo !== undefined) {
    const hours = { hours: PASSWORD_RESET_HOURS, count: shown(PASSWORD_RESET_HOURS) }
    const address = () => <strong className="text-ink wrap-anywhere">{sentTo}</strong>
    return contactLink ? (
      <div role="status" className="flex flex-col items-start gap-3">
        <p className="font-semibold">{t('withoutMailTitle')}</p>
        <p className="text-muted">{t.rich('withoutMail', { address, ...hours })}</p>
        {contactLink}
      </div>
    ) : (
      <div role="status" className="flex flex-col items-start gap-3">
        <p className="font-semibold">{t('sentTitle')}</p>
        <p className="text-muted">{t.rich('sent', { address, ...hours })}</p>
        {outboxLink}
        <Button variant="link" onClick={() => setSentTo(undefined)}>
          {t('other')}
        </Button>
      </div>
    )
  }
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label={t('pageTitle')}>
      <TextField
        {...form.field('email')}
        label={label('email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        help={t('emailHelp')}
      />
      <SubmitButton form={form} busyLabel={t('busy')} wide>
        {t('submit')}
      </SubmitButton>
      <FormError title={form.message} />
    </form>
  )
}
