import { useQuery } from '@tanstack/react-query'
import { formatStorage } from '../../../shared/listings/field-values.ts'
import { formatEstimate, formatEstimateRange, formatMoney } from '../../../shared/money.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { type Market, type Pricing, useApi } from '../../api/index.ts'
import {
  formatSalesPeriod,
  pricingQueries,
  shortMonth,
  verdictLabels,
} from '../../pricing/price-labels.ts'
import { Badge } from '../../ui/badge.tsx'
import type { PhoneDetail } from '../queries.ts'

const tones = { great: 'good', fair: 'neutral', high: 'waiting' } as const

/** The price compared with what such phones sold for, with the calculation. */
export function FairPrice({ phone }: { phone: PhoneDetail }) {
  const { data: pricing } = useQuery(pricingQueries.forPhone(useApi(), phone))
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
        <span>{estimate ? 'Similar phones are worth ' : 'Similar phones usually sell for '}</span>
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
    market.basis === 'model_and_storage' && phone.storageGb
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
        Compared with {count} for sale now: {like}.
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

/** The price compared with similar phones for sale; undefined when there are too few. */
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

type PriceScaleProps = {
  /** The ends of the scale and its marks: prices in minor units. */
  from: number
  to: number
  median: number
  price: number
  /** The quartiles. */
  box?: { from: number; to: number }
}

const WIDTH = 320
const HEIGHT = 28
const CENTER = HEIGHT / 2
/** Padding at both ends for the mark. */
const EDGE = 8
/** Padding above and below the median line. */
const INSET = 6

/** A price marked on a scale; the text beside it says the same. */
function PriceScale({ from, to, median, price, box }: PriceScaleProps) {
  const x = (minor: number) => {
    const share = (minor - from) / Math.max(to - from, 1)
    return Math.round(EDGE + Math.min(1, Math.max(0, share)) * (WIDTH - 2 * EDGE))
  }
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="mt-3 h-auto w-full">
      <line
        x1={EDGE}
        x2={WIDTH - EDGE}
        y1={CENTER}
        y2={CENTER}
        className="stroke-hairline"
        strokeWidth={box ? 2 : 6}
        strokeLinecap="round"
      />
      {box && (
        <rect
          x={x(box.from)}
          width={Math.max(x(box.to) - x(box.from), 2)}
          y={INSET}
          height={HEIGHT - 2 * INSET}
          rx={4}
          className="fill-sage stroke-edge"
        />
      )}
      <line
        x1={x(median)}
        x2={x(median)}
        y1={INSET}
        y2={HEIGHT - INSET}
        className={box ? 'stroke-ink' : 'stroke-muted'}
        strokeWidth={2}
      />
      <circle cx={x(price)} cy={CENTER} r={7} className="fill-ink stroke-raised" strokeWidth={2} />
    </svg>
  )
}

type Band = NonNullable<Pricing['band']>

/** How far the scale extends beyond the quartiles, in interquartile ranges. */
const BEYOND = 1

/** A price on the range of sale prices: the box spans the quartiles, its line is the median. */
function PriceRange({ band, priceMinor }: { band: Band; priceMinor: number }) {
  const { q1Minor, medianMinor, q3Minor } = band
  const reach = Math.max(q3Minor - q1Minor, 1) * BEYOND
  return (
    <PriceScale
      from={Math.min(q1Minor - reach, priceMinor)}
      to={Math.max(q3Minor + reach, priceMinor)}
      median={medianMinor}
      price={priceMinor}
      box={{ from: q1Minor, to: q3Minor }}
    />
  )
}

/** How a fair price was computed: its figures, and the most recent sales used. */
function PriceBreakdown({ band, currency }: { band: Band; currency: string }) {
  const money = (minor: number) => formatMoney(minor, currency)
  const { lowMinor, highMinor, outliers, selectionNote, estimate, sales } = band
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p>
        Great: under {money(lowMinor)}. High: over {money(highMinor)}. Half of recent sales were
        between them.
      </p>
      {selectionNote && <p>{selectionNote}.</p>}
      {outliers > 0 && (
        <p>{formatQuantity(outliers, 'sale')} left out because the price was unusual.</p>
      )}
      {sales.length > 0 && (
        <div className="relative overflow-x-auto">
          <table className="w-full tabular-nums">
            <caption className="pb-1 text-start text-muted">
              {estimate ? 'Most recent sales' : 'Most recent sales used'}
            </caption>
            <thead className="text-start text-muted">
              <tr>
                <th className="py-1 text-start font-normal">Sold</th>
                <th className="py-1 text-start font-normal">Phone</th>
                <th className="py-1 text-end font-normal">For</th>
                <th className="py-1 text-end font-normal">Adjusted</th>
              </tr>
            </thead>
            <tbody>
              {sales.map(({ month, storageGb, grade, priceMinor, adjustedMinor }, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: sales have no id, and their order is theirs
                <tr key={row} className="border-t border-hairline">
                  <td className="py-1 whitespace-nowrap">{shortMonth(month)}</td>
                  <td className="py-1">
                    {[storageGb && formatStorage(storageGb), grade].filter(Boolean).join(', ')}
                  </td>
                  <td className="py-1 text-end">{money(priceMinor)}</td>
                  <td className="py-1 text-end">{money(adjustedMinor)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}
