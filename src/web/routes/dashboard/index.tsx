import { createFileRoute } from '@tanstack/react-router'
import { isolate } from '../../../shared/isolate.ts'
import type { User } from '../../api/index.ts'
import { dashboardPage, loadQueries } from '../../dashboard/dashboard-page.ts'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { StaffStart } from '../../start-page/staff-start.tsx'
import { startQueries } from '../../start-page/start-queries.ts'
import { BuyerStart, SellerStart } from '../../start-page/trader-start.tsx'
import { useLanguage, useTranslations } from '../../ui/text.ts'

export const Route = createFileRoute('/dashboard/')({
  ...dashboardPage({
    title: 'dashboard',
    shape: 'figures',
    text: ['start', 'staffStart', 'orders', 'products', 'card'],
    translated: true,
    nav: { icon: 'House', group: 'start', order: 0 },
  }),
  loader: ({ context }) => loadQueries(context, startQueries(context.api)[context.viewer.role]),
  component: Home,
})

const starts = { admin: StaffStart, Seller: SellerStart, Buyer: BuyerStart }

function Home() {
  const { api, viewer } = useDashboard()
  const Start = starts[viewer.role]
  return (
    <>
      <Welcome viewer={viewer} />
      <Start api={api} />
    </>
  )
}

/** Who is logged in, with photo and display name. */
function Welcome({ viewer }: { viewer: User }) {
  const { name, role, staffRole } = viewer
  const t = useTranslations('start')
  const lead = role === 'admin' ? (staffRole ?? 'admin') : role
  return (
    <header className="pt-6 pb-4 md:pt-8 md:pb-6">
      {/* One text: the start of a second one would move when the font of headings arrives. */}
      <h1 className="text-xl wrap-anywhere">
        {t('welcome', { name: isolate(name, useLanguage()) })}
      </h1>
      <p className="mt-1 text-pretty text-muted max-md:hidden">{t(`lead.${lead}`)}</p>
    </header>
  )
}
