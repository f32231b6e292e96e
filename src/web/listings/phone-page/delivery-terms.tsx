import { Handshake, Package } from 'lucide-react'
import { lazy } from 'react'
import { isolatePlace } from '../../../shared/isolate.ts'
import type { ShippingZone } from '../../../shared/listings/delivery-terms.ts'
import { formatCount } from '../../../shared/quantities.ts'
import { isDelivered, toTerms } from '../../delivery/delivery-labels.ts'
import { PlaceMap } from '../../delivery/place-map.tsx'
import { useInView } from '../../ui/hooks.ts'
import { LazyPanel } from '../../ui/lazy-dialog.tsx'
import { useLanguage, useTranslations } from '../../ui/text.ts'
import { phonePlace } from '../listing-labels.ts'
import type { PhoneDetail } from '../queries.ts'

const ShippingPrices = lazy(async () => ({
  default: (await import('./shipping-prices.tsx')).ShippingPrices,
}))

/** How the phone can be had, and what that costs in the viewer's country. */
export function DeliverySection({ phone }: { phone: PhoneDetail }) {
  const t = useTranslations('phone.delivery')
  const terms = toTerms(phone.delivery)
  const canShip = phone.paymentMethods?.some((payment) => payment !== 'meet_up') ?? true
  const zones = canShip ? terms.shippingZones : []
  const place = phonePlace(phone)
  const language = useLanguage()
  return (
    <section aria-labelledby="delivery" className="flex min-w-0 flex-col gap-4">
      <h2 id="delivery" className="text-lg">
        {t('title')}
      </h2>
      {terms.pickUp && (
        <div className="flex gap-3">
          <Handshake aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
          <div className="min-w-0 flex-1">
            <p className="font-medium">
              {place
                ? t.rich('pickUpIn', { place: () => isolatePlace(place, language) })
                : t('pickUp')}
            </p>
            <p className="text-sm text-muted">{t('pickUpText')}</p>
            {phone.place && (
              <PlaceMap
                place={phone.place}
                alt={t('map', { place: phone.place.name })}
                caption={t('mapText')}
              />
            )}
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
        <p className="text-muted">{t(isDelivered(phone) ? 'shipOnly' : 'unknown')}</p>
      )}
    </section>
  )
}

/** Prices depend on the viewer's country, which only the browser knows; they are loaded near the screen. */
function Shipping({ phone, zones }: { phone: PhoneDetail; zones: readonly ShippingZone[] }) {
  const [ref, isNear] = useInView<HTMLDivElement>()
  const t = useTranslations('phone.delivery')
  const language = useLanguage()
  const { handlingDays, carrier } = toTerms(phone.delivery)
  const handling = (
    <p className="text-sm text-muted">
      {[
        handlingDays !== null &&
          t('sentWithin', { count: handlingDays, shown: formatCount(handlingDays, language) }),
        carrier,
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
  const before = (
    <>
      <p className="font-medium">{t('shipping')}</p>
      {handling}
    </>
  )
  return (
    <div ref={ref} className="min-w-0 flex-1">
      {isNear ? (
        <LazyPanel fallback={before}>
          <ShippingPrices {...{ phone, zones }}>{handling}</ShippingPrices>
        </LazyPanel>
      ) : (
        before
      )}
    </div>
  )
}
