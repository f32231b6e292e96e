import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Tag } from 'lucide-react'
import { useState } from 'react'
import { pages } from '../../../routes.ts'
import { Loaded } from '../../dashboard/loaded.tsx'
import { ShowMore } from '../../dashboard/show-more.tsx'
import { useAct } from '../../dashboard/use-act.ts'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { formatMoney } from '../../listings/money.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { toast } from '../../ui/toaster.tsx'
import { type Answer, type Offer, type OfferApi, offerCalls, offerQueries } from './offer-api.ts'
import { OfferCard } from './offer-card.tsx'
import { CounterDialog } from './offer-forms.tsx'

/** Offers of a buyer, or for the phones of a seller. */
export function OffersPage() {
  const { api, viewer, refresh } = useDashboard()
  const query = useInfiniteQuery(offerQueries.all(api))
  const isSeller = viewer.role === 'Seller'
  return (
    <>
      <PageHeader
        title="Offers"
        lead={
          isSeller
            ? 'What buyers would pay for your phones. An offer that you accept is a booking.'
            : 'What you would pay. An offer that is accepted books the phone for you.'
        }
      />
      <Loaded query={query} caption="offers">
        {({ pages: read }) => {
          const items = read.flatMap(({ body }) => body.items)
          return items.length === 0 ? (
            <EmptyState
              picture={<Tag />}
              title={isSeller ? 'Nobody has made you an offer yet' : 'You have made no offer yet'}
              actions={
                <Link
                  to={isSeller ? pages.myProducts() : pages.products()}
                  className={buttonClass()}
                >
                  {isSeller ? 'See my products' : 'Find a phone'}
                </Link>
              }
            >
              {isSeller
                ? 'Buyers can make up to three offers for a phone; each waits 48 hours for you.'
                : 'Open a phone and choose “Make an offer”. The seller has 48 hours to answer.'}
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
  api: OfferApi
  offers: readonly Offer[]
  refresh: () => Promise<void>
}

const answerMessages: Record<Answer, string> = {
  accept: 'Agreed: the phone is booked',
  decline: 'Declined',
  withdraw: 'Taken back',
}

/** Offers that somebody has to answer, and under them those that are over. */
export function OffersList({ api, offers, refresh }: OffersListProps) {
  const [countering, setCountering] = useState<Offer>()
  const [confirm, dialog] = useConfirm()
  const { busy, act } = useAct()
  const open = offers.filter(({ state }) => state === 'open')
  const over = offers.filter(({ state }) => state !== 'open')

  async function answer(offer: Offer, said: Answer) {
    if (said === 'accept' && !(await confirm({ what: acceptText(offer), act: 'Accept' }))) return
    await act(`${said} ${offer._id}`, async () => {
      try {
        await offerCalls(api).answer(offer._id, said)
        toast.success(answerMessages[said])
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
        onAnswer={(said) => answer(offer, said)}
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
        <p className="rounded-box bg-sand/50 px-6 py-8 text-center text-muted">
          No offer is open now.
        </p>
      )}
      {over.length > 0 && (
        <section aria-labelledby="over">
          <h2 id="over" className="mb-3 text-lg">
            Earlier
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
          toast.success('Sent. The buyer has 48 hours to answer')
          await refresh()
        }}
      />
      {dialog}
    </div>
  )
}

function acceptText({ you, name, with: other, priceMinor, currency }: Offer) {
  const price = formatMoney(priceMinor, currency)
  return you === 'seller'
    ? `The ${name} is booked for ${other} at ${price}, and every other offer for it is void.`
    : `You book the ${name} at ${price}. It is held for you for 48 hours.`
}
