import { createFileRoute } from '@tanstack/react-router'
import { Forbidden, RoleError } from '../dashboard/forbidden.tsx'
import { checkRole } from '../dashboard/guard.ts'
import { ready, readyList } from '../dashboard/ready.ts'

import { pageHead } from '../document-head.ts'
import { moneyQuery, tasksQuery } from '../payments/money-api.ts'
import { MoneyPage } from '../payments/money-page.tsx'

export const Route = createFileRoute('/dashboard/money')({
  beforeLoad: ({ context }) => checkRole(context, 'admin'),
  loader: async ({ context: { api, queryClient, allowed } }) => {
    if (!allowed) return
    await Promise.all([
      ready(queryClient, moneyQuery(api)),
      readyList(queryClient, tasksQuery(api)),
    ])
  },
  head: () => pageHead('Money', undefined, { robots: 'noindex' }),
  errorComponent: (props) => <RoleError owner="admin" {...props} />,
  component: Money,
})

function Money() {
  return Route.useRouteContext().allowed ? <MoneyPage /> : <Forbidden owner="admin" />
}
