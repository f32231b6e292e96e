import { formatMoney, readPrice } from '../../../shared/money.ts'
import { TextField } from '../../ui/text-field.tsx'
import { shareOf } from './offer-words.ts'

type PriceFieldProps = {
  field: object
  label: string
  askingMinor: number
  currency: string
  /** What was typed so far. */
  typed: string
  initialFocus?: boolean
}

/** A price, with how much of the asking price it is while it is typed. */
export function PriceField(props: PriceFieldProps) {
  const { field, label, askingMinor, currency, typed, initialFocus } = props
  const minor = readPrice(typed, currency)
  const asking = formatMoney(askingMinor, currency)
  const share = minor !== undefined ? shareOf(minor, askingMinor) : undefined
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
          {share === undefined ? `Listed for ${asking}` : `${share} % of ${asking}`}
        </span>
      }
    />
  )
}
