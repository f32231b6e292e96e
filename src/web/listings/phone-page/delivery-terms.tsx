import { Handshake, Package } from 'lucide-react'
import type { ShippingZone } from '../../../shared/listings/delivery-terms.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { isDelivered, toTerms } from '../../delivery/delivery-labels.ts'
import { PlaceMap } from '../../delivery/place-map.tsx'
import { useInView } from '../../ui/hooks.ts'
import { phonePlace } from '../listing-labels.ts'
import type { PhoneDetail } from '../queries.ts'
import { ShippingPrices } from './shipping-prices.tsx'

/** How the phone can be had, and what that costs in the viewer's country. */
export function DeliverySection({ phone }: { phone: PhoneDetail }) {
  const terms = toTerms(phone.delivery)
  const canShip = phone.paymentMethods?.some((payment) => payment !== 'meet_up') ?? true
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
            <p className="font-medium">
              Pick-up<span>{place && ` in ${place}`}</span>
            </p>
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
          <Shipping phone={phone} zones={zones} />
        </div>
      )}
      {!terms.pickUp && zones.length === 0 && (
        <p className="text-muted">
          {isDelivered(phone)
            ? 'The seller only ships this phone, and it can’t be paid for before shipping at the moment.'
            : 'The seller offers this phone only by a delivery method that this shop doesn’t have.'}
        </p>
      )}
    </section>
  )
}

/** Prices depend on the viewer's country, which only the browser knows; they are loaded near the screen. */
function Shipping({ phone, zones }: { phone: PhoneDetail; zones: readonly ShippingZone[] }) {
  const [ref, isNear] = useInView<HTMLDivElement>()
  const { handlingDays, carrier } = toTerms(phone.delivery)
  const handling = (
    <p className="text-sm text-muted">
      {[
        handlingDays !== null &&
          `Sent within ${formatQuantity(handlingDays, 'working day')} after payment`,
        carrier,
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
  return (
    <div ref={ref} className="min-w-0 flex-1">
      {isNear ? (
        <ShippingPrices {...{ phone, zones }}>{handling}</ShippingPrices>
      ) : (
        <>
          <p className="font-medium">Shipping</p>
          {handling}
        </>
      )}
    </div>
  )
}
