import { useQueryClient } from '@tanstack/react-query'
import {
  createFileRoute,
  Link,
  Outlet,
  type StaticDataRouteOption,
  useLocation,
  useMatches,
} from '@tanstack/react-router'
import { Lock, ShieldCheck } from 'lucide-react'
import { useEffect } from 'react'
import { pages } from '../../../contract/urls.ts'
import { mayTrade, SELLER_TERMS_VERSION } from '../../../shared/accounts/account-rules.ts'
import type { Permission } from '../../../shared/accounts/permissions.ts'
import { isStaffPermission } from '../../../shared/accounts/staff-roles.ts'
import { type User, useApi } from '../../api/index.ts'
import { requireViewer } from '../../dashboard/dashboard-page.ts'
import { useAccountChanged, useDashboard } from '../../dashboard/use-dashboard.ts'
import { DashboardLayout } from '../../dashboard-frame/dashboard-layout.tsx'
import { pageHead } from '../../document-head.ts'
import { useAction } from '../../forms/use-action.ts'
import { textIn } from '../../search-params.ts'
import { browserReader } from '../../shell/reader-state.ts'
import { useShop } from '../../shell/shop.ts'
import { meKey, useViewer } from '../../shell/viewer.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { LoadingRegion, Skeleton, SkeletonText } from '../../ui/layout/page-states.tsx'
import { linkClass } from '../../ui/link.tsx'
import { useTranslations } from '../../ui/text.ts'
import { toast } from '../../ui/toaster.tsx'

export const Route = createFileRoute('/dashboard')({
  beforeLoad: async ({ context, location }) => ({
    viewer: await requireViewer(context, location),
  }),
  staticData: { personal: true, translated: true, text: ['dashboard', 'table'] },
  head: () => pageHead('Dashboard', undefined, { robots: 'noindex' }),
  pendingComponent: Pending,
  component: Dashboard,
})

function Dashboard() {
  const { viewer } = useDashboard()
  const forbidden = useMatches({ select: findForbidden })
  useOwnDateSettings()
  return (
    <DashboardLayout viewer={viewer}>
      {forbidden ? <Forbidden needs={forbidden} viewer={viewer} /> : <Outlet />}
    </DashboardLayout>
  )
}

/** The permission that the viewer lacks for a page. */
function findForbidden(matches: readonly { context: object; staticData: StaticDataRouteOption }[]) {
  const match = matches.find(({ context }) => 'allowed' in context && context.allowed === false)
  // Only an admin without a second factor is kept from a page that everyone may open.
  return match && (match.staticData.dashboardPage?.access ?? 'seeAccounts')
}

/** Before the script and the texts of the dashboard have arrived: the places of its navigation and its page. */
function Pending() {
  const t = useTranslations('shell')
  return (
    <div className="page-width lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10">
      <Skeleton className="mt-8 h-120 max-lg:hidden" />
      <LoadingRegion label={t('loadingAccount')}>
        <Skeleton className="mt-9 mb-4 h-6 w-48 max-lg:md:mt-24" />
        <SkeletonText lines={2} />
      </LoadingRegion>
    </div>
  )
}

/**
 * Sets time zone and date format of an account that has none: one that was made by an API client,
 * or logged in before this browser could say.
 */
function useOwnDateSettings() {
  const api = useApi()
  const queryClient = useQueryClient()
  const { user } = useViewer()
  const isUnknown = user !== undefined && user.timeZone === null

  useEffect(() => {
    if (!isUnknown) return
    // Emails are written in UTC as long as this fails; the next visit tries again.
    api
      .put('/api/date-settings', { body: browserReader() })
      .then((account) =>
        // What only the answer about oneself has stays.
        queryClient.setQueryData<User>(meKey, (before) => ({ ...before, ...account })),
      )
      .catch(() => {})
  }, [api, queryClient, isUnknown])
}

