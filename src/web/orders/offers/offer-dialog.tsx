import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { pages } from '../../../contract/urls.ts'
import { formatMoney } from '../../../shared/money.ts'
import { OFFER_HOURS } from '../../../shared/orders/order-limits.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { type Api, ApiError, type Offer, type Phone, useApi } from '../../api/index.ts'
import { DialogButtons } from '../../forms/dialog-buttons.tsx'
import { readRefusal } from '../../forms/use-action.ts'
import { useForm } from '../../forms/use-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormError } from '../../ui/form/fields.tsx'
import { toast } from '../../ui/toaster.tsx'
import { offerQueries } from './offer-queries.ts'
import { PriceField, priceLabel } from './offers.tsx'

export function remainingOffersText(remaining: number): string {
  if (remaining === 0)
    return 'You’ve used all your offers for this phone. You can still book it at the listed price.'
  return remaining === 1
    ? 'This is your last offer for this phone.'
    : `You can make ${remaining} offers for this phone.`
}

type OfferDialogProps = { phone: Phone; open: boolean; onClose: () => void }

export default function OfferDialog({ phone, open, onClose }: OfferDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Make an offer">
      <OfferForm phone={phone} onClose={onClose} />
    </Dialog>
  )
}

function OfferForm({ phone, onClose }: Omit<OfferDialogProps, 'open'>) {
  const api: Api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { data, error } = useQuery(offerQueries.forPhone(api, phone._id))
  const form = useForm({
    initial: { price: '' },
    check: ({ price }) => (price.trim() ? {} : { price: 'Price is required' }),
    async send({ price }) {
      await api
        .post('/api/offers', {
          body: { phoneId: phone._id, price: price.trim(), version: phone.version },
          once: true,
        })
        .catch(showChanges)
      await queryClient.invalidateQueries({ queryKey: ['offers'] })
      onClose()
      toast.success(
        `Offer sent. ${phone.seller} has ${formatQuantity(OFFER_HOURS, 'hour')} to reply`,
      )
      await navigate({ to: pages.offers() })
    },
  })
  /** The page shows the phone as it is now, so that the next press is for that. */
  async function showChanges(error: unknown): Promise<never> {
    if (!(error instanceof ApiError) || error.code !== 'phone_changed') throw error
    await queryClient.invalidateQueries({ queryKey: ['phone', phone._id] })
    const message = [error.message, ...Object.values(error.fields).map((text) => `${text}.`)].join(
      ' ',
    )
    throw new ApiError(error.status, { error: error.code, message })
  }
  const remaining = data?.remaining ?? undefined
  const current = data?.items.find(({ state }) => state === 'open')
  return (
    <form {...form.form} aria-label="Make an offer" className="flex flex-col gap-5">
      <p className="text-muted">
        {phone.name} is listed for{' '}
        <strong className="text-ink">{formatMoney(phone.priceMinor, phone.currency)}</strong>. Your
        offer is valid for {formatQuantity(OFFER_HOURS, 'hour')}. If {phone.seller} accepts, the
        phone is booked for you at that price.
      </p>
      {current && <CurrentOffer offer={current} />}
      <PriceField
        field={form.field('price')}
        label="Your offer"
        askingMinor={phone.priceMinor}
        currency={phone.currency}
        typed={form.values.price}
        initialFocus
      />
      <p role="status" className="min-h-5 text-sm text-muted">
        {remaining !== undefined && remainingOffersText(remaining)}
        {remaining === undefined && error && readRefusal(error).message}
      </p>
      <FormError title={form.message} />
      <DialogButtons
        onClose={onClose}
        busy={form.busy}
        busyLabel="Sending"
        disabledReason={remaining === 0 ? 'No offers left for this phone' : undefined}
      >
        Send offer
      </DialogButtons>
    </form>
  )
}

function CurrentOffer({ offer }: { offer: Offer }) {
  return (
    <p className="rounded-field bg-amber-wash px-4 py-3 text-sm">
      {priceLabel(offer)}: {formatMoney(offer.priceMinor, offer.currency)}. A new offer replaces it.
    </p>
  )
}
