import { createFileRoute } from '@tanstack/react-router'
import { ModelsPage } from '../catalog/models-page.tsx'
import { catalogQueries } from '../catalog/queries.ts'
import { Forbidden, RoleError } from '../dashboard/forbidden.tsx'
import { checkRole } from '../dashboard/guard.ts'

import { pageHead } from '../document-head.ts'

export const Route = createFileRoute('/dashboard/models')({
  beforeLoad: ({ context }) => checkRole(context, 'admin'),
  loader: async ({ context: { api, queryClient, allowed } }) => {
    if (allowed) await queryClient.prefetchInfiniteQuery(catalogQueries.models(api, ''))
  },
  head: () => pageHead('Models', undefined, { robots: 'noindex' }),
  errorComponent: (props) => <RoleError owner="admin" {...props} />,
  component: Models,
})

function Models() {
  return Route.useRouteContext().allowed ? <ModelsPage /> : <Forbidden owner="admin" />
}
