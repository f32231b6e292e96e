import { useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Tag } from 'lucide-react'
import { useState } from 'react'
import { pages } from '../../../contract/urls.ts'
import { mayTrade } from '../../../shared/accounts/account-rules.ts'
import { formatMoney } from '../../../shared/money.ts'
import { BOOKING_HOLD_HOURS, MAX_OFFERS, OFFER_HOURS } from '../../../shared/orders/order-limits.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import type { Api, Offer } from '../../api/index.ts'
import { DashboardHeader } from '../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../dashboard/dashboard-page.ts'
import { Loaded, ShowMore } from '../../dashboard/loaded.tsx'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { useAction } from '../../forms/use-action.ts'
import { offerQueries } from '../../orders/offers/offer-queries.ts'
import {
  type Answer,
  CounterDialog,
  offerState,
  priceLabel,
  toPercent,
} from '../../orders/offers/offers.tsx'
import { TimeLeft } from '../../orders/time-left.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { EmptyState } from '../../ui/layout/page-states.tsx'
import { Thumbnail } from '../../ui/pictures/thumbnail.tsx'
import { Moment } from '../../ui/reader.tsx'
import { useTranslations } from '../../ui/text.ts'
import { toast } from '../../ui/toaster.tsx'

function pageQueries(api: Api) {
  return { offers: offerQueries.all(api) }
}

