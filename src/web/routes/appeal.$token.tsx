import { createFileRoute, isNotFound } from '@tanstack/react-router'
import { AppealPage, NoSuspension } from '../accounts/appeal-page.tsx'
import { pageHead } from '../document-head.ts'
import { load } from '../load.ts'

export const Route = createFileRoute('/appeal/$token')({
  // The link in an email outlives the suspension: that is no error.
  loader: ({ context: { api, queryClient }, params }) =>
    load(queryClient, {
      queryKey: ['suspension', params.token],
      queryFn: () => api.get('/api/suspensions/{token}', { path: params }),
    }).catch((error: unknown) => {
      if (isNotFound(error)) return null
      throw error
    }),
  head: () => pageHead('Appeal', undefined, { robots: 'noindex' }),
  component: Appeal,
})

function Appeal() {
  const { token } = Route.useParams()
  const loaded = Route.useLoaderData()
  return loaded ? <AppealPage key={token} token={token} loaded={loaded} /> : <NoSuspension />
}
