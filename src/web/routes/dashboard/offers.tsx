import { useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Tag } from 'lucide-react'
import { useState } from 'react'
import { pages } from '../../../contract/urls.ts'
import { mayTrade } from '../../../shared/accounts/account-rules.ts'
import type { Language } from '../../../shared/languages.ts'
import { formatMoney } from '../../../shared/money.ts'
import { feeFor } from '../../../shared/orders/fees.ts'
import { BOOKING_HOLD_HOURS, MAX_OFFERS, OFFER_HOURS } from '../../../shared/orders/order-limits.ts'
import { formatCount } from '../../../shared/quantities.ts'
import type { Api, Offer } from '../../api/index.ts'
import { DashboardHeader } from '../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../dashboard/dashboard-page.ts'
import { Loaded, ShowMore } from '../../dashboard/loaded.tsx'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { useAction } from '../../forms/use-action.ts'
import { CounterDialog } from '../../orders/offers/counter-dialog.tsx'
import { offerQueries } from '../../orders/offers/offer-queries.ts'
import { type Answer, offerState, priceLabel, toPercent } from '../../orders/offers/offers.tsx'
import { TimeLeft } from '../../orders/time-left.tsx'
import { useShop } from '../../shell/shop.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { EmptyState } from '../../ui/layout/page-states.tsx'
import { linkClass } from '../../ui/link.tsx'
import { Thumbnail } from '../../ui/pictures/thumbnail.tsx'
import { Moment } from '../../ui/reader.tsx'
import { type Translate, useLanguage, useTranslations } from '../../ui/text.ts'
import { toast } from '../../ui/toaster.tsx'

function pageQueries(api: Api) {
  return { offers: offerQueries.all(api) }
}