/** Shown instead of a page that the viewer may not see; a Buyer can become a Seller right here. */
function Forbidden({ needs, viewer }: { needs: Permission; viewer: User }) {
  const t = useTranslations('dashboard')
  if (needs === 'sell' && mayTrade(viewer.role, 'buy')) return <StartSelling />
  if (viewer.lacksSecondFactor) return <SecondFactorNeeded />
  const { title, why } = reasonFor(needs)
  return (
    <section className="mt-10 flex flex-col items-start gap-4 rounded-box bg-sand/50 p-8 md:mt-14 md:p-14">
      <span className="inline-flex size-13 items-center justify-center rounded-full bg-raised">
        <Lock aria-hidden="true" className="size-5" />
      </span>
      <p className="text-sm font-medium text-muted">403</p>
      <h1 className="text-xl">{title}</h1>
      <p className="max-w-prose text-pretty text-muted">{why}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Link to={pages.dashboard()} className={buttonClass({ variant: 'primary' })}>
          {t('forbidden.dashboard')}
        </Link>
        <Link to={pages.products()} className={buttonClass()}>
          {t('forbidden.phones')}
        </Link>
      </div>
    </section>
  )

  function reasonFor(permission: Permission) {
    if (!isStaffPermission(permission))
      return { title: t(`forbidden.${permission}`), why: t('forbidden.marketWhy') }
    const { staffRole } = viewer
    if (!staffRole) return { title: t('forbidden.admins'), why: t('forbidden.adminsWhy') }
    const role = t(`role.${staffRole}`)
    return { title: t('forbidden.role'), why: t('forbidden.roleWhy', { role }) }
  }
}

/** For an admin after the deadline: where to go, instead of pages that fail one by one. */
function SecondFactorNeeded() {
  const t = useTranslations('dashboard.secondFactor')
  return (
    <section className="mt-10 flex flex-col items-start gap-4 rounded-box bg-sand/50 p-8 md:mt-14 md:p-14">
      <span className="inline-flex size-13 items-center justify-center rounded-full bg-raised">
        <ShieldCheck aria-hidden="true" className="size-5" />
      </span>
      <h1 className="text-xl">{t('title')}</h1>
      <p className="max-w-prose text-pretty text-muted">{t('why')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Link to={pages.settings()} hash="passkeys" className={buttonClass({ variant: 'primary' })}>
          {t('passkey')}
        </Link>
        <Link to={pages.settings()} hash="two-step-login" className={buttonClass()}>
          {t('app')}
        </Link>
      </div>
    </section>
  )
}

/**
 * Shown to a Buyer in place of a page for sellers. Accepting the terms makes them a Seller and shows
 * the page that they opened.
 */
function StartSelling() {
  const t = useTranslations('dashboard.startSelling')
  const api = useApi()
  const { pages: shopPages, deliveryMethods } = useShop()
  const [onlyDelivery, ...others] = deliveryMethods
  const terms = shopPages.find(({ page }) => page === 'seller-terms')
  const accountChanged = useAccountChanged()
  const { busy, run } = useAction()
  const hasSharedPhotos = textIn(useLocation().search, 'shared') === 'stored'

  const accept = () =>
    run('accept', async () => {
      await api.post('/api/start-selling', {
        body: { termsVersion: terms?.version ?? SELLER_TERMS_VERSION },
        once: true,
      })
      await accountChanged()
      toast.success(t('done'))
    })

  return (
    <section className="mt-10 flex flex-col items-start gap-4 rounded-box bg-mist p-6 md:mt-14 md:p-14">
      <h1 className="text-xl">{t('title')}</h1>
      <p className="max-w-prose text-pretty">{t('why')}</p>
      <ul className="max-w-prose list-disc space-y-1 ps-5 text-pretty">
        <li>{t('ownPhones')}</li>
        <li>{t('faults')}</li>
        <li>{t(onlyDelivery && others.length === 0 ? onlyDelivery : 'both')}</li>
      </ul>
      {hasSharedPhotos && <p>{t('sharedPhotos')}</p>}
      <p>
        {t.rich('terms', {
          link: (text) => (
            <Link to={pages.sellerTerms()} target="_blank" className={linkClass}>
              {text}
            </Link>
          ),
          note: (text) => <span className="text-sm text-muted">{text}</span>,
        })}
      </p>
      <Button
        variant="primary"
        size="large"
        busy={busy !== undefined}
        busyLabel={t('busy')}
        onClick={accept}
      >
        {t('accept')}
      </Button>
    </section>
  )
}
