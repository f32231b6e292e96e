import { useMutation } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { CircleCheck, CircleX, Clock } from 'lucide-react'
import type { ReactNode, SyntheticEvent } from 'react'
import { pages } from '../../contract/urls.ts'
import { isPublic } from '../../shared/listings/listing-life-cycle.ts'
import { LISTING_DAYS } from '../../shared/listings/listing-limits.ts'
import { formatMoney } from '../../shared/money.ts'
import { formatCount } from '../../shared/quantities.ts'
import { AccountPage } from '../accounts/account-page.tsx'
import { type Renewal, useApi } from '../api/index.ts'
import { pageHead } from '../document-head.ts'
import { useReadRefusal } from '../forms/use-action.ts'
import { load } from '../load.ts'
import { pageText } from '../page-text.ts'
import { PageMessage } from '../shell/page-states.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { FormError } from '../ui/form/fields.tsx'
import { Thumbnail } from '../ui/pictures/thumbnail.tsx'
import { Moment } from '../ui/reader.tsx'
import { translate, useLanguage, useTranslations } from '../ui/text.ts'

export const Route = createFileRoute('/renew/$token')({
  loader: ({ context: { api, queryClient }, params }) =>
    load(queryClient, {
      queryKey: ['renewal', params.token],
      queryFn: () => api.get('/api/renewals/{token}', { path: params }),
    }),
  staticData: { personal: true, text: ['emailLinks'], translated: true },
  head: ({ match }) => {
    const t = translate(pageText(match.context), 'emailLinks')
    return pageHead(t('renew.page'), undefined, { robots: 'noindex' })
  },
  component: Renew,
  notFoundComponent: UnknownRenewal,
})

function Renew() {
  const { token } = Route.useParams()
  return <RenewalPage key={token} token={token} loaded={Route.useLoaderData()} />
}

type RenewalPageProps = { token: string; loaded: Renewal }

/** Renews a listing from the link in an email, logged in or not. */
function RenewalPage({ token, loaded }: RenewalPageProps) {
  const api = useApi()
  const t = useTranslations('emailLinks.renew')
  const readRefusal = useReadRefusal()
  const language = useLanguage()
  const renew = useMutation({
    mutationFn: () => api.post('/api/renewals/{token}', { path: { token } }),
  })
  const renewal = renew.data ?? loaded
  const heading = useHeading(renewal)

  // Without JavaScript the form is posted to the server, which redirects back here.
  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (!renew.isPending) renew.mutate()
  }

  return (
    <AccountPage
      title={
        <span className="flex items-center gap-3">
          {heading.icon}
          {heading.title}
        </span>
      }
      lead={<span role="status">{heading.text}</span>}
      picture="/art/slide-sell.svg"
    >
      <ThePhone renewal={renewal} />
      {renewal.renewed || renewal.refusal ? (
        <Onward renewal={renewal} />
      ) : (
        <form method="post" onSubmit={submit} className="flex flex-col gap-3">
          <FormError title={renew.error ? readRefusal(renew.error).message : undefined} />
          <Button
            type="submit"
            variant="primary"
            size="large"
            wide
            busy={renew.isPending}
            busyLabel={t('renewing')}
          >
            {t('renew', { count: LISTING_DAYS, shown: formatCount(LISTING_DAYS, language) })}
          </Button>
          <p className="text-sm text-muted">{t('elsewhere')}</p>
        </form>
      )}
    </AccountPage>
  )
}

type Heading = { icon: ReactNode; title: string; text: ReactNode }

/** What is asked of the seller, or what has become of the renewal. */
function useHeading({ renewed, refusal, state, expiresAt }: Renewal): Heading {
  const t = useTranslations('emailLinks.renew')
  const day = () => <Moment at={expiresAt} />
  if (refusal)
    return { icon: <CircleX className="size-6 text-red" />, title: t('refused'), text: refusal }
  if (renewed)
    return {
      icon: <CircleCheck className="size-6 text-green" />,
      title: t('done'),
      text: (
        <>
          {state === 'live' && <span>{t.rich('live', { day })} </span>}
          <span>{t('used')}</span>
        </>
      ),
    }
  const ended = state === 'expired'
  return {
    icon: <Clock className="size-6 text-amber" />,
    title: t(ended ? 'again' : 'keep'),
    text: t.rich(ended ? 'ended' : 'ends', { day }),
  }
}

function ThePhone({ renewal: { name, img, priceMinor, currency } }: { renewal: Renewal }) {
  return (
    <div className="flex items-center gap-4 rounded-box border border-hairline bg-raised p-4">
      <Thumbnail src={img} />
      <p dir="auto" className="min-w-0 flex-1 font-semibold wrap-anywhere">
        {name}
      </p>
      <p className="font-medium tabular-nums">{formatMoney(priceMinor, currency, useLanguage())}</p>
    </div>
  )
}

function Onward({ renewal: { _id, slug, state } }: { renewal: Renewal }) {
  const t = useTranslations('emailLinks.renew')
  return (
    <div className="flex flex-wrap gap-2">
      {isPublic(state) && (
        <Link to={pages.namedPhone(_id, slug)} className={buttonClass({ variant: 'primary' })}>
          {t('see')}
        </Link>
      )}
      <Link to={pages.myProducts()} className={buttonClass()}>
        {t('products')}
      </Link>
    </div>
  )
}

/** A link that was cut short or changed on its way. */
function UnknownRenewal() {
  const t = useTranslations('emailLinks')
  return (
    <PageMessage
      title={t('invalid')}
      actions={
        <Link to={pages.myProducts()} className={buttonClass({ variant: 'primary' })}>
          {t('renew.products')}
        </Link>
      }
    >
      {t('renew.unknown')}
    </PageMessage>
  )
}
