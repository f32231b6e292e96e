import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, useState } from 'react'
import { formatStorage } from '../../../shared/listings/field-values.ts'
import { modelTitle } from '../../../shared/listings/model-title.ts'
import { formatEstimate, formatEstimateRange, formatMoney } from '../../../shared/money.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { type Market, type Pricing, useApi } from '../../api/index.ts'
import { formatSalesPeriod, pricingQueries } from '../../pricing/price-labels.ts'
import { Badge } from '../../ui/badge.tsx'
import { LazyPanel } from '../../ui/lazy-dialog.tsx'
import { useTranslations } from '../../ui/text.ts'
import type { PhoneDetail } from '../queries.ts'

const PriceBreakdown = lazy(async () => ({
  default: (await import('./price-details.tsx')).PriceBreakdown,
}))
const PriceHistory = lazy(async () => ({
  default: (await import('./price-details.tsx')).PriceHistory,
}))

const tones = { great: 'good', fair: 'neutral', high: 'waiting' } as const

/** One verdict on the price, what it rests on, and everything else that is known of such prices. */
export function PriceCheck({ phone }: { phone: PhoneDetail }) {
  const t = useTranslations('card.verdict')
  const { data: pricing, isError } = useQuery(pricingQueries.forPhone(useApi(), phone))
  const { market, currency, priceMinor, prices = [] } = phone
  const { band, verdict } = pricing ?? {}
  const money = (minor: number) => formatMoney(minor, currency)
  const rows = [
    ...(isError ? [] : pastPrices(pricing, currency)),
    ...(market
      ? [
          {
            term: 'For sale now',
            value: `${money(market.lowestMinor)} to ${money(market.highestMinor)}`,
            note: `${formatQuantity(market.count, 'phone')}: ${[phone.model && modelTitle(phone.brand, phone.model.name), market.basis === 'model_and_storage' && phone.storageGb && formatStorage(phone.storageGb)].filter(Boolean).join(', ')}. ${comparePrices(phone, market)}.`,
          },
        ]
      : []),
  ]
  return (
    <section aria-labelledby="price-check" className="rounded-box border border-hairline p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="price-check" className="text-base">
          Price check
        </h2>
        <Badge tone={verdict ? tones[verdict] : 'neutral'}>
          {verdict ? t(verdict) : 'No verdict'}
        </Badge>
      </div>
      <p className="mt-1 text-pretty">
        {isError ? 'Sold prices did not load. Reload the page.' : explainVerdict(phone, pricing)}
      </p>
      {band && <PriceScale band={band} priceMinor={priceMinor} currency={currency} />}
      <dl className="mt-3 flex flex-col gap-2">
        {rows.map(({ term, value, note }) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-4">
            <dt>{term}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
            <dd className="w-full text-sm text-muted">{note}</dd>
          </div>
        ))}
      </dl>
      {band && (
        <OnDemand summary="How this price is calculated">
          <PriceBreakdown band={band} currency={currency} />
        </OnDemand>
      )}
      {prices.length > 1 && (
        <OnDemand summary="Price history">
          <PriceHistory prices={prices} currency={currency} />
        </OnDemand>
      )}
    </section>
  )
}

/** A part that is loaded when it is opened. */
function OnDemand({ summary, children }: { summary: string; children: ReactNode }) {
  const [isOpened, setOpened] = useState(false)
  return (
    <details onToggle={() => setOpened(true)}>
      <summary className="min-h-11 cursor-pointer content-center text-sm font-medium">
        {summary}
      </summary>
      <LazyPanel fallback={null}>{isOpened && children}</LazyPanel>
    </details>
  )
}

type Band = NonNullable<Pricing['band']>

