import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { pages } from '../../../contract/urls.ts'
import { mayTrade } from '../../../shared/accounts/account-rules.ts'
import { accountQueries, emailQuery } from '../../accounts/queries.ts'
import type { Api } from '../../api/index.ts'
import { DashboardHeader } from '../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../dashboard/dashboard-page.ts'
import { Loaded } from '../../dashboard/loaded.tsx'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { addressQuery } from '../../delivery/saved-addresses.ts'
import { listingQueries } from '../../listings/queries.ts'
import { instructionsQuery } from '../../settings/queries.ts'
import type { SectionProps } from '../../settings/section-props.ts'
import { type SettingsContext, sectionsFor } from '../../settings/sections.ts'
import { configQuery } from '../../shell/shop.ts'

function pageQueries(api: Api) {
  return {
    everyone: {
      config: configQuery(api),
      loginMethods: accountQueries.loginMethods(api),
      email: emailQuery(api),
    },
    buyers: { address: addressQuery(api) },
    sellers: {
      defaultPlace: listingQueries.defaultPlace(api),
      instructions: instructionsQuery(api),
    },
  }
}

export const Route = createFileRoute('/dashboard/settings')({
  ...dashboardPage({
    title: 'settings',
    text: ['fields', 'seller'],
    nav: { icon: 'Settings', group: 'account', order: 3 },
  }),
  loader: ({ context }) => {
    const { everyone, buyers, sellers } = pageQueries(context.api)
    const { role } = context.viewer
    return loadQueries(context, {
      ...everyone,
      ...(mayTrade(role, 'buy') && buyers),
      ...(mayTrade(role, 'sell') && sellers),
    })
  },
  component: Settings,
})

function Settings() {
  const { api, viewer } = useDashboard()
  const { everyone, sellers } = pageQueries(api)
  const mode = useQuery({
    ...sellers.instructions,
    enabled: mayTrade(viewer.role, 'sell'),
  }).data?.mode
  return (
    <Loaded query={useQuery(everyone.config)} caption="settings">
      {(config) => (
        <SettingsPage {...{ api, viewer, config }} hasOwnInstructions={mode === 'seller'} />
      )}
    </Loaded>
  )
}

type SettingsPageProps = SectionProps & Pick<SettingsContext, 'hasOwnInstructions'>

/** All settings of a person on one page, with a list of the sections that leads to each of them. */
function SettingsPage({ hasOwnInstructions, ...props }: SettingsPageProps) {
  const groups = sectionsFor({ ...props, hasOwnInstructions })
  useFocusOnSection()
  return (
    <>
      <DashboardHeader lead="Your account, how you log in, and what you prefer." />
      <div className="gap-12 xl:grid xl:grid-cols-[minmax(0,1fr)_12rem]">
        <nav
          aria-label="Settings"
          className="mb-4 flex flex-col gap-5 xl:sticky xl:top-24 xl:order-last xl:self-start"
        >
          {groups.map(({ title, sections }) => (
            <div key={title}>
              <p className="mb-1 text-sm text-muted">{title}</p>
              <ul className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 xl:grid-cols-1">
                {sections.map((section) => (
                  <li key={section.id}>
                    <Link
                      to={pages.settings()}
                      hash={section.id}
                      // To the router they all are this page.
                      activeOptions={{ includeHash: true }}
                      activeProps={{ 'aria-current': 'location' }}
                      className="flex min-h-11 items-center text-sm font-medium underline-offset-4 hover:underline xl:min-h-9 aria-[current=location]:text-accent-ink"
                    >
                      {section.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="divide-y divide-hairline border-t border-hairline">
          {groups.flatMap(({ sections }) =>
            sections.map(({ id, title, Content }) => (
              <section key={id} aria-labelledby={id} className="flex flex-col gap-4 py-10">
                <h2 id={id} tabIndex={-1} className="text-lg outline-none">
                  {title}
                </h2>
                <Content {...props} />
              </section>
            )),
          )}
        </div>
      </div>
    </>
  )
}

/** A link to a section also moves the focus there: the next Tab leads to its first control. */
function useFocusOnSection() {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    const heading = hash ? document.getElementById(hash) : null
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }, [hash])
}
