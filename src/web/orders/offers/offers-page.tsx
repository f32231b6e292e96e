import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Tag } from 'lucide-react'
import { useState } from 'react'
import { pages } from '../../../routes.ts'
import { hasPermission } from '../../../shared/accounts/account-rules.ts'
import { formatMoney } from '../../../shared/money.ts'
import type { Api } from '../../api/index.ts'
import { Loaded, ShowMore } from '../../dashboard/loaded.tsx'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { useAction } from '../../forms/use-action.ts'
import { buttonClass } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { PageHeader } from '../../ui/layout/page-layout.tsx'
import { EmptyState } from '../../ui/layout/page-states.tsx'
import { toast } from '../../ui/toaster.tsx'
import { type Answer, type Offer, offerQueries } from './offer-api.ts'
import { OfferCard } from './offer-card.tsx'
import { CounterDialog } from './offer-forms.tsx'

/** The offers that a person has made, and for a Seller those for their phones. */
export function OffersPage() {
  const { api, viewer, refresh } = useDashboard()
  const query = useInfiniteQuery(offerQueries.all(api))
  const isSeller = hasPermission(viewer.role, 'sell')
  return (
    <>
      <PageHeader
        title="Offers"
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
                ? 'Buyers can make up to 3 offers per phone. You have 48 hours to reply to each.'
                : 'Open a phone and select “Make an offer”. The seller has 48 hours to reply.'}
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
export function OffersList({ api, offers, refresh }: OffersListProps) {
  const [countering, setCountering] = useState<Offer>()
  const [confirm, dialog] = useConfirm()
  const { busy, run } = useAction()
  const open = offers.filter(({ state }) => state === 'open')
  const over = offers.filter(({ state }) => state !== 'open')

  async function respond(offer: Offer, answer: Answer) {
    if (answer === 'accept' && !(await confirm({ what: acceptText(offer), act: 'Accept' }))) return
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
          toast.success('Counter-offer sent. The buyer has 48 hours to reply')
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
    ? `This books the ${name} for ${other} at ${price} and closes all other offers for it.`
    : `This books the ${name} at ${price}. It’s reserved for you for 48 hours.`
}
