import { type ReactNode, useState } from 'react'
import { pages } from '../../../routes.ts'
import type { Api } from '../../api/index.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FormError, TextField } from '../../ui/form/fields.tsx'

import { checkEmail } from './signup-rules.ts'

type ForgotFormProps = {
  api: Pick<Api, 'post'>
  /** Link to the outbox page, on instances that don't send email. */
  outboxLink?: ReactNode
  /** Link to the people who run the shop, where no mail server is set and nobody can read the outbox. */
  contactLink?: ReactNode
}

/** Shows the same message whether or not the account exists, to prevent user enumeration. */
export function ForgotForm({ api, outboxLink, contactLink }: ForgotFormProps) {
  const [asked, setAsked] = useState<string>()
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: checkEmail(email) }),
    async send({ email }) {
      await api.post('/api/auth/request-password-reset', {
        body: { email: email.trim(), redirectTo: pages.resetPassword() },
      })
      setAsked(email.trim())
    },
  })

  if (asked !== undefined) {
    return contactLink ? (
      <div role="status" className="flex flex-col items-start gap-3">
        <p className="font-semibold">Ask the people who run this shop</p>
        <p className="text-muted">
          This shop can’t send email. If there is an account for{' '}
          <strong className="text-ink break-words">{asked}</strong>, its reset link is now on the
          shop’s server, where they can find it for you. It works for an hour.
        </p>
        {contactLink}
      </div>
    ) : (
      <div role="status" className="flex flex-col items-start gap-3">
        <p className="font-semibold">Check your email</p>
        <p className="text-muted">
          If there is an account for <strong className="text-ink break-words">{asked}</strong>, we
          have sent a link to it. The link works for an hour.
        </p>
        {outboxLink}
        <Button variant="link" onClick={() => setAsked(undefined)}>
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
