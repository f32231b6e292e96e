import { useMutation } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { pages } from '../../contract/urls.ts'
import { AccountPage } from '../accounts/account-page.tsx'
import { type Api, useApi } from '../api/index.ts'
import { pageHead } from '../document-head.ts'
import { useReadRefusal } from '../forms/use-action.ts'
import { load } from '../load.ts'
import { savedQueries } from '../search/saved/queries.ts'
import { Button } from '../ui/button.tsx'
import { useTranslations } from '../ui/text.ts'
import { toast } from '../ui/toaster.tsx'

export const Route = createFileRoute('/unsubscribe/$token')({
  loader: ({ context: { api, queryClient }, params }) =>
    load(queryClient, savedQueries.unsubscription(api, params.token)),
  staticData: { personal: true, text: ['savedSearches'], translated: true },
  head: ({ match: { context } }) =>
    pageHead(context.text.savedSearches?.unsubscribe.pageTitle ?? '', undefined, {
      robots: 'noindex',
    }),
  component: Unsubscribe,
})

function Unsubscribe() {
  const { token } = Route.useParams()
  return <UnsubscribePage key={token} api={useApi()} token={token} on={Route.useLoaderData().on} />
}

type UnsubscribePageProps = { api: Pick<Api, 'put'>; token: string; on: boolean }

/** Turns the emails off with one press, and on again with another. */
function UnsubscribePage({ api, token, on }: UnsubscribePageProps) {
  const t = useTranslations('savedSearches')
  const readRefusal = useReadRefusal()
  const [isOn, setOn] = useState(on)
  const { isPending, mutate } = useMutation({
    mutationFn: (wanted: boolean) =>
      api.put('/api/unsubscriptions/{token}', { path: { token }, body: { on: wanted } }),
    onSuccess: (saved) => setOn(saved.on),
    onError: (error) => toast.error(readRefusal(error).message),
  })

  return (
    <AccountPage
      title={t(isOn ? 'unsubscribe.title' : 'unsubscribe.done')}
      lead={t('unsubscribe.lead')}
      below={
        <Link to={pages.savedSearches()} className="inline-flex min-h-11 items-center underline">
          {t('unsubscribe.searches')}
        </Link>
      }
    >
      <p aria-live="polite" className="sr-only">
        {t(isOn ? 'mails.on' : 'mails.off')}
      </p>
      {isOn ? (
        <Button
          variant="primary"
          busy={isPending}
          busyLabel={t('unsubscribe.busy')}
          onClick={() => mutate(false)}
        >
          {t('unsubscribe.submit')}
        </Button>
      ) : (
        <Button
          variant="quiet"
          busy={isPending}
          busyLabel={t('unsubscribe.againBusy')}
          onClick={() => mutate(true)}
        >
          {t('unsubscribe.again')}
        </Button>
      )}
    </AccountPage>
  )
}
