import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import type { SettingSection } from '../../../../shared/settings/definitions.ts'
import type { Api } from '../../../api/index.ts'
import { DashboardHeader } from '../../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { Loaded } from '../../../dashboard/loaded.tsx'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { shopSettingsQuery } from '../../../shop-settings/queries.ts'
import { SectionForm } from '../../../shop-settings/section-form.tsx'
import { SectionLinks, sections } from '../../../shop-settings/section-links.tsx'
import { useTranslations } from '../../../ui/text.ts'

function pageQueries(api: Api) {
  return { settings: shopSettingsQuery(api) }
}

export const Route = createFileRoute('/dashboard/(admin)/shop-settings')({
  ...dashboardPage({
    title: 'settingsOfTheShop',
    shape: 'form',
    text: ['shopSettings', 'fields'],
    translated: true,
    access: 'changeSettings',
    nav: { icon: 'Settings', group: 'shop', order: 6 },
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: ShopSettingsPage,
})

function ShopSettingsPage() {
  const { api } = useDashboard()
  const t = useTranslations('shopSettings')
  const [unsaved, setUnsaved] = useState<readonly SettingSection[]>([])
  const mark = (section: SettingSection, isUnsaved: boolean) =>
    setUnsaved((before) => {
      const others = before.filter((one) => one !== section)
      return isUnsaved ? [...others, section] : others
    })
  return (
    <>
      <DashboardHeader lead={t('lead')} />
      <Loaded query={useQuery(pageQueries(api).settings)} caption={t('loading')}>
        {({ settings }) => (
          <div className="grid gap-x-10 gap-y-4 pb-12 xl:grid-cols-[minmax(0,1fr)_11rem]">
            <SectionLinks unsaved={unsaved} />
            <div className="flex min-w-0 flex-col gap-6">
              {sections.map((section) => (
                <SectionForm
                  key={section}
                  {...{ api, section, settings }}
                  onUnsaved={(isUnsaved) => mark(section, isUnsaved)}
                />
              ))}
            </div>
          </div>
        )}
      </Loaded>
    </>
  )
}
