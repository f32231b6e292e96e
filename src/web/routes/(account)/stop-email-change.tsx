import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { pages } from '../../../contract/urls.ts'
import { LinkPage } from '../../accounts/account-page.tsx'
import { useApi } from '../../api/index.ts'
import { pageHead } from '../../document-head.ts'
import { textIn } from '../../search-params.ts'
import { meKey } from '../../shell/viewer.ts'
import { buttonClass } from '../../ui/button.tsx'

export const Route = createFileRoute('/(account)/stop-email-change')({
  validateSearch: (search: Record<string, unknown>): { token?: string } => {
    const token = textIn(search, 'token')
    return token === undefined ? {} : { token }
  },
  staticData: { personal: true },
  head: () => pageHead('Stop the change', undefined, { robots: 'noindex' }),
  component: StopEmailChange,
})

function StopEmailChange() {
  const api = useApi()
  const queryClient = useQueryClient()
  const { token = '' } = Route.useSearch()
  return (
    <LinkPage
      key={token}
      title="Stop the change of your email address"
      lead="Your address stays as it is, and everyone is logged out of your account, including you."
      button="Stop the change"
      busyLabel="Stopping"
      onUse={async () => {
        await api.post('/api/email-change/stop', { body: { token } })
        await queryClient.invalidateQueries({ queryKey: meKey })
      }}
      done={
        <>
          <p className="font-semibold">The change is stopped</p>
          <p className="text-muted">
            Whoever asked for it knows your password. Choose a new one now.
          </p>
          <Link to={pages.forgotPassword()} className={buttonClass({ variant: 'primary' })}>
            Choose a new password
          </Link>
        </>
      }
      gone={
        <>
          <p className="font-semibold">This link no longer works</p>
          <p className="text-muted">
            There is no change to stop. If your address was changed without you, write to us right
            away.
          </p>
          <Link to={pages.contact()} className={buttonClass({ variant: 'primary' })}>
            Contact us
          </Link>
        </>
      }
    />
  )
}
