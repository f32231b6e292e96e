import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { AccountPage } from '../../accounts/account-page.tsx'
import { ResetForm } from '../../accounts/sign-in/reset-form.tsx'
import { pageHead } from '../../document-head.ts'
import { textIn } from '../../search-params.ts'
import { useApi } from '../../shell/use-api.ts'
import { buttonClass } from '../../ui/button.tsx'
import { toast } from '../../ui/toaster.tsx'

export const Route = createFileRoute('/(account)/reset-password')({
  validateSearch: (search: Record<string, unknown>): { token?: string } => {
    const token = textIn(search, 'token')
    return token === undefined ? {} : { token }
  },
  head: () => pageHead('New password', undefined, { robots: 'noindex' }),
  component: ResetPage,
})

function ResetPage() {
  const api = useApi()
  const router = useRouter()
  const { token = '' } = Route.useSearch()
  return (
    <AccountPage title="Choose a new password">
      <ResetForm
        key={token}
        api={api}
        token={token}
        onDone={async () => {
          await router.navigate({ to: '/login', replace: true })
          toast.success('Password changed. Log in with the new one.')
        }}
        wayBack={
          <Link to="/forget-password" className={buttonClass({ variant: 'primary' })}>
            Request a new link
          </Link>
        }
      />
    </AccountPage>
  )
}
