import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { pages } from '../../../routes.ts'
import { AccountPage } from '../../accounts/account-page.tsx'
import { ForgotForm } from '../../accounts/sign-in/forgot-form.tsx'
import { remembered } from '../../accounts/sign-in/safe-return.ts'
import { descriptions, pageHead } from '../../document-head.ts'
import { load } from '../../load.ts'
import { accountSearch } from '../../search-params.ts'
import { configQuery } from '../../shell/shop.ts'
import { useApi } from '../../shell/use-api.ts'
import { buttonClass } from '../../ui/button.tsx'
import { linkClass } from '../../ui/link.tsx'

export const Route = createFileRoute('/(account)/forget-password')({
  validateSearch: accountSearch,
  loader: ({ context }) => load(context.queryClient, configQuery(context.api)),
  head: () => pageHead('Forgot password', descriptions?.forgotPassword),
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
          Back to Login
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
