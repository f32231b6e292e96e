import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { pages } from '../../../contract/urls.ts'
import { EMAIL_CONFIRMATION_HOURS } from '../../../shared/accounts/account-rules.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { LinkPage } from '../../accounts/account-page.tsx'
import { emailQuery } from '../../accounts/queries.ts'
import { useApi } from '../../api/index.ts'
import { pageHead } from '../../document-head.ts'
import { textIn } from '../../search-params.ts'
import { meKey, useViewer } from '../../shell/viewer.ts'
import { buttonClass } from '../../ui/button.tsx'

export const Route = createFileRoute('/(account)/confirm-email')({
  validateSearch: (search: Record<string, unknown>): { token?: string } => {
    const token = textIn(search, 'token')
    return token === undefined ? {} : { token }
  },
  staticData: { personal: true },
  head: () => pageHead('Confirm your email', undefined, { robots: 'noindex' }),
  component: ConfirmEmail,
})

function ConfirmEmail() {
  const api = useApi()
  const queryClient = useQueryClient()
  const { kind } = useViewer()
  const { token = '' } = Route.useSearch()
  const [email, setEmail] = useState('')
  const isLoggedIn = kind !== 'visitor'
  return (
    <LinkPage
      key={token}
      title="Confirm your email address"
      lead="With a confirmed address you can buy, sell and send messages."
      button="Confirm this address"
      busyLabel="Confirming"
      onUse={async () => {
        const confirmed = await api.post('/api/email-confirmation/link', { body: { token } })
        setEmail(confirmed.email)
        await queryClient.invalidateQueries({ queryKey: meKey })
        await queryClient.invalidateQueries({ queryKey: emailQuery(api).queryKey })
      }}
      done={
        <>
          <p className="font-semibold">Email address confirmed</p>
          <p className="text-muted">
            <strong className="break-all text-ink">{email}</strong> is the address of your account.
          </p>
          <Link
            to={isLoggedIn ? pages.products() : pages.login()}
            className={buttonClass({ variant: 'primary' })}
          >
            {isLoggedIn ? 'See all phones' : 'Log in'}
          </Link>
        </>
      }
      gone={
        <>
          <p className="font-semibold">This link no longer works</p>
          <p className="text-muted">
            Each link works once, within {formatQuantity(EMAIL_CONFIRMATION_HOURS, 'hour')}, and
            only the one in the newest email works.
          </p>
          <Link to={pages.settings()} hash="email" className={buttonClass({ variant: 'primary' })}>
            Send a new email
          </Link>
        </>
      }
    />
  )
}
