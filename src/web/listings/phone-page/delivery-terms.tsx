import Handshake from 'virtual:icons/handshake'
import Package from 'virtual:icons/package'
import {
  destinationName,
  type ShippingZone,
  summarizeDeliveryTo,
} from '../../../shared/listings/delivery-terms.ts'
import { formatMoney } from '../../../shared/money.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { toTerms } from '../../delivery/delivery-labels.ts'
import { PlaceMap } from '../../delivery/place-map.tsx'
import { countryOptions, useViewerCountry } from '../../delivery/viewer-country.ts'
import { useHydrated } from '../../hydration.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { phonePlace } from '../listing-labels.ts'
import type { PhoneDetail } from '../queries.ts'

/** How the phone can be had, and what that costs in the viewer's country. */
export function DeliverySection({ phone }: { phone: PhoneDetail }) {
  const terms = toTerms(phone.delivery)
  const canShip = phone.payments?.some((payment) => payment !== 'meet_up') ?? true
  const zones = canShip ? terms.shippingZones : []
  const place = phonePlace(phone)
  return (
    <section aria-labelledby="delivery" className="flex min-w-0 flex-col gap-4">
      <h2 id="delivery" className="text-lg">
        Delivery
      </h2>
      {terms.pickUp && (
        <div className="flex gap-3">
          <Handshake aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
          <div className="min-w-0 flex-1">
            <p className="font-medium">Pick-up{place && ` in ${place}`}</p>
            <p className="text-sm text-muted">
              You agree on a public place after booking. The seller’s address isn’t shown.
            </p>
            {phone.place && <PlaceMap place={phone.place} />}
          </div>
        </div>
      )}
      {zones.length > 0 && (
        <div className="flex gap-3">
          <Package aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
          <ShippingPrices phone={phone} zones={zones} />
        </div>
      )}
      {!terms.pickUp && zones.length === 0 && (
        <p className="text-muted">
          The seller only ships this phone, and it can’t be paid for before shipping at the moment.
        </p>
      )}
    </section>
  )
}

function ShippingPrices({ phone, zones }: { phone: PhoneDetail; zones: readonly ShippingZone[] }) {
  const ready = useHydrated()
  const [country, setCountry] = useViewerCountry()
  const { currency } = phone
  const terms = toTerms(phone.delivery)
  const { handlingDays, carrier } = terms
  return (
    <div className="min-w-0 flex-1">
      <p className="font-medium" role="status">
        {ready && country ? summarizeDeliveryTo(terms, currency, country) : 'Shipping'}
      </p>
      <p className="text-sm text-muted">
        {[
          handlingDays !== null &&
            `Sent within ${formatQuantity(handlingDays, 'working day')} after payment`,
          carrier,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {ready && (
        <>
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
      )}
    </div>
  )
}
