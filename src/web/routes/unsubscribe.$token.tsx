import { createFileRoute } from '@tanstack/react-router'
import { useApi } from '../api/index.ts'
import { pageHead } from '../document-head.ts'
import { load } from '../load.ts'
import { savedQueries } from '../search/saved/queries.ts'
import { UnsubscribePage } from '../search/saved/unsubscribe-page.tsx'

export const Route = createFileRoute('/unsubscribe/$token')({
  loader: ({ context: { api, queryClient }, params }) =>
    load(queryClient, savedQueries.unsubscription(api, params.token)),
  head: () => pageHead('Unsubscribe', undefined, { robots: 'noindex' }),
  component: Unsubscribe,
})

function Unsubscribe() {
  const { token } = Route.useParams()
  return <UnsubscribePage key={token} api={useApi()} token={token} on={Route.useLoaderData().on} />
}
