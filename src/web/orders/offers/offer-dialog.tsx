import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { pages } from '../../../routes.ts'
import { formatMoney } from '../../../shared/money.ts'
import type { Phone } from '../../api/index.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { useForm } from '../../forms/use-form.ts'
import { useApi } from '../../shell/use-api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { toast } from '../../ui/toaster.tsx'
import { type Offer, type OfferApi, offerCalls } from './calls.ts'
import { leftWords, whoseWords } from './offer-words.ts'
import { PriceField } from './price-field.tsx'
import { offerQueries } from './queries.ts'

type OfferDialogProps = { phone: Phone; open: boolean; onClose: () => void }

/** Offers a price for a phone, with how many offers are left. */
export function OfferDialog({ phone, open, onClose }: OfferDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Make an offer">
      <OfferForm phone={phone} onClose={onClose} />
    </Dialog>
  )
}

function OfferForm({ phone, onClose }: Omit<OfferDialogProps, 'open'>) {
  const api: OfferApi = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { data, error } = useQuery(offerQueries.ofPhone(api, phone._id))
  const form = useForm({
    initial: { price: '' },
    check: ({ price }) => (price.trim() ? {} : { price: 'Price is required' }),
    async send({ price }) {
      await offerCalls(api).make(phone._id, price.trim())
      await queryClient.invalidateQueries({ queryKey: ['offers'] })
      onClose()
      toast.success(`Offered. ${phone.seller} has 48 hours to answer`)
      await navigate({ to: pages.offers() })
    },
  })
  const left = data?.left ?? undefined
  const standing = data?.items.find(({ state }) => state === 'open')
  return (
    <form {...form.form} aria-label="Make an offer" className="flex flex-col gap-5">
      <p className="text-muted">
        {phone.name} is listed for{' '}
        <strong className="text-ink">{formatMoney(phone.priceMinor, phone.currency)}</strong>. An
        offer stands for 48 hours. When {phone.seller} accepts, the phone is booked for you at that
        price.
      </p>
      {standing && <Standing offer={standing} />}
      <PriceField
        field={form.field('price')}
        label="Your offer"
        askingMinor={phone.priceMinor}
        currency={phone.currency}
        typed={form.values.price}
        initialFocus
      />
      <p role="status" className="min-h-5 text-sm text-muted">
        {left !== undefined && leftWords(left)}
        {left === undefined && error && refusalOf(error).message}
      </p>
      <FormError title={form.message} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="submit"
          variant="primary"
          busy={form.busy}
          busyLabel="Offering"
          disabledReason={left === 0 ? 'No offer is left' : undefined}
        >
          Send the offer
        </Button>
      </div>
    </form>
  )
}

function Standing({ offer }: { offer: Offer }) {
  return (
    <p className="rounded-field bg-amber-wash px-4 py-3 text-sm">
      {whoseWords(offer)} {formatMoney(offer.priceMinor, offer.currency)} now. A new offer takes its
      place.
    </p>
  )
}
