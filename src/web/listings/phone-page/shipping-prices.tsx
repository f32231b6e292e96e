import type { ReactNode } from 'react'
import {
  destinationName,
  type ShippingZone,
  summarizeDeliveryTo,
} from '../../../shared/listings/delivery-terms.ts'
import { formatMoney } from '../../../shared/money.ts'
import { toTerms } from '../../delivery/delivery-labels.ts'
import { countryOptions, useViewerCountry } from '../../delivery/viewer-country.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import type { PhoneDetail } from '../queries.ts'

type ShippingPricesProps = {
  phone: PhoneDetail
  zones: readonly ShippingZone[]
  /** How soon and by whom it is sent, after the price. */
  children: ReactNode
}

/** What shipping costs in the viewer's country and in all others. Browser only. */
export function ShippingPrices({ phone, zones, children }: ShippingPricesProps) {
  const [country, setCountry] = useViewerCountry()
  const { currency } = phone
  return (
    <>
      <p className="font-medium" role="status">
        {country ? summarizeDeliveryTo(toTerms(phone.delivery), currency, country) : 'Shipping'}
      </p>
      {children}
      <div className="mt-3 max-w-72">
        <SelectField
          label="Ship to"
          placeholder="Choose a country"
          value={country}
          onChange={(event) => setCountry(event.currentTarget.value)}
          options={countryOptions()}
        />
      </div>
      <details className="mt-2 text-sm">
        <summary className="w-fit cursor-pointer py-2 text-muted">All shipping prices</summary>
        <ul className="flex flex-col gap-1 py-1">
          {zones.map(({ to, priceMinor }) => (
            <li key={to.join()} className="flex justify-between gap-4">
              <span>{to.map(destinationName).join(', ')}</span>
              <span className="tabular-nums">
                {priceMinor === 0 ? 'Free' : formatMoney(priceMinor, currency)}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
