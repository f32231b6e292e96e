import { formatMoney } from '../../../shared/money.ts'
import { OFFER_HOURS } from '../../../shared/orders/order-limits.ts'
import { formatCount } from '../../../shared/quantities.ts'
import type { Api, Offer } from '../../api/index.ts'
import { DialogButtons } from '../../forms/dialog-buttons.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormError } from '../../ui/form/fields.tsx'
import { useLanguage, useTranslations } from '../../ui/text.ts'
import { PriceField } from './offers.tsx'

type CounterDialogProps = {
  api: Api
  offer: Offer | undefined
  onClose: () => void
  onDone: () => Promise<void>
}

/** The seller replies with a price between the offer and the asking price. */
export function CounterDialog({ api, offer, onClose, onDone }: CounterDialogProps) {
  const t = useTranslations('offers.form')
  return (
    <Dialog open={offer !== undefined} onClose={onClose} title={t('title')}>
      {offer && <CounterForm {...{ api, offer, onClose, onDone }} />}
    </Dialog>
  )
}

function CounterForm({ api, offer, onClose, onDone }: CounterDialogProps & { offer: Offer }) {
  const t = useTranslations('offers.form')
  const language = useLanguage()
  const form = useForm({
    initial: { price: '' },
    check: ({ price }) => (price.trim() ? {} : { price: t('required') }),
    async send({ price }) {
      await api.post('/api/offers/{id}/counter', {
        path: { id: offer._id },
        body: { price: price.trim() },
        once: true,
      })
      await onDone()
    },
  })
  return (
    <form {...form.form} aria-label={t('title')} className="flex flex-col gap-5">
      <p className="text-muted">
        {t.rich('lead', {
          buyer: () => <bdi>{offer.otherName}</bdi>,
          price: () => (
            <strong className="text-ink">
              {formatMoney(offer.priceMinor, offer.currency, language)}
            </strong>
          ),
          phone: () => <bdi>{offer.name}</bdi>,
          count: OFFER_HOURS,
          shown: formatCount(OFFER_HOURS, language),
        })}
      </p>
      <PriceField
        field={form.field('price')}
        label={t('price')}
        askingMinor={offer.askingMinor}
        currency={offer.currency}
        typed={form.values.price}
        initialFocus
      />
      <FormError title={form.message} />
      <DialogButtons onClose={onClose} busy={form.busy} busyLabel={t('sending')}>
        {t('send')}
      </DialogButtons>
    </form>
  )
}
