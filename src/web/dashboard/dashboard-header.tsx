import { useMatch } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { PageHeader } from '../ui/layout/page-layout.tsx'
import { useTranslations } from '../ui/text.ts'

/** The header of a dashboard page, with the title that its route declares in `dashboardPage`. */
export function DashboardHeader(props: Omit<ComponentProps<typeof PageHeader>, 'title'>) {
  return <PageHeader {...props} title={usePageTitle()} />
}

/** The title of the dashboard page that renders this. */
export function usePageTitle(): string {
  const t = useTranslations('dashboard.page')
  const page = useMatch({ strict: false, select: ({ staticData }) => staticData.dashboardPage })
  if (!page) throw new Error('usePageTitle is for pages of the dashboard')
  return t(page.title)
}
