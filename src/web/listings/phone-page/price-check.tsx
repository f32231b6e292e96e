import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { isolate } from '../../../shared/isolate.ts'
import type { Language } from '../../../shared/languages.ts'
import { modelTitle } from '../../../shared/listings/model-title.ts'
import { formatEstimate, formatEstimateRange, formatMoney } from '../../../shared/money.ts'
import { formatCount } from '../../../shared/quantities.ts'
import { formatMonth } from '../../../shared/reader-format.ts'
import { type Market, type Pricing, useApi } from '../../api/index.ts'
import { lazyPart } from '../../lazy-part.tsx'
import { pricingQueries } from '../../pricing/price-labels.ts'
import { Badge } from '../../ui/badge.tsx'
import { LazyDetails } from '../../ui/layout/lazy-details.tsx'
import { type Translate, useLanguage, useTranslations } from '../../ui/text.ts'
import { usePhoneTexts } from '../phone-texts.ts'
import type { PhoneDetail } from '../queries.ts'

const PriceBreakdown = lazyPart(['price'], async () => ({
  default: (await import('./price-details.tsx')).PriceBreakdown,
}))
const PriceHistory = lazyPart(['price'], async () => ({
  default: (await import('./price-details.tsx')).PriceHistory,
}))

const tones = { great: 'good', fair: 'neutral', high: 'waiting' } as const

/** What prices are said in. */
export type PriceWords = { t: Translate<'phone.price'>; language: Language }

/** One verdict on the price, what it rests on, and everything else that is known of such prices. */
export function PriceCheck({ phone }: { phone: PhoneDetail }) {
  const wording = { t: useTranslations('phone.price'), language: useLanguage() }
  const { t, language } = wording
  const verdictLabel = useTranslations('card.verdict')
  const comma = useTranslations('card')('comma')
  const texts = usePhoneTexts()
  const { data: pricing, isError } = useQuery(pricingQueries.forPhone(useApi(), phone))
  const { market, currency, priceMinor, prices = [] } = phone
  const { band, verdict } = pricing ?? {}
  const money = (minor: number) => formatMoney(minor, currency, language)
  const rows: PriceRow[] = [
    ...(isError ? [] : pastPrices(pricing, currency, wording)),
    ...(market
      ? [
          {
            term: t('forSale'),
            value: t('range', {
              lowest: money(market.lowestMinor),
              highest: money(market.highestMinor),
            }),
            note: t('others', {
              phones: texts.total(market.count),
              model: [
                phone.model && isolate(modelTitle(phone.brand, phone.model.name), language),
                market.basis === 'model_and_storage' &&
                  phone.storageGb &&
                  texts.storage(phone.storageGb),
              ]
                .filter(Boolean)
                .join(comma),
              compared: comparePrices(phone, market, wording),
            }),
          },
        ]
      : []),
  ]
  return (
    <section aria-labelledby="price-check" className="rounded-box border border-hairline">
      <details className="group">
        <summary className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 rounded-box px-5 py-3">
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
            <span id="price-check">{t('title')}</span>
            <Badge tone={verdict ? tones[verdict] : 'neutral'}>
              {verdict ? verdictLabel(verdict) : t('noVerdict')}
            </Badge>
          </h2>
          <ChevronDown
            aria-hidden="true"
            className="row-span-2 size-5 text-muted transition-transform group-open:rotate-180"
          />
          <span className="text-sm text-pretty text-muted">
            {isError ? t('failed') : explainVerdict(phone, pricing, wording)}
          </span>
        </summary>
        <div className="px-5 pb-5">
          {band && <PriceScale band={band} priceMinor={priceMinor} currency={currency} />}
          <dl className="mt-3 flex flex-col gap-2">
            {rows.map(({ term, value, note }) => (
              <div key={term} className="flex flex-wrap justify-between gap-x-4">
                <dt>{term}</dt>
                <dd className="font-semibold tabular-nums">{value}</dd>
                {note && <dd className="w-full text-sm text-muted">{note}</dd>}
              </div>
            ))}
          </dl>
          {band && (
            <LazyDetails summary={t('how')} summaryClass="text-sm">
              <PriceBreakdown band={band} currency={currency} phone={phone} />
            </LazyDetails>
          )}
          {prices.length > 1 && (
            <LazyDetails summary={t('history')} summaryClass="text-sm">
              <PriceHistory prices={prices} currency={currency} />
            </LazyDetails>
          )}
        </div>
      </details>
    </section>
  )
}

type Band = NonNullable<Pricing['band']>

type PriceRow = { term: string; value: string; note?: string }

