import { createFileRoute } from '@tanstack/react-router'
import { AppealPage, NoSuspension } from '../accounts/appeal-page.tsx'
import { pageHead } from '../document-head.ts'
import { load } from '../load.ts'

export const Route = createFileRoute('/appeal/$token')({
  loader: ({ context: { api, queryClient }, params }) =>
    load(queryClient, {
      queryKey: ['suspension', params.token],
      queryFn: () => api.get('/api/suspensions/{token}', { path: params }),
    }),
  head: () => pageHead('Appeal', undefined, { robots: 'noindex' }),
  component: Appeal,
  notFoundComponent: NoSuspension,
})

function Appeal() {
  const { token } = Route.useParams()
  return <AppealPage key={token} token={token} loaded={Route.useLoaderData()} />
}
