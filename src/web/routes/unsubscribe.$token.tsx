import { useMutation } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { pages } from '../../contract/urls.ts'
import { AccountPage } from '../accounts/account-page.tsx'
import { type Api, useApi } from '../api/index.ts'
import { pageHead } from '../document-head.ts'
import { showRefusal } from '../forms/use-action.ts'
import { load } from '../load.ts'
import { savedQueries } from '../search/saved/queries.ts'
import { Button } from '../ui/button.tsx'

export const Route = createFileRoute('/unsubscribe/$token')({
  loader: ({ context: { api, queryClient }, params }) =>
    load(queryClient, savedQueries.unsubscription(api, params.token)),
  staticData: { personal: true },
  head: () => pageHead('Unsubscribe', undefined, { robots: 'noindex' }),
  component: Unsubscribe,
})

function Unsubscribe() {
  const { token } = Route.useParams()
  return <UnsubscribePage key={token} api={useApi()} token={token} on={Route.useLoaderData().on} />
}

type UnsubscribePageProps = { api: Pick<Api, 'put'>; token: string; on: boolean }

/** Turns the emails off with one press, and on again with another. */
function UnsubscribePage({ api, token, on }: UnsubscribePageProps) {
  const [isOn, setOn] = useState(on)
  const { isPending, mutate } = useMutation({
    mutationFn: (wanted: boolean) =>
      api.put('/api/unsubscriptions/{token}', { path: { token }, body: { on: wanted } }),
    onSuccess: (saved) => setOn(saved.on),
    onError: showRefusal,
  })

  return (
    <AccountPage
      title={isOn ? 'Stop emails about phones you’re looking for?' : 'You’re unsubscribed'}
      lead="Your searches are kept, and you’ll still see new phones when you log in."
      below={
        <Link to={pages.savedSearches()} className="inline-flex min-h-11 items-center underline">
          Your saved searches
        </Link>
      }
    >
      <p aria-live="polite" className="sr-only">
        {isOn ? 'Email alerts are on' : 'Email alerts are off'}
      </p>
      {isOn ? (
        <Button
          variant="primary"
          busy={isPending}
          busyLabel="Unsubscribing"
          onClick={() => mutate(false)}
        >
          Unsubscribe
        </Button>
      ) : (
        <Button
          variant="quiet"
          busy={isPending}
          busyLabel="One moment"
          onClick={() => mutate(true)}
        >
          Subscribe again
        </Button>
      )}
    </AccountPage>
  )
}
