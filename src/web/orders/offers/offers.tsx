import { formatMoney } from '../../../shared/money.ts'
import { OFFER_HOURS } from '../../../shared/orders/order-limits.ts'
import { readPrice } from '../../../shared/parse-price.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import type { Api, Offer } from '../../api/index.ts'
import { DialogButtons } from '../../forms/dialog-buttons.tsx'
import { useForm } from '../../forms/use-form.ts'
import type { BadgeTone } from '../../ui/badge.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormError, TextField } from '../../ui/form/fields.tsx'
import { type Translate, useLanguage, useTranslations } from '../../ui/text.ts'

export type Answer = 'accept' | 'decline' | 'withdraw'

export function offerState({ state, by, viewerRole }: Offer): { label: string; tone: BadgeTone } {
  if (state === 'open')
    return by === viewerRole
      ? { label: 'Waiting for a reply', tone: 'neutral' }
      : { label: 'Your reply needed', tone: 'waiting' }
  return closedStates[state]
}

const closedStates: Record<Exclude<Offer['state'], 'open'>, { label: string; tone: BadgeTone }> = {
  accepted: { label: 'Accepted', tone: 'good' },
  countered: { label: 'Countered', tone: 'neutral' },
  declined: { label: 'Declined', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'neutral' },
  superseded: { label: 'Closed', tone: 'neutral' },
}

/** Whose price it is: 'Your offer', 'Siri’s counter-offer'. */
export function priceLabel(
  { by, viewerRole, otherName: name }: Offer,
  t: Translate<'offer'>,
): string {
  return by === viewerRole ? t(`yours.${by}`) : t(`theirs.${by}`, { name })
}

/** In whole percent of the asking price. */
export function toPercent(minor: number, askingMinor: number): number {
  return Math.round((minor / askingMinor) * 100)
}

type CounterDialogProps = {
  api: Api
  offer: Offer | undefined
  onClose: () => void
  onDone: () => Promise<void>
}

/** The seller replies with a price between the offer and the asking price. */
export function CounterDialog({ api, offer, onClose, onDone }: CounterDialogProps) {
  return (
    <Dialog open={offer !== undefined} onClose={onClose} title="Make a counter-offer">
      {offer && <CounterForm {...{ api, offer, onClose, onDone }} />}
    </Dialog>
  )
}

function CounterForm({ api, offer, onClose, onDone }: CounterDialogProps & { offer: Offer }) {
  const form = useForm({
    initial: { price: '' },
    check: ({ price }) => (price.trim() ? {} : { price: 'Price is required' }),
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
    <form {...form.form} aria-label="Make a counter-offer" className="flex flex-col gap-5">
      <p className="text-muted">
        {offer.otherName} offered{' '}
        <strong className="text-ink">{formatMoney(offer.priceMinor, offer.currency)}</strong> for
        the {offer.name}. Your counter-offer replaces it and is valid for{' '}
        {formatQuantity(OFFER_HOURS, 'hour')}.
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
      <DialogButtons onClose={onClose} busy={form.busy} busyLabel="Sending">
        Send counter-offer
      </DialogButtons>
    </form>
  )
}

type PriceFieldProps = {
  field: object
  label: string
  askingMinor: number
  currency: string
  typed: string
  initialFocus?: boolean
}

/** A price, with its share of the asking price. */
export function PriceField(props: PriceFieldProps) {
  const { field, label, askingMinor, currency, typed, initialFocus } = props
  const t = useTranslations('offer')
  const language = useLanguage()
  const minor = readPrice(typed, currency)
  const price = formatMoney(askingMinor, currency, language)
  const share = minor !== undefined ? toPercent(minor, askingMinor) : undefined
  return (
    <TextField
      {...field}
      {...(initialFocus && { 'data-initial-focus': true })}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      className="text-lg font-semibold tabular-nums"
      end={<span className="pe-2 text-sm font-normal">{currency}</span>}
      help={
        <span role="status">
          {minor === undefined
            ? t('listedFor', { price })
            : t('share', {
                amount: formatMoney(minor, currency, language),
                percent: String(share),
                price,
              })}
        </span>
      }
    />
  )
}