/** What such phones sold for, then the estimate. */
function pastPrices(pricing: Pick<Pricing, 'band' | 'curve'> | undefined, currency: string) {
  if (!pricing?.band) return []
  const { band, curve } = pricing
  const range = formatEstimateRange(band.lowMinor, band.highMinor, currency)
  const estimate = 'From what phones lose in value with time.'
  if (band.estimate)
    return [
      {
        term: 'Sold',
        value: band.salesCount > 0 ? formatSalesPeriod(band) : 'None yet',
        note: 'Too few to judge a price by.',
      },
      { term: 'Estimate', value: range, note: estimate },
    ]
  const today = currentEstimate(curve)
  return [
    {
      term: 'Sold',
      value: range,
      note: `${formatSalesPeriod(band)}, typically about ${formatEstimate(band.medianMinor, currency)}.`,
    },
    ...(today ? [{ term: 'Estimate', value: formatMoney(today, currency), note: estimate }] : []),
  ]
}

const currentEstimate = (curve: Pricing['curve']) =>
  curve.findLast(({ isForecast }) => !isForecast)?.priceMinor

type Judged = Pick<Pricing, 'band' | 'verdict' | 'curve'>

/** What the verdict rests on, and where other prices speak against it. */
export function explainVerdict(
  { priceMinor, currency, market }: Pick<PhoneDetail, 'priceMinor' | 'currency' | 'market'>,
  pricing: Judged | undefined,
): string {
  const { band, verdict, curve = [] } = pricing ?? {}
  if (!band || !verdict)
    return `Too few such phones have been sold here, and there is no estimate for this model.${market ? ' Asking prices are not sold prices.' : ''}`
  const { lowMinor, highMinor } = band
  const reasons = [
    band.estimate
      ? 'Compared with the estimate, because too few have been sold here.'
      : 'Compared with sold prices.',
  ]
  const today = currentEstimate(curve)
  if (!band.estimate && today && (today < lowMinor || today > highMinor))
    reasons.push('The estimate differs; sold prices count.')
  if (market && verdict === 'great' && priceMinor > market.medianMinor)
    reasons.push(
      `Most others for sale now cost less, from ${formatMoney(market.lowestMinor, currency)}.`,
    )
  if (market && verdict === 'high' && priceMinor <= market.lowestMinor)
    reasons.push('Still, none for sale now costs less.')
  return reasons.join(' ')
}

/** A price among similar phones for sale, without a verdict. */
export function comparePrices(
  { priceMinor, currency }: Pick<PhoneDetail, 'priceMinor' | 'currency'>,
  { lowestMinor, medianMinor }: Market,
): string {
  if (priceMinor <= lowestMinor) return 'This is the lowest price'
  const apart = formatMoney(Math.abs(priceMinor - medianMinor), currency)
  if (priceMinor === medianMinor) return 'This is the median'
  return `This is ${apart} ${priceMinor < medianMinor ? 'below' : 'above'} the median`
}

const WIDTH = 320
const HEIGHT = 28
/** Padding at both ends, and above and below the median line. */
const EDGE = 8

type PriceScaleProps = { band: Band; priceMinor: number; currency: string }

/** The price as a dot beside the fair range as a box, in which a line is the median. */
function PriceScale({ band, priceMinor, currency }: PriceScaleProps) {
  const { lowMinor, medianMinor, highMinor } = band
  const reach = Math.max(highMinor - lowMinor, 1)
  const from = Math.min(lowMinor - reach, priceMinor)
  const to = Math.max(highMinor + reach, priceMinor)
  const x = (minor: number) =>
    Math.round(EDGE + ((minor - from) / (to - from)) * (WIDTH - 2 * EDGE))
  return (
    <>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="mt-3 h-auto w-full">
        <path d={`M${EDGE} 14H${WIDTH - EDGE}`} className="stroke-hairline" strokeWidth={2} />
        <rect
          x={x(lowMinor)}
          width={Math.max(x(highMinor) - x(lowMinor), 2)}
          y={6}
          height={16}
          rx={4}
          className="fill-sage stroke-edge"
        />
        <path d={`M${x(medianMinor)} 6v16`} className="stroke-ink" strokeWidth={2} />
        <circle
          cx={x(priceMinor)}
          cy={14}
          r={7}
          className="fill-ink stroke-raised"
          strokeWidth={2}
        />
      </svg>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted tabular-nums">
        <span>Great: under {formatMoney(lowMinor, currency)}</span>
        <span>High: over {formatMoney(highMinor, currency)}</span>
      </p>
    </>
  )
}
