import { createFileRoute } from '@tanstack/react-router'
import { hasPermission } from '../../../shared/permissions.ts'
import { DateSettingsForm } from '../../accounts/date-settings-form.tsx'
import { ProfileForm, useProfileSaved } from '../../accounts/profile-form.tsx'
import { dashboardPage, loadQueries } from '../../dashboard/dashboard-page.ts'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { NextStepsFor, Welcome } from '../../home/dashboard-home.tsx'
import { nextStepQueries } from '../../home/queries.ts'
import { SavedAddresses } from '../../orders/addresses/saved-addresses.tsx'
import { PaymentInstructions } from '../../payments/payment-instructions.tsx'

export const Route = createFileRoute('/dashboard/')({
  ...dashboardPage({
    title: 'Dashboard',
    nav: { icon: 'House', order: 0 },
  }),
  loader: ({ context }) => loadQueries(context, ...nextStepQueries(context.api, context.viewer)),
  component: Home,
})

const leads = {
  admin: 'Moderate this marketplace.',
  Seller: 'Your phones, sales and bookings.',
  Buyer: 'Your bookings and your next phone.',
}

function Home() {
  const { api, viewer } = useDashboard()
  const saved = useProfileSaved()
  return (
    <>
      <Welcome viewer={viewer} lead={leads[viewer.role]} />
      <NextStepsFor api={api} viewer={viewer} />
      <section aria-labelledby="profile" className="pt-14">
        <h2 id="profile" className="mb-4 text-lg">
          Your profile
        </h2>
        <ProfileForm key={viewer._id} api={api} viewer={viewer} onSaved={saved} />
      </section>
      <section aria-labelledby="dates" className="pt-14">
        <h2 id="dates" className="mb-4 text-lg">
          Dates and times
        </h2>
        <DateSettingsForm key={`${viewer.timeZone} ${viewer.locale}`} api={api} viewer={viewer} />
      </section>
      {hasPermission(viewer.role, 'buy') && <SavedAddresses api={api} />}
      {hasPermission(viewer.role, 'sell') && <PaymentInstructions api={api} />}
    </>
  )
}