/** What such phones sold for, then the estimate. */
function pastPrices(
  pricing: Pick<Pricing, 'band' | 'curve'> | undefined,
  currency: string,
  { t, language }: PriceWords,
): PriceRow[] {
  if (!pricing?.band) return []
  const { band, curve } = pricing
  const range = formatEstimateRange(band.lowMinor, band.highMinor, currency, language)
  const estimate = { term: t('estimate'), note: t('estimateNote') }
  if (band.estimate)
    return [
      {
        term: t('sold'),
        value: band.salesCount > 0 ? salesPeriod(band, { t, language }) : t('soldNone'),
      },
      { ...estimate, value: range },
    ]
  const today = currentEstimate(curve)
  return [
    {
      term: t('sold'),
      value: range,
      note: t('typically', {
        period: salesPeriod(band, { t, language }),
        amount: formatEstimate(band.medianMinor, currency, language),
      }),
    },
    ...(today ? [{ ...estimate, value: formatMoney(today, currency, language) }] : []),
  ]
}

/** '23 sales, Mar 2026 to Nov 2026'. */
function salesPeriod(
  { salesCount, from, to }: Pick<Band, 'salesCount' | 'from' | 'to'>,
  { t, language }: PriceWords,
): string {
  const sales = t('sales', { count: salesCount, shown: formatCount(salesCount, language) })
  if (!from || !to) return sales
  const month = (date: string) => formatMonth(date, 'short', language)
  return from === to
    ? t('during', { sales, month: month(from) })
    : t('period', { sales, from: month(from), to: month(to) })
}

const currentEstimate = (curve: Pricing['curve']) =>
  curve.findLast(({ isForecast }) => !isForecast)?.priceMinor

type Judged = Pick<Pricing, 'band' | 'verdict' | 'curve'>

/** What the verdict rests on, and where other prices speak against it. */
export function explainVerdict(
  { priceMinor, currency, market }: Pick<PhoneDetail, 'priceMinor' | 'currency' | 'market'>,
  pricing: Judged | undefined,
  { t, language }: PriceWords,
): string {
  const { band, verdict, curve = [] } = pricing ?? {}
  if (!band || !verdict)
    return [t('unknown'), market && t('listedPrices')].filter(Boolean).join(' ')
  const { lowMinor, highMinor } = band
  const reasons = [t(band.estimate ? 'byEstimate' : 'bySold')]
  const today = currentEstimate(curve)
  if (!band.estimate && today && (today < lowMinor || today > highMinor)) reasons.push(t('differs'))
  if (market && verdict === 'great' && priceMinor > market.medianMinor)
    reasons.push(t('othersLess', { amount: formatMoney(market.lowestMinor, currency, language) }))
  if (market && verdict === 'high' && priceMinor <= market.lowestMinor) reasons.push(t('noneLess'))
  return reasons.join(' ')
}

/** A price among similar phones for sale, without a verdict. */
export function comparePrices(
  { priceMinor, currency }: Pick<PhoneDetail, 'priceMinor' | 'currency'>,
  { lowestMinor, medianMinor }: Market,
  { t, language }: PriceWords,
): string {
  if (priceMinor <= lowestMinor) return t('lowest')
  if (priceMinor === medianMinor) return t('median')
  const amount = formatMoney(Math.abs(priceMinor - medianMinor), currency, language)
  return t(priceMinor < medianMinor ? 'below' : 'above', { amount })
}

const WIDTH = 320
const HEIGHT = 28
/** Padding at both ends, and above and below the median line. */
const EDGE = 8

type PriceScaleProps = { band: Band; priceMinor: number; currency: string }

/** The price as a dot beside the fair range as a box, in which a line is the median. */
function PriceScale({ band, priceMinor, currency }: PriceScaleProps) {
  const t = useTranslations('phone.price')
  const language = useLanguage()
  // As they are drawn.
  const marks = [
    [useTranslations('phone')('thisPhone'), 'size-3 rounded-full bg-ink'],
    [useTranslations('card.verdict')('fair'), 'h-3 w-5 rounded-sm border border-edge bg-sage'],
    [t('medianMark'), 'h-3 w-0.5 bg-ink'],
  ]
  const { lowMinor, medianMinor, highMinor } = band
  const reach = Math.max(highMinor - lowMinor, 1)
  const from = Math.min(lowMinor - reach, priceMinor)
  const to = Math.max(highMinor + reach, priceMinor)
  const x = (minor: number) =>
    Math.round(EDGE + ((minor - from) / (to - from)) * (WIDTH - 2 * EDGE))
  return (
    <>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        className="mt-3 h-auto w-full rtl:-scale-x-100"
      >
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
        <span>{t('great', { amount: formatMoney(lowMinor, currency, language) })}</span>
        <span>{t('high', { amount: formatMoney(highMinor, currency, language) })}</span>
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-muted">
        {marks.map(([label, className]) => (
          <span key={label} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`inline-block shrink-0 ${className}`} />
            {label}
          </span>
        ))}
      </p>
    </>
  )
}
