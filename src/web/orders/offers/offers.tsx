import { formatMoney } from '../../../shared/money.ts'
import { readPrice } from '../../../shared/parse-price.ts'
import { formatCount } from '../../../shared/quantities.ts'
import type { Offer } from '../../api/index.ts'
import type { BadgeTone } from '../../ui/badge.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { type Translate, useLanguage, useTranslations } from '../../ui/text.ts'

export type Answer = 'accept' | 'decline' | 'withdraw'

/** The state for the viewer: a key of `offers.state`, and the tone of its badge. */
export function offerState({ state, by, viewerRole }: Offer): {
  key: Exclude<Offer['state'], 'open'> | 'waiting' | 'yours'
  tone: BadgeTone
} {
  if (state === 'open')
    return by === viewerRole
      ? { key: 'waiting', tone: 'neutral' }
      : { key: 'yours', tone: 'waiting' }
  return { key: state, tone: state === 'accepted' ? 'good' : 'neutral' }
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
                percent: formatCount(toPercent(minor, askingMinor), language),
                price,
              })}
        </span>
      }
    />
  )
}