export const Route = createFileRoute('/dashboard/offers')({
  ...dashboardPage({
    title: 'offers',
    shape: 'list',
    nav: { icon: 'Tag', group: 'start', order: 3, access: 'buy' },
    text: ['offers', 'offer', 'order'],
    translated: true,
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: OffersPage,
})

/** The offers that a person has made, and for a Seller those for their phones. */
function OffersPage() {
  const { api, viewer, refresh } = useDashboard()
  const query = useInfiniteQuery(pageQueries(api).offers)
  const isSeller = mayTrade(viewer.role, 'sell')
  const t = useTranslations('offers')
  const language = useLanguage()
  const hours = { count: OFFER_HOURS, shown: formatCount(OFFER_HOURS, language) }
  return (
    <>
      <DashboardHeader lead={t(isSeller ? 'leadSeller' : 'leadBuyer')} />
      <Loaded shape="list" query={query} caption={t('things')}>
        {({ pages: read }) => {
          const items = read.flatMap(({ body }) => body.items)
          return items.length === 0 ? (
            <EmptyState
              picture={<Tag />}
              title={t(isSeller ? 'emptySeller' : 'emptyBuyer')}
              actions={
                <Link
                  to={isSeller ? pages.myProducts() : pages.products()}
                  className={buttonClass()}
                >
                  {t(isSeller ? 'products' : 'browse')}
                </Link>
              }
            >
              {isSeller
                ? t('howSeller', { offers: formatCount(MAX_OFFERS, language), ...hours })
                : t('howBuyer', hours)}
            </EmptyState>
          ) : (
            <>
              <OffersList {...{ api, refresh }} offers={items} />
              <ShowMore
                query={query}
                shown={items.length}
                isLong={read.length > 1}
                things={t('things')}
              />
            </>
          )
        }}
      </Loaded>
    </>
  )
}

type OffersListProps = {
  api: Api
  offers: readonly Offer[]
  refresh: () => Promise<void>
}

/** Open offers first, then closed ones. */
function OffersList({ api, offers, refresh }: OffersListProps) {
  const [countering, setCountering] = useState<Offer>()
  const t = useTranslations('offers')
  const language = useLanguage()
  const [confirm, dialog] = useConfirm()
  const { busy, run } = useAction()
  const open = offers.filter(({ state }) => state === 'open')
  const over = offers.filter(({ state }) => state !== 'open')

  async function respond(offer: Offer, answer: Answer) {
    const what = answer === 'accept' && acceptText(offer, t, language)
    if (what && !(await confirm({ what, action: t('accept') }))) return
    await run(`${answer} ${offer._id}`, async () => {
      try {
        await api.post(`/api/offers/{id}/${answer}` as const, {
          path: { id: offer._id },
          once: true,
        })
        toast.success(t(`done.${answer}`))
      } finally {
        await refresh()
      }
    })
  }

  const card = (offer: Offer) => (
    <li key={offer._id}>
      <OfferCard
        offer={offer}
        busy={busy}
        onAnswer={(answer) => respond(offer, answer)}
        onCounter={() => setCountering(offer)}
      />
    </li>
  )
  return (
    <div className="flex flex-col gap-10">
      {open.length > 0 ? (
        <ul aria-label={t('open')} className="flex flex-col gap-4">
          {open.map(card)}
        </ul>
      ) : (
        <p className="rounded-box bg-sand/50 px-6 py-8 text-center text-muted">{t('noneOpen')}</p>
      )}
      {over.length > 0 && (
        <section aria-labelledby="over">
          <h2 id="over" className="mb-3 text-lg">
            {t('closed')}
          </h2>
          <ul className="divide-y divide-hairline border-y border-hairline">
            {over.map((offer) => (
              <li key={offer._id}>
                <ClosedOffer offer={offer} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <CounterDialog
        api={api}
        offer={countering}
        onClose={() => setCountering(undefined)}
        onDone={async () => {
          setCountering(undefined)
          toast.success(
            t('done.counter', { count: OFFER_HOURS, shown: formatCount(OFFER_HOURS, language) }),
          )
          await refresh()
        }}
      />
      {dialog}
    </div>
  )
}

/** What accepting an offer means for its reader. */
function acceptText(offer: Offer, t: Translate<'offers'>, language: Language) {
  const price = formatMoney(offer.priceMinor, offer.currency, language)
  const phone = () => <bdi>{offer.name}</bdi>
  return offer.viewerRole === 'seller'
    ? t.rich('acceptSeller', { price, phone, buyer: () => <bdi>{offer.otherName}</bdi> })
    : t.rich('acceptBuyer', {
        price,
        phone,
        count: BOOKING_HOLD_HOURS,
        shown: formatCount(BOOKING_HOLD_HOURS, language),
      })
}

type OfferCardProps = {
  offer: Offer
  /** The running action and the offer's id. */
  busy: string | undefined
  onAnswer: (answer: Answer) => void
  onCounter: () => void
}

function OfferCard(props: OfferCardProps) {
  const t = useTranslations('offers')
  const offerText = useTranslations('offer')
  const language = useLanguage()
  const { offer } = props
  const { key, tone } = offerState(offer)
  const nameId = `offer-${offer._id}`
  return (
    <article
      aria-labelledby={nameId}
      className="flex flex-col gap-4 rounded-box border border-hairline bg-raised p-4 shadow-raised md:p-5"
    >
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <Thumbnail src={offer.img} />
        <div className="min-w-40 flex-1">
          <h2 id={nameId} className="font-semibold wrap-anywhere">
            <Link to={pages.namedPhone(offer.phoneId, offer.slug)} className="hover:underline">
              <bdi>{offer.name}</bdi>
            </Link>
          </h2>
          <p className="text-sm text-muted">
            <span>
              {t.rich(offer.viewerRole === 'buyer' ? 'with.seller' : 'with.buyer', {
                name: () => <bdi>{offer.otherName}</bdi>,
              })}
            </span>
            {'\u00a0· '}
            <Moment at={offer.createdAt} exact />
          </p>
        </div>
        <div className="shrink-0">
          <Badge tone={tone}>{t(`state.${key}`)}</Badge>
        </div>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <p className="text-sm text-muted">{priceLabel(offer, offerText)}</p>
          <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
            <span className="text-xl font-bold">
              {formatMoney(offer.priceMinor, offer.currency, language)}
            </span>
            <span className="text-sm text-muted">
              <ShareOfPrice offer={offer} />
            </span>
          </p>
          <Earnings offer={offer} />
          <div className="mt-2">
            <TimeLeft at={offer.expiresAt} label={t('validUntil')} />
          </div>
        </div>
        <OfferActions {...props} nameId={nameId} />
      </div>
    </article>
  )
}

/** The offer as a share of the price that was asked. */
function ShareOfPrice({ offer: { priceMinor, askingMinor, currency } }: { offer: Offer }) {
  const t = useTranslations('offers')
  const language = useLanguage()
  const percent = formatCount(toPercent(priceMinor, askingMinor), language)
  return t('share', { percent, price: formatMoney(askingMinor, currency, language) })
}

/** What the seller gets of the price when the shop keeps a fee. */
function Earnings({ offer: { viewerRole, priceMinor, currency } }: { offer: Offer }) {
  const t = useTranslations('offers')
  const language = useLanguage()
  const { fee } = useShop()
  if (viewerRole !== 'seller' || !fee) return null
  const amount = formatMoney(priceMinor - feeFor(fee, priceMinor), currency, language)
  return <p className="text-sm text-muted tabular-nums">{t('youGet', { amount })}</p>
}

/** Nothing to answer any more: one line, two on phones. */
function ClosedOffer({ offer }: { offer: Offer }) {
  const t = useTranslations('offers')
  const language = useLanguage()
  const { key, tone } = offerState(offer)
  const nameId = `offer-${offer._id}`
  return (
    <article
      aria-labelledby={nameId}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm"
    >
      <h3 id={nameId} className="min-w-40 flex-1 font-medium wrap-anywhere">
        <Link
          to={pages.namedPhone(offer.phoneId, offer.slug)}
          className="inline-flex min-h-6 items-center hover:underline"
        >
          <bdi>{offer.name}</bdi>
        </Link>
      </h3>
      <span className="tabular-nums">
        <span className="font-semibold">
          {formatMoney(offer.priceMinor, offer.currency, language)}
        </span>{' '}
        <span className="text-muted">
          <ShareOfPrice offer={offer} />
        </span>
      </span>
      <span className="text-muted">
        <bdi>{offer.otherName}</bdi>
        {'\u00a0· '}
        <Moment at={offer.createdAt} />
      </span>
      <Badge tone={tone}>{t(`state.${key}`)}</Badge>
      {offer.orderId && (
        <Link
          to={pages.order(offer.orderId)}
          className={`${linkClass} inline-flex min-h-11 items-center`}
          aria-describedby={nameId}
        >
          {t('view')}
        </Link>
      )}
    </article>
  )
}

function OfferActions({
  offer,
  busy,
  onAnswer,
  onCounter,
  nameId,
}: OfferCardProps & { nameId: string }) {
  const { actions, orderId, viewerRole, by, phoneId, slug } = offer
  const t = useTranslations('offers')
  const about = { 'aria-describedby': nameId }
  const button = (answer: Answer, label: string, busyLabel: string, primary = false) =>
    actions.includes(answer) && (
      <Button
        {...about}
        variant={primary ? 'primary' : 'quiet'}
        busy={busy === `${answer} ${offer._id}`}
        busyLabel={busyLabel}
        onClick={() => onAnswer(answer)}
      >
        {label}
      </Button>
    )
  const canOfferAgain = viewerRole === 'buyer' && by === 'seller' && actions.includes('accept')
  return (
    <div className="flex flex-wrap gap-2 empty:hidden max-sm:w-full max-sm:[&_.btn]:flex-auto max-sm:[&_.btn]:px-3">
      {orderId && (
        <Link to={pages.order(orderId)} className={buttonClass()} aria-describedby={nameId}>
          {t('view')}
        </Link>
      )}
      {button('withdraw', t('withdraw'), t('withdrawing'))}
      {button('decline', t('decline'), t('declining'))}
      {actions.includes('counter') && (
        <Button {...about} aria-haspopup="dialog" onClick={onCounter}>
          {t('counter')}
        </Button>
      )}
      {canOfferAgain && (
        <Link
          to={pages.namedPhone(phoneId, slug)}
          className={buttonClass()}
          aria-describedby={nameId}
        >
          {t('again')}
        </Link>
      )}
      {button('accept', t('accept'), t('accepting'), true)}
    </div>
  )
}
