import { createFileRoute } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { pages } from '../../contract/urls.ts'
import {
  addressIn,
  DEFAULT_LANGUAGE,
  type Language,
  languageCodes,
  languages,
} from '../../shared/languages.ts'
import { ApiError, type Setup, useApi } from '../api/index.ts'
import { pageHead } from '../document-head.ts'
import { load } from '../load.ts'
import { textIn } from '../search-params.ts'
import { AlreadySetUp, LinkNotFound } from '../setup/link-states.tsx'
import { SetupForm } from '../setup/setup-form.tsx'
import { waitForShop } from '../setup/wait-for-shop.ts'
import { PageHeader } from '../ui/layout/page-layout.tsx'
import { Notice } from '../ui/layout/page-states.tsx'
import { linkClass } from '../ui/link.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'

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
  staticData: { personal: true, text: ['setup', 'fields'], translated: true },
  head: ({ match: { context } }) =>
    pageHead(context.text.setup?.title ?? '', undefined, { robots: 'noindex' }),
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
  const t = useTranslations('setup')
  const language = useLanguage()
  const [isDone, setDone] = useState(false)

  /** The account exists by now: whoever cannot be logged in here can do it on the login page. */
  async function logIn(email: string, password: string, languages: readonly Language[]) {
    setDone(true)
    const shown = languages.includes(language) ? language : DEFAULT_LANGUAGE
    try {
      if (setup.replacesDemo) await waitForShop(api)
      await api.post('/api/auth/sign-in/email', { body: { email, password } })
      // A new document: this one was rendered with the settings before.
      window.location.assign(addressIn(shown, pages.dashboard()))
    } catch {
      window.location.assign(addressIn(shown, pages.login(pages.dashboard())))
    }
  }

  return (
    <div className="page-width pb-16">
      <div className="mx-auto max-w-2xl">
        <PageHeader title={t('title')} lead={t('lead')} />
        <LanguageChoice token={token} />
        {setup.replacesDemo && <DemoNotice />}
        <SetupForm token={token} setup={setup} isDone={isDone} onDone={logIn} />
      </div>
    </div>
  )
}

/** The page has all languages, whichever the shop offers so far. Each is a document of its own. */
function LanguageChoice({ token }: { token: string }) {
  const t = useTranslations('setup')
  const language = useLanguage()
  return (
    <nav aria-label={t('languages')} className="mb-8">
      <ul className="flex flex-wrap gap-x-5">
        {languageCodes.map((code) => (
          <li key={code}>
            <a
              href={addressIn(code, pages.setup(token))}
              lang={code}
              hrefLang={code}
              className={`${linkClass} inline-flex min-h-11 items-center text-sm aria-[current]:font-semibold aria-[current]:no-underline`}
              aria-current={code === language ? 'true' : undefined}
            >
              {languages[code].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What happens to the demo, before anything is entered. */
function DemoNotice() {
  const t = useTranslations('setup.demo')
  return (
    <div className="mb-8">
      <Notice label={t('label')} icon={<TriangleAlert className="size-5" />} tone="waiting">
        <div className="flex flex-col gap-2 py-1 pe-3 text-pretty">
          <p>
            <strong>{t('replaced')}</strong> <span>{t('deleted')}</span>
          </p>
          <p>{t('catalog')}</p>
        </div>
      </Notice>
    </div>
  )
}
