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
import { PageMessage } from '../shell/page-states.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { linkClass } from '../ui/link.tsx'
import { useTranslations } from '../ui/text.ts'
import { toast } from '../ui/toaster.tsx'

export const Route = createFileRoute('/unsubscribe/$token')({
  loader: ({ context: { api, queryClient }, params }) =>
    load(queryClient, savedQueries.unsubscription(api, params.token)),
  staticData: { personal: true, text: ['savedSearches', 'emailLinks'], translated: true },
  head: ({ match: { context } }) =>
    pageHead(context.text.savedSearches?.unsubscribe.pageTitle ?? '', undefined, {
      robots: 'noindex',
    }),
  component: Unsubscribe,
  notFoundComponent: UnknownLink,
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
        <Link
          to={pages.savedSearches()}
          className={`${linkClass} inline-flex min-h-11 items-center`}
        >
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

/** A link that was cut short or changed on its way. */
function UnknownLink() {
  const t = useTranslations('emailLinks')
  const searches = useTranslations('savedSearches')('unsubscribe.searches')
  return (
    <PageMessage
      title={t('invalid')}
      actions={
        <Link to={pages.savedSearches()} className={buttonClass({ variant: 'primary' })}>
          {searches}
        </Link>
      }
    >
      {t('unsubscribe.unknown')}
    </PageMessage>
  )
}