export const Route = createFileRoute('/dashboard/offers')({
  ...dashboardPage({
    title: 'offers',
    nav: { icon: 'Tag', group: 'start', order: 3, access: 'buy' },
    text: ['order', 'offer'],
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: OffersPage,
})

/** The offers that a person has made, and for a Seller those for their phones. */
function OffersPage() {
  const { api, viewer, refresh } = useDashboard()
  const query = useInfiniteQuery(pageQueries(api).offers)
  const isSeller = mayTrade(viewer.role, 'sell')
  return (
    <>
      <DashboardHeader
        lead={
          isSeller
            ? 'Offers for your phones, and yours to other sellers. Accepting one books the phone for its buyer.'
            : 'Your offers to sellers. When a seller accepts, the phone is booked for you.'
        }
      />
      <Loaded query={query} caption="offers">
        {({ pages: read }) => {
          const items = read.flatMap(({ body }) => body.items)
          return items.length === 0 ? (
            <EmptyState
              picture={<Tag />}
              title={isSeller ? 'No offers yet' : 'You haven’t made an offer yet'}
              actions={
                <Link
                  to={isSeller ? pages.myProducts() : pages.products()}
                  className={buttonClass()}
                >
                  {isSeller ? 'View my products' : 'Browse phones'}
                </Link>
              }
            >
              {isSeller
                ? `Buyers can make up to ${formatQuantity(MAX_OFFERS, 'offer')} per phone. You have ${formatQuantity(OFFER_HOURS, 'hour')} to reply to each.`
                : `Open a phone and select “Make an offer”. The seller has ${formatQuantity(OFFER_HOURS, 'hour')} to reply.`}
            </EmptyState>
          ) : (
            <>
              <OffersList {...{ api, refresh }} offers={items} />
              <ShowMore
                query={query}
                shown={items.length}
                isLong={read.length > 1}
                things="offers"
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

const answerMessages: Record<Answer, string> = {
  accept: 'Offer accepted. The phone is booked',
  decline: 'Offer declined',
  withdraw: 'Offer withdrawn',
}

/** Open offers first, then closed ones. */
function OffersList({ api, offers, refresh }: OffersListProps) {
  const [countering, setCountering] = useState<Offer>()
  const [confirm, dialog] = useConfirm()
  const { busy, run } = useAction()
  const open = offers.filter(({ state }) => state === 'open')
  const over = offers.filter(({ state }) => state !== 'open')

  async function respond(offer: Offer, answer: Answer) {
    if (answer === 'accept' && !(await confirm({ what: acceptText(offer), action: 'Accept' })))
      return
    await run(`${answer} ${offer._id}`, async () => {
      try {
        await api.post(`/api/offers/{id}/${answer}` as const, {
          path: { id: offer._id },
          once: true,
        })
        toast.success(answerMessages[answer])
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
        <ul aria-label="Open offers" className="flex flex-col gap-4">
          {open.map(card)}
        </ul>
      ) : (
        <p className="rounded-box bg-sand/50 px-6 py-8 text-center text-muted">No open offers.</p>
      )}
      {over.length > 0 && (
        <section aria-labelledby="over">
          <h2 id="over" className="mb-3 text-lg">
            Closed offers
          </h2>
          <ul className="divide-y divide-hairline border-y border-hairline">{over.map(card)}</ul>
        </section>
      )}
      <CounterDialog
        api={api}
        offer={countering}
        onClose={() => setCountering(undefined)}
        onDone={async () => {
          setCountering(undefined)
          toast.success(
            `Counter-offer sent. The buyer has ${formatQuantity(OFFER_HOURS, 'hour')} to reply`,
          )
          await refresh()
        }}
      />
      {dialog}
    </div>
  )
}

function acceptText({ viewerRole, name, otherName: other, priceMinor, currency }: Offer) {
  const price = formatMoney(priceMinor, currency)
  return viewerRole === 'seller'
    ? `This books the ${name} for ${other} at ${price} and closes all other offers for it.`
    : `This books the ${name} at ${price}. It’s reserved for you for ${formatQuantity(BOOKING_HOLD_HOURS, 'hour')}.`
}

type OfferCardProps = {
  offer: Offer
  /** The running action and the offer's id. */
  busy: string | undefined
  onAnswer: (answer: Answer) => void
  onCounter: () => void
}

function OfferCard(props: OfferCardProps) {
  const t = useTranslations('offer')
  const { offer } = props
  const isOpen = offer.state === 'open'
  const { label, tone } = offerState(offer)
  const nameId = `offer-${offer._id}`
  const Name = isOpen ? 'h2' : 'h3'
  return (
    <article
      aria-labelledby={nameId}
      className={classNames(
        'flex flex-col gap-4',
        isOpen ? 'rounded-box border border-hairline bg-raised p-4 shadow-raised md:p-5' : 'py-4',
      )}
    >
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <Thumbnail src={offer.img} />
        <div className="min-w-40 flex-1">
          <Name id={nameId} className="font-semibold wrap-anywhere">
            <Link to={pages.namedPhone(offer.phoneId, offer.slug)} className="hover:underline">
              {offer.name}
            </Link>
          </Name>
          <p className="text-sm text-muted">
            <span>{offer.viewerRole === 'buyer' ? 'Seller' : 'Buyer'}</span>: {offer.otherName} ·{' '}
            <Moment at={offer.createdAt} exact />
          </p>
        </div>
        <div className="shrink-0">
          <Badge tone={tone}>{label}</Badge>
        </div>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <p className="text-sm text-muted">{priceLabel(offer, t)}</p>
          <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
            <span className={isOpen ? 'text-xl font-bold' : 'text-lg font-semibold'}>
              {formatMoney(offer.priceMinor, offer.currency)}
            </span>
            <span className="text-sm text-muted">
              {toPercent(offer.priceMinor, offer.askingMinor)}% of{' '}
              {formatMoney(offer.askingMinor, offer.currency)}
            </span>
          </p>
          {isOpen && (
            <div className="mt-2">
              <TimeLeft at={offer.expiresAt} label="Valid until" />
            </div>
          )}
        </div>
        <OfferActions {...props} nameId={nameId} />
      </div>
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
          View order
        </Link>
      )}
      {button('withdraw', 'Withdraw offer', 'Withdrawing')}
      {button('decline', 'Decline', 'Declining')}
      {actions.includes('counter') && (
        <Button {...about} aria-haspopup="dialog" onClick={onCounter}>
          Counter-offer
        </Button>
      )}
      {canOfferAgain && (
        <Link
          to={pages.namedPhone(phoneId, slug)}
          className={buttonClass()}
          aria-describedby={nameId}
        >
          Make a new offer
        </Link>
      )}
      {button('accept', 'Accept', 'Accepting', true)}
    </div>
  )
}
