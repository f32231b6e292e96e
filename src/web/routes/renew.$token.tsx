import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../document-head.ts'
import { renewalQuery } from '../listings/renewal/calls.ts'
import { RenewalPage } from '../listings/renewal/renewal-page.tsx'
import { UnknownRenewal } from '../listings/renewal/unknown-renewal.tsx'
import { load } from '../load.ts'

export const Route = createFileRoute('/renew/$token')({
  loader: ({ context: { api, queryClient }, params }) =>
    load(queryClient, renewalQuery(api, params.token)),
  head: () => pageHead('Renew', undefined, { robots: 'noindex' }),
  component: Renew,
  notFoundComponent: UnknownRenewal,
})

function Renew() {
  const { token } = Route.useParams()
  return <RenewalPage key={token} token={token} loaded={Route.useLoaderData()} />
}
