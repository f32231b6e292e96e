import { createFileRoute, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { pages } from '../../contract/urls.ts'
import { AccountPage } from '../accounts/account-page.tsx'
import { ApiError, type Setup, useApi } from '../api/index.ts'
import { pageHead } from '../document-head.ts'
import { load } from '../load.ts'
import { textIn } from '../search-params.ts'
import { SetupForm } from '../setup/setup-form.tsx'
import { buttonClass } from '../ui/button.tsx'
import { PageHeader } from '../ui/layout/page-layout.tsx'

/** A link without a token opens the same page as one with a wrong token. */
const NO_TOKEN = '-'

export const Route = createFileRoute('/setup')({
  validateSearch: (search: Record<string, unknown>): { token?: string } => {
    const token = textIn(search, 'token')
    return token === undefined ? {} : { token }
  },
  loaderDeps: ({ search: { token = NO_TOKEN } }) => ({ token }),
  loader: ({ context: { api, queryClient }, deps: { token } }) =>
    load(queryClient, {
      queryKey: ['setup', token],
      queryFn: () => api.get('/api/setup-links/{token}', { path: { token } }),
    }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 410) return { gone: true as const }
      throw error
    }),
  staticData: { personal: true },
  head: () => pageHead('Set up your shop', undefined, { robots: 'noindex' }),
  notFoundComponent: LinkNotFound,
  component: SetupPage,
})

function SetupPage() {
  const { token = NO_TOKEN } = Route.useSearch()
  const setup = Route.useLoaderData()
  return 'gone' in setup ? <AlreadySetUp /> : <NewShop key={token} token={token} setup={setup} />
}

function NewShop({ token, setup }: { token: string; setup: Setup }) {
  const api = useApi()
  const [isDone, setDone] = useState(false)

  /** The account exists by now: whoever cannot be logged in here can do it on the login page. */
  async function logIn(email: string, password: string) {
    setDone(true)
    try {
      await api.post('/api/auth/sign-in/email', { body: { email, password } })
      // A new document: this one was rendered with the settings before.
      window.location.assign(pages.dashboard())
    } catch {
      window.location.assign(pages.login(pages.dashboard()))
    }
  }

  return (
    <div className="page-width pb-16">
      <PageHeader
        title="Set up your shop"
        lead="Four short steps. You can change everything later, except your shop’s currency once phones are listed."
      />
      <SetupForm token={token} setup={setup} isDone={isDone} onDone={logIn} />
    </div>
  )
}

function LinkNotFound() {
  return (
    <AccountPage title="This link doesn’t open the set-up">
      <div className="flex flex-col items-start gap-4">
        <p className="text-pretty">
          A new shop prints a link when it starts. It works once, for a day, and only the newest one
          works.
        </p>
        <p className="text-pretty">
          If you run this shop: restart it, or run <code>redial setup-link</code> on its computer,
          and open the link that is printed.
        </p>
        <Link to={pages.home()} className={buttonClass()}>
          Go to the home page
        </Link>
      </div>
    </AccountPage>
  )
}

function AlreadySetUp() {
  return (
    <AccountPage title="This shop is set up">
      <div className="flex flex-col items-start gap-4">
        <p className="text-pretty">
          It has an admin, so the link has stopped working. If somebody else was faster than you,
          ask them for access.
        </p>
        <Link to={pages.login(pages.dashboard())} className={buttonClass({ variant: 'primary' })}>
          Log in
        </Link>
      </div>
    </AccountPage>
  )
}
