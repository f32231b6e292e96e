import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { hasPermission } from '../../../shared/accounts/account-rules.ts'
import { accountQueries, emailQuery } from '../../accounts/queries.ts'
import { dashboardPage, loadQueries } from '../../dashboard/dashboard-page.ts'
import { Loaded } from '../../dashboard/loaded.tsx'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { addressQuery } from '../../delivery/viewer-country.ts'
import { listingQueries } from '../../listings/queries.ts'
import { instructionsQuery } from '../../payments/payment-instructions.tsx'
import { SettingsPage } from '../../settings/settings-page.tsx'
import { configQuery } from '../../shell/shop.ts'

export const Route = createFileRoute('/dashboard/settings')({
  ...dashboardPage({
    title: 'Settings',
    nav: { icon: 'Settings', order: 99 },
  }),
  loader: ({ context }) => {
    const { api, viewer } = context
    return loadQueries(
      context,
      configQuery(api),
      accountQueries.signInMethods(api),
      emailQuery(api),
      ...(hasPermission(viewer.role, 'buy') ? [addressQuery(api)] : []),
      ...(hasPermission(viewer.role, 'sell')
        ? [listingQueries.defaultPlace(api), instructionsQuery(api)]
        : []),
    )
  },
  component: Settings,
})

function Settings() {
  const { api, viewer } = useDashboard()
  const mode = useQuery({
    ...instructionsQuery(api),
    enabled: hasPermission(viewer.role, 'sell'),
  }).data?.mode
  return (
    <Loaded query={useQuery(configQuery(api))} caption="settings">
      {(config) => (
        <SettingsPage {...{ api, viewer, config }} hasOwnInstructions={mode === 'seller'} />
      )}
    </Loaded>
  )
}
