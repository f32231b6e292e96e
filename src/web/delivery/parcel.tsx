import { type ComponentProps, useId } from 'react'
import { MAX_CARRIER_LENGTH } from '../../shared/listings/delivery-terms.ts'
import {
  isTrackingNumber,
  MAX_TRACKING_LENGTH,
  MIN_TRACKING_LENGTH,
} from '../../shared/orders/parcel.ts'
import { formatCount } from '../../shared/quantities.ts'
import { TextField } from '../ui/form/fields.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'

type ParcelFieldsProps = {
  form: {
    field: (
      name: 'carrier' | 'tracking',
    ) => Pick<ComponentProps<typeof TextField>, 'error' | 'name' | 'onChange' | 'value'>
  }
  /** Suggested names of carriers. */
  carriers?: readonly string[]
}

/** Carrier and tracking number of a parcel. */
export function ParcelFields({ form, carriers = [] }: ParcelFieldsProps) {
  const t = useTranslations('order.parcel')
  const listId = useId()
  return (
    <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
      <TextField
        {...form.field('carrier')}
        label={t('carrier')}
        list={listId}
        autoComplete="off"
        maxLength={MAX_CARRIER_LENGTH}
        required
      />
      <datalist id={listId}>
        {carriers.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        {...form.field('tracking')}
        label={t('tracking')}
        help={t('trackingHelp')}
        autoComplete="off"
        // More than the limit: what is too long is reported, not cut off.
        maxLength={60}
        required
      />
    </div>
  )
}

type ParcelValues = { carrier: string; tracking: string }

/** Finds what is wrong in a form about a parcel, by field. */
export function useParcelCheck() {
  const t = useTranslations('order.parcel')
  const language = useLanguage()
  function trackingProblem(tracking: string): string | undefined {
    if (tracking === '') return t('trackingRequired')
    if (isTrackingNumber(tracking)) return
    return t('trackingInvalid', {
      min: formatCount(MIN_TRACKING_LENGTH, language),
      max: formatCount(MAX_TRACKING_LENGTH, language),
    })
  }
  return ({ carrier, tracking }: ParcelValues) => ({
    carrier: carrier.trim() === '' ? t('carrierRequired') : undefined,
    tracking: trackingProblem(tracking.trim()),
  })
}
