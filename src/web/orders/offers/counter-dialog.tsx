import { formatMoney } from '../../../shared/money.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { type Offer, type OfferApi, offerCalls } from './calls.ts'
import { PriceField } from './price-field.tsx'

type CounterDialogProps = {
  api: OfferApi
  offer: Offer | undefined
  onClose: () => void
  onDone: () => Promise<void>
}

/** The seller answers an offer with a price between it and the asking price. */
export function CounterDialog({ api, offer, onClose, onDone }: CounterDialogProps) {
  return (
    <Dialog open={offer !== undefined} onClose={onClose} title="Ask another price">
      {offer && <CounterForm {...{ api, offer, onClose, onDone }} />}
    </Dialog>
  )
}

function CounterForm({ api, offer, onClose, onDone }: CounterDialogProps & { offer: Offer }) {
  const form = useForm({
    initial: { price: '' },
    check: ({ price }) => (price.trim() ? {} : { price: 'Price is required' }),
    async send({ price }) {
      await offerCalls(api).counter(offer._id, price.trim())
      await onDone()
    },
  })
  return (
    <form {...form.form} aria-label="Ask another price" className="flex flex-col gap-5">
      <p className="text-muted">
        {offer.with} offers{' '}
        <strong className="text-ink">{formatMoney(offer.priceMinor, offer.currency)}</strong> for
        the {offer.name}. Your price takes the place of that offer and stands for 48 hours.
      </p>
      <PriceField
        field={form.field('price')}
        label="Your price"
        askingMinor={offer.askingMinor}
        currency={offer.currency}
        typed={form.values.price}
        initialFocus
      />
      <FormError title={form.message} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel="Sending">
          Send your price
        </Button>
      </div>
    </form>
  )
}
