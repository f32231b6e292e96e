import { createFileRoute } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { pages } from '../../contract/urls.ts'
import { ApiError, type Setup, useApi } from '../api/index.ts'
import { pageHead } from '../document-head.ts'
import { load } from '../load.ts'
import { textIn } from '../search-params.ts'
import { AlreadySetUp, LinkNotFound } from '../setup/link-states.tsx'
import { SetupForm } from '../setup/setup-form.tsx'
import { waitForShop } from '../setup/wait-for-shop.ts'
import { PageHeader } from '../ui/layout/page-layout.tsx'
import { Notice } from '../ui/layout/page-states.tsx'

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
      if (setup.replacesDemo) await waitForShop(api)
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
      {setup.replacesDemo && <DemoNotice />}
      <SetupForm token={token} setup={setup} isDone={isDone} onDone={logIn} />
    </div>
  )
}

/** What happens to the demo, before anything is entered. */
function DemoNotice() {
  return (
    <div className="mb-8 max-w-2xl">
      <Notice
        label="This replaces the demo"
        icon={<TriangleAlert className="size-5" />}
        tone="waiting"
      >
        <div className="flex flex-col gap-2 py-1 pe-3 text-pretty">
          <p>
            <strong>Your shop takes the place of this demo.</strong>{' '}
            <span>
              The demo’s phones, people, orders, photos and emails are deleted, and so is everything
              that you tried out in it. Its logins stop working.
            </span>
          </p>
          <p>
            The catalog of phone models stays. Until you press the button at the end, nothing
            changes.
          </p>
        </div>
      </Notice>
    </div>
  )
}
