import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { pages } from '../../contract/urls.ts'
import type { StaffPermission } from '../../shared/accounts/staff-roles.ts'
import { formatCount } from '../../shared/quantities.ts'
import { DashboardHeader } from '../dashboard/dashboard-header.tsx'
import { useDashboard, useMay } from '../dashboard/use-dashboard.ts'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { countOpen, isOpenAppeal, isOpenReport, tabQueries } from './queries.ts'

type ModerationFrameProps = { lead: string; children: ReactNode }

/** A moderation page below the tabs of all, each with its number of open cases. */
export function ModerationFrame({ lead, children }: ModerationFrameProps) {
  return (
    <>
      <DashboardHeader lead={lead} />
      <Tabs />
      {children}
    </>
  )
}

const tab =
  'inline-flex min-h-11 shrink-0 items-center gap-2 border-b-2 border-transparent px-3 text-sm font-medium text-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink forced-colors:border-[Canvas] forced-colors:aria-[current=page]:border-[Highlight]'

type Tab = {
  to: string
  label: string
  needs: StaffPermission
  count?: number | undefined
  isMore?: boolean
}

function Tabs() {
  const nav = useRef<HTMLElement>(null)
  const t = useTranslations('moderate.tabs')
  const language = useLanguage()
  // The current tab may be outside of the row.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (current) current.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [])
  const { api } = useDashboard()
  const queries = tabQueries(api)
  const may = useMay()
  const moderates = may('moderateListings')
  const { data: reviews } = useQuery({ ...queries.reviews, enabled: moderates })
  const { data: reports } = useInfiniteQuery({ ...queries.reports, enabled: may('decideReports') })
  const { data: alarms } = useQuery({ ...queries.alarms, enabled: moderates })
  const { data: appeals } = useInfiniteQuery({ ...queries.appeals, enabled: may('decideAppeals') })
  const { data: disputes } = useInfiniteQuery({
    ...queries.disputes,
    enabled: may('decideDisputes'),
  })
  const { data: claims } = useQuery({ ...queries.claims, enabled: may('verifyPossession') })
  const { data: cases } = useQuery({ ...queries.riskCases, enabled: may('reviewRisk') })
  const tabs: Tab[] = [
    {
      to: pages.moderation(),
      label: t('listings'),
      needs: 'moderateListings',
      count: reviews?.length,
    },
    {
      to: pages.reports(),
      label: t('reports'),
      needs: 'decideReports',
      ...countOpen(reports, isOpenReport),
    },
    {
      to: pages.disputes(),
      label: t('disputes'),
      needs: 'decideDisputes',
      ...countOpen(disputes, () => true),
    },
    {
      to: pages.imeiAlarms(),
      label: t('alarms'),
      needs: 'moderateListings',
      count: alarms?.filter(({ closedAt }) => closedAt === null).length,
    },
    {
      to: pages.possessionPhotos(),
      label: t('possession'),
      needs: 'verifyPossession',
      count: claims?.length,
    },
    {
      to: pages.appeals(),
      label: t('appeals'),
      needs: 'decideAppeals',
      ...countOpen(appeals, isOpenAppeal),
    },
    {
      to: pages.risk(),
      label: t('risk'),
      needs: 'reviewRisk',
      count: cases && cases.accounts.length + cases.payouts.length,
    },
    { to: pages.riskRules(), label: t('rules'), needs: 'changeRiskRules' },
  ]
  return (
    <nav
      ref={nav}
      aria-label={t('name')}
      className="relative mb-6 flex gap-1 overflow-x-auto border-b border-hairline"
    >
      {tabs
        .filter(({ needs }) => may(needs))
        .map(({ to, label, count, isMore }) => (
          <Link key={to} to={to} activeOptions={{ exact: true }} className={tab}>
            {label}
            {count !== undefined && count > 0 && (
              <span className="rounded-full bg-amber-wash px-2 tabular-nums text-amber">
                {`${formatCount(count, language)}${isMore ? '+' : ''}`}{' '}
                {t.rich('waiting', { hidden: (text) => <span className="sr-only">{text}</span> })}
              </span>
            )}
          </Link>
        ))}
    </nav>
  )
}
