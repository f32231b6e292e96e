import { type ErrorComponentProps, useMatch } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { PageErrorState } from '../shell/page-states.tsx'
import { ContentSkeleton } from '../ui/layout/content-skeleton.tsx'
import { PageHeader } from '../ui/layout/page-layout.tsx'
import { Skeleton } from '../ui/layout/page-states.tsx'
import { useTranslations } from '../ui/text.ts'

/** The header of a dashboard page, with the title that its route declares in `dashboardPage`. */
export function DashboardHeader(props: Omit<ComponentProps<typeof PageHeader>, 'title'>) {
  return <PageHeader {...props} title={usePageTitle()} />
}

/** The title of the dashboard page that renders this. */
export function usePageTitle(): string {
  const t = useTranslations('dashboard.page')
  return t(usePage().title)
}

/** What the dashboard page that renders this declares about itself. */
function usePage() {
  const page = useMatch({ strict: false, select: ({ staticData }) => staticData.dashboardPage })
  if (!page) throw new Error('This is for pages of the dashboard')
  return page
}

/** A page of the dashboard whose script or data are loading: its title, and its content by its shape. */
export function PendingPage() {
  const title = usePageTitle()
  const { shape } = usePage()
  // The heading of a page about one thing is its name, which is loading too.
  const isNamed = shape === 'record'
  return (
    <>
      <PageHeader
        title={isNamed ? <Bar className="w-56" label={title} /> : title}
        lead={<LeadBars />}
      />
      <ContentSkeleton shape={shape} what={title} />
    </>
  )
}

/** In the height of a line of the text around it, so that nothing moves when the text arrives. */
function Bar({ className, label }: { className: string; label?: string }) {
  return (
    <span className="flex h-[1lh] items-center">
      {label && <span className="sr-only">{label}</span>}
      <Skeleton className={`h-[0.8em] max-w-full ${className}`} />
    </span>
  )
}

/** Most leads take two lines on a phone and one on a wide screen. */
function LeadBars() {
  return (
    <>
      <Bar className="w-80 md:w-96" />
      <span className="block md:hidden">
        <Bar className="w-44" />
      </span>
    </>
  )
}

/** A page of the dashboard that failed to load, below its title. */
export function FailedPage({ error }: ErrorComponentProps) {
  return (
    <>
      <PageHeader title={usePageTitle()} />
      <PageErrorState error={error} />
    </>
  )
}
