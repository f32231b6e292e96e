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
import { buttonClass } from '../../ui/button.tsx'
import { useTranslations } from '../../ui/text.ts'

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
    shape: 'form',
    text: ['settings', 'accountDialogs', 'securityLog', 'seller', 'fields'],
    translated: true,
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
  const t = useTranslations('settings')
  const { everyone, sellers } = pageQueries(api)
  const mode = useQuery({
    ...sellers.instructions,
    enabled: mayTrade(viewer.role, 'sell'),
  }).data?.mode
  return (
    <Loaded shape="form" query={useQuery(everyone.config)} caption={t('caption')}>
      {(config) => (
        <SettingsPage {...{ api, viewer, config }} hasOwnInstructions={mode === 'seller'} />
      )}
    </Loaded>
  )
}

type SettingsPageProps = SectionProps & Pick<SettingsContext, 'hasOwnInstructions'>

/** All settings of a person on one page, with a list of the sections that leads to each of them. */
function SettingsPage({ hasOwnInstructions, ...props }: SettingsPageProps) {
  const t = useTranslations('settings')
  const groups = sectionsFor({ ...props, hasOwnInstructions })
  useFocusOnSection()
  return (
    <>
      <DashboardHeader lead={t('lead')} />
      <div className="gap-12 xl:grid xl:grid-cols-[minmax(0,1fr)_12rem]">
        <nav
          aria-label={t('contents')}
          className="mb-8 xl:sticky xl:top-24 xl:order-last xl:self-start"
        >
          {/* Small screens have links to the groups alone: the sections would fill the first screen. */}
          <ul className="flex flex-wrap gap-2 xl:hidden">
            {groups.map(({ group, sections: [first] }) => (
              <li key={group}>
                <Link to={pages.settings()} hash={first?.id} className={buttonClass()}>
                  {t(`group.${group}`)}
                </Link>
              </li>
            ))}
          </ul>
          <div className="flex flex-col gap-5 max-xl:hidden">
            {groups.map(({ group, sections }) => (
              <div key={group}>
                <p className="mb-1 text-sm text-muted">{t(`group.${group}`)}</p>
                <ul>
                  {sections.map(({ id }) => (
                    <li key={id}>
                      <Link
                        to={pages.settings()}
                        hash={id}
                        // To the router they all are this page.
                        activeOptions={{ includeHash: true }}
                        activeProps={{ 'aria-current': 'location' }}
                        className="flex min-h-9 items-center text-sm font-medium underline-offset-4 hover:underline aria-[current=location]:text-accent-ink"
                      >
                        {t(`section.${id}`)}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </nav>
        <div className="flex min-w-0 flex-col gap-10">
          {groups.map(({ group, sections }) => (
            <div key={group}>
              <p className="mb-3 text-sm font-semibold text-muted">{t(`group.${group}`)}</p>
              <div className="divide-y divide-hairline rounded-box border border-hairline bg-raised">
                {sections.map(({ id, Content }) => (
                  <section key={id} aria-labelledby={id} className="flex flex-col gap-4 p-4 sm:p-6">
                    <h2 id={id} tabIndex={-1} className="text-lg outline-none">
                      {t(`section.${id}`)}
                    </h2>
                    <Content {...props} />
                  </section>
                ))}
              </div>
            </div>
          ))}
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
