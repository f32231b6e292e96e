import { useQuery } from '@tanstack/react-query'
import { formatStorage } from '../../../shared/listings/field-values.ts'
import { formatEstimate, formatEstimateRange, formatMoney } from '../../../shared/money.ts'
import { type Market, useApi } from '../../api/index.ts'
import { formatSalesPeriod, pricingQueries, verdictLabels } from '../../pricing/price-labels.ts'
import { PriceBreakdown, PriceRange, PriceScale } from '../../pricing/price-range.tsx'
import { Badge } from '../../ui/badge.tsx'
import type { PhoneDetail } from '../queries.ts'

const tones = { great: 'good', fair: 'neutral', high: 'waiting' } as const

/** The price compared with what such phones sold for, with the calculation. */
export function FairPrice({ phone }: { phone: PhoneDetail }) {
  const { data: pricing } = useQuery(pricingQueries.ofPhone(useApi(), phone))
  if (!pricing?.band || !pricing.verdict) return null
  const { band, verdict, currency } = pricing
  const { q1Minor, medianMinor, q3Minor, estimate } = band
  return (
    <section aria-labelledby="fair-price" className="rounded-box border border-hairline p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="fair-price" className="text-base">
          Fair price
        </h2>
        <p className="flex gap-2">
          {estimate && <Badge>Estimate</Badge>}
          <Badge tone={tones[verdict]}>{verdictLabels[verdict]}</Badge>
        </p>
      </div>
      <PriceRange band={band} priceMinor={phone.priceMinor} />
      <p className="mt-2">
        {estimate ? 'Similar phones are worth ' : 'Similar phones usually sell for '}
        <span className="font-semibold whitespace-nowrap tabular-nums">
          {formatEstimateRange(q1Minor, q3Minor, currency)}
        </span>
        , typically about {formatEstimate(medianMinor, currency)}.
      </p>
      <p className="mt-1 text-sm text-muted">
        {estimate
          ? `${formatSalesPeriod(band)} of this model: too few to compare, so this is an estimate.`
          : `From ${formatSalesPeriod(band)}.`}
      </p>
      <details>
        <summary className="min-h-11 cursor-pointer content-center text-sm font-medium">
          How this price is calculated
        </summary>
        <PriceBreakdown band={band} currency={currency} />
      </details>
    </section>
  )
}

/** The price between the lowest and the highest of similar phones. */
export function MarketRange({ phone }: { phone: PhoneDetail }) {
  const { market, currency, priceMinor } = phone
  const position = marketPosition(phone, market)
  if (!market || !position) return null
  const { lowestMinor, medianMinor, highestMinor, count } = market
  const like =
    market.of === 'model_and_storage' && phone.storageGb
      ? `${phone.model?.name ?? phone.name} with ${formatStorage(phone.storageGb)}`
      : (phone.model?.name ?? phone.name)
  return (
    <section aria-labelledby="market" className="rounded-box border border-hairline p-5">
      <h2 id="market" className="text-base">
        Market price
      </h2>
      <p className={position.good ? 'mt-1 font-semibold text-green' : 'mt-1 font-semibold'}>
        {position.text}
      </p>
      {highestMinor > lowestMinor && (
        <>
          <PriceScale
            from={lowestMinor}
            to={highestMinor}
            median={medianMinor}
            price={priceMinor}
          />
          <dl className="mt-1 flex justify-between text-sm tabular-nums">
            <MarketFigure term="Lowest" value={formatMoney(lowestMinor, currency)} />
            <MarketFigure term="Median" value={formatMoney(medianMinor, currency)} />
            <MarketFigure term="Highest" value={formatMoney(highestMinor, currency)} />
          </dl>
        </>
      )}
      <p className="mt-2 text-sm text-muted">
        Compared with {count} on sale now: {like}.
      </p>
    </section>
  )
}

function MarketFigure({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt className="text-muted">{term}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  )
}

const MIN_COMPARED = 3

type PricedPhone = { priceMinor: number; currency: string }

/** The price compared with similar phones on sale; undefined when there are too few. */
export function marketPosition(
  { priceMinor, currency }: PricedPhone,
  market: Market | null | undefined,
) {
  if (!market || market.count < MIN_COMPARED) return
  const { count, lowestMinor, medianMinor } = market
  if (priceMinor <= lowestMinor) return { good: true, text: `Lowest price of ${count}` }
  const apart = formatMoney(Math.abs(priceMinor - medianMinor), currency)
  if (priceMinor < medianMinor) return { good: true, text: `${apart} below the median of ${count}` }
  if (priceMinor > medianMinor)
    return { good: false, text: `${apart} above the median of ${count}` }
  return { good: false, text: `At the median of ${count}` }
}
