import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { pages } from '../../../contract/urls.ts'
import { PASSWORD_RESET_HOURS } from '../../../shared/accounts/account-rules.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { AccountPage } from '../../accounts/account-page.tsx'
import { remembered } from '../../accounts/login/safe-return.ts'
import { checkEmail } from '../../accounts/login/signup-rules.ts'
import { type Api, useApi } from '../../api/index.ts'
import { descriptions, pageHead } from '../../document-head.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useForm } from '../../forms/use-form.ts'
import { load } from '../../load.ts'
import { accountSearch } from '../../search-params.ts'
import { configQuery } from '../../shell/shop.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { FormError, TextField } from '../../ui/form/fields.tsx'
import { linkClass } from '../../ui/link.tsx'

export const Route = createFileRoute('/(account)/forget-password')({
  validateSearch: accountSearch,
  loader: ({ context }) => load(context.queryClient, configQuery(context.api)),
  head: () => pageHead('Forgot password', descriptions.forgotPassword),
  component: ForgotPage,
})

function ForgotPage() {
  const api = useApi()
  const { from } = Route.useSearch()
  const { data: config } = useQuery(configQuery(api))
  const cannotMail = config && !config.confirmsEmail && !config.outbox && !config.demo
  return (
    <AccountPage
      title="Forgot your password?"
      lead={
        cannotMail
          ? 'This shop can’t send email. Enter your email address to create a reset link, then ask the people who run the shop for it.'
          : 'Enter your email address and we’ll send you a reset link.'
      }
      below={
        <Link to="/login" search={{ from: remembered(from) }} className={linkClass}>
          Back to login
        </Link>
      }
      picture="/art/slide-safe.svg"
      promise="We never ask for your password by email or phone."
    >
      <ForgotForm
        api={api}
        contactLink={
          cannotMail && (
            <Link to={pages.contact()} className={buttonClass()}>
              Contact
            </Link>
          )
        }
        outboxLink={
          config?.outbox && (
            <div className="flex flex-col items-start gap-3">
              <p className="text-muted">
                This demo doesn’t send email. You can read it on a page here instead.
              </p>
              <Link to="/outbox" className={buttonClass()}>
                Open the outbox
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
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: checkEmail(email) }),
    async send({ email }) {
      await api.post('/api/auth/request-password-reset', {
        body: { email: email.trim(), redirectTo: pages.resetPassword() },
      })
      setSentTo(email.trim())
    },
  })

  if (sentTo !== undefined) {
    return contactLink ? (
      <div role="status" className="flex flex-col items-start gap-3">
        <p className="font-semibold">Ask the people who run this shop</p>
        <p className="text-muted">
          This shop can’t send email. If there is an account for{' '}
          <strong className="text-ink wrap-anywhere">{sentTo}</strong>, its reset link is now on the
          shop’s server, where they can find it for you. It works for{' '}
          {formatQuantity(PASSWORD_RESET_HOURS, 'hour')}.
        </p>
        {contactLink}
      </div>
    ) : (
      <div role="status" className="flex flex-col items-start gap-3">
        <p className="font-semibold">Check your email</p>
        <p className="text-muted">
          If there is an account for <strong className="text-ink wrap-anywhere">{sentTo}</strong>,
          we have sent a link to it. The link works for{' '}
          {formatQuantity(PASSWORD_RESET_HOURS, 'hour')}.
        </p>
        {outboxLink}
        <Button variant="link" onClick={() => setSentTo(undefined)}>
          Use a different email
        </Button>
      </div>
    )
  }
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label="Forgot password">
      <TextField
        {...form.field('email')}
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        help="The email you signed up with."
      />
      <SubmitButton form={form} busyLabel="Sending the link" wide>
        Send reset link
      </SubmitButton>
      <FormError title={form.message} />
    </form>
  )
}
