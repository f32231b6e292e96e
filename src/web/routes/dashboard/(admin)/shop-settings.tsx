import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { type SettingSection, settingSections } from '../../../../shared/settings/definitions.ts'
import type { Api } from '../../../api/index.ts'
import { DashboardHeader } from '../../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { Loaded } from '../../../dashboard/loaded.tsx'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { shopSettingsQuery } from '../../../shop-settings/queries.ts'
import { SectionForm } from '../../../shop-settings/section-form.tsx'

function pageQueries(api: Api) {
  return { settings: shopSettingsQuery(api) }
}

export const Route = createFileRoute('/dashboard/(admin)/shop-settings')({
  ...dashboardPage({
    title: 'settingsOfTheShop',
    access: 'changeSettings',
    nav: { icon: 'Settings', group: 'shop', order: 6 },
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: ShopSettingsPage,
})

const sections = Object.keys(settingSections) as SettingSection[]

function ShopSettingsPage() {
  const { api } = useDashboard()
  return (
    <>
      <DashboardHeader lead="What you save here holds on every page within a second. The audit log shows who changed what." />
      <Loaded query={useQuery(pageQueries(api).settings)} caption="settings">
        {({ settings }) => (
          <div className="flex flex-col gap-6">
            {sections.map((section) => (
              <SectionForm key={section} {...{ api, section, settings }} />
            ))}
          </div>
        )}
      </Loaded>
    </>
  )
}
