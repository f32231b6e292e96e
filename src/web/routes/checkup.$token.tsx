import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../document-head.ts'
import { load } from '../load.ts'
import { useApi } from '../shell/use-api.ts'
import { CheckupPage, checkupQuery, EndedCheckup } from '../verification/checkup/checkup-page.tsx'

export const Route = createFileRoute('/checkup/$token')({
  loader: ({ context: { api, queryClient }, params }) =>
    load(queryClient, checkupQuery(api, params.token)),
  head: () => pageHead('Phone check-up', undefined, { robots: 'noindex' }),
  component: Checkup,
})

function Checkup() {
  const api = useApi()
  const { token } = Route.useParams()
  const loaded = Route.useLoaderData()
  if (loaded.gone) return <EndedCheckup as={loaded.reason} />
  return <CheckupPage key={token} api={api} token={token} open={loaded.open} />
}
