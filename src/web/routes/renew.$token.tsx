import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../document-head.ts'
import { RenewalPage, UnknownRenewal } from '../listings/renewal/renewal-page.tsx'

import { load } from '../load.ts'

export const Route = createFileRoute('/renew/$token')({
  loader: ({ context: { api, queryClient }, params }) =>
    load(queryClient, {
      queryKey: ['renewal', params.token],
      queryFn: () => api.get('/api/renewals/{token}', { path: params }),
    }),
  head: () => pageHead('Renew', undefined, { robots: 'noindex' }),
  component: Renew,
  notFoundComponent: UnknownRenewal,
})

function Renew() {
  const { token } = Route.useParams()
  return <RenewalPage key={token} token={token} loaded={Route.useLoaderData()} />
}
