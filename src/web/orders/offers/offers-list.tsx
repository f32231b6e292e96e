import { useState } from 'react'
import { formatMoney } from '../../../shared/money.ts'
import { useAct } from '../../dashboard/use-act.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { toast } from '../../ui/toaster.tsx'
import { type Answer, type Offer, type OfferApi, offerCalls } from './calls.ts'
import { CounterDialog } from './counter-dialog.tsx'
import { OfferCard } from './offer-card.tsx'

type OffersListProps = {
  api: OfferApi
  offers: readonly Offer[]
  refresh: () => Promise<void>
}

const done: Record<Answer, string> = {
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
    if (said === 'accept' && !(await confirm({ what: acceptWords(offer), act: 'Accept' }))) return
    await act(`${said} ${offer._id}`, async () => {
      try {
        await offerCalls(api).answer(offer._id, said)
        toast.success(done[said])
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

function acceptWords({ you, name, with: other, priceMinor, currency }: Offer) {
  const price = formatMoney(priceMinor, currency)
  return you === 'seller'
    ? `The ${name} is booked for ${other} at ${price}, and every other offer for it is void.`
    : `You book the ${name} at ${price}. It is held for you for 48 hours.`
}
