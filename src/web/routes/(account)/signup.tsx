import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { pages } from '../../../routes.ts'
import { AccountPage } from '../../accounts/account-page.tsx'
import { GoogleButton, Or } from '../../accounts/sign-in/google-button.tsx'
import { remembered, safeReturn } from '../../accounts/sign-in/safe-return.ts'
import { useGoIn, useKeptScan, useSendOn } from '../../accounts/sign-in/sign-in.ts'
import { SignUpForm } from '../../accounts/sign-in/signup-form.tsx'
import { initialRole } from '../../accounts/sign-in/signup-rules.ts'
import { descriptions, pageHead } from '../../document-head.ts'
import { load } from '../../load.ts'
import { accountSearch } from '../../search-params.ts'
import { configQuery } from '../../shell/shop.ts'
import { useApi } from '../../shell/use-api.ts'
import { linkClass } from '../../ui/link.tsx'
import { toast } from '../../ui/toaster.tsx'

export const Route = createFileRoute('/(account)/signup')({
  validateSearch: accountSearch,
  loader: ({ context }) => load(context.queryClient, configQuery(context.api)),
  head: () => pageHead('Sign up', descriptions?.signUp),
  component: SignUpPage,
})

function SignUpPage() {
  const api = useApi()
  const { from } = Route.useSearch()
  const { data: config } = useQuery(configQuery(api))
  const goIn = useGoIn(from)
  useKeptScan(from)
  useSendOn(from)

  return (
    <AccountPage
      title="Sign up"
      lead="One free account for buying and selling."
      below={
        <>
          Already have an account?{' '}
          <Link to="/login" search={{ from: remembered(from) }} className={linkClass}>
            Login
          </Link>
        </>
      }
      picture="/art/slide-sell.svg"
      promise="A photo, a name and a price: your old phone is on sale in two minutes."
    >
      {config && (
        <GoogleButton
          api={api}
          config={config}
          callbackURL={safeReturn(from)}
          errorCallbackURL={pages.login(remembered(from))}
        />
      )}
      <Or />
      <SignUpForm
        api={api}
        role={initialRole(from)}
        onSignedIn={async () => {
          await goIn()
          toast.success('Sign up successfully and logged in')
        }}
      />
    </AccountPage>
  )
}
