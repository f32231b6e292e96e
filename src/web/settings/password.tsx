import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { pages } from '../../routes.ts'
import { PasswordForm } from '../accounts/password-form.tsx'
import { accountQueries } from '../accounts/queries.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { useAction } from '../forms/use-action.ts'
import { Button } from '../ui/button.tsx'
import { linkClass } from '../ui/link.tsx'
import type { SectionProps } from './section.ts'

export function Password({ api, viewer }: SectionProps) {
  return (
    <Loaded query={useQuery(accountQueries.signInMethods(api))} caption="sign-in methods">
      {({ password }) =>
        password ? (
          <>
            <PasswordForm api={api} email={viewer.email} />
            <p className="text-sm text-muted">
              Forgot it?{' '}
              <Link to={pages.forgotPassword()} className={linkClass}>
                Reset your password
              </Link>
            </p>
          </>
        ) : (
          <FirstPassword api={api} email={viewer.email} />
        )
      }
    </Loaded>
  )
}

/** For an account that signs in only with Google: proof of the email address, then a password. */
function FirstPassword({ api, email }: { api: SectionProps['api']; email: string }) {
  const { busy, run } = useAction()
  const [sent, setSent] = useState(false)
  const send = () =>
    run('send', async () => {
      await api.post('/api/auth/request-password-reset', { body: { email } })
      setSent(true)
    })
  return (
    <>
      <p className="max-w-prose text-pretty text-muted">
        You sign in with Google and have no password. To set one, open the link that we email to{' '}
        <strong className="break-words text-ink">{email}</strong>.
      </p>
      {sent ? (
        <p role="status">Check your email. The link works for an hour.</p>
      ) : (
        <Button className="self-start" busy={busy === 'send'} busyLabel="Sending" onClick={send}>
          Email me a link
        </Button>
      )}
    </>
  )
}
