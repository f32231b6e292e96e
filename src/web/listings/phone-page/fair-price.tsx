import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '../../../shared/money.ts'
import { PriceStrip } from '../../pricing/price-strip.tsx'
import { PriceSum } from '../../pricing/price-sum.tsx'
import { salesWords, verdictWords } from '../../pricing/price-words.ts'
import { pricingQueries } from '../../pricing/queries.ts'
import { useApi } from '../../shell/use-api.ts'
import { Badge } from '../../ui/badge.tsx'
import type { PhoneDetail } from './detail.ts'

const tones = { great: 'good', fair: 'neutral', high: 'waiting' } as const

/** How the price stands beside what such phones were sold for, with the sum. */
export function FairPrice({ phone }: { phone: PhoneDetail }) {
  const { data: pricing } = useQuery(pricingQueries.ofPhone(useApi(), phone))
  if (!pricing?.band || !pricing.verdict) return null
  const { band, verdict, currency } = pricing
  const money = (minor: number) => formatMoney(minor, currency)
  const { q1Minor, medianMinor, q3Minor, estimate } = band
  return (
    <section aria-labelledby="fair-price" className="rounded-box border border-hairline p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="fair-price" className="text-base">
          Fair price
        </h2>
        <p className="flex gap-2">
          {estimate && <Badge>Estimate</Badge>}
          <Badge tone={tones[verdict]}>{verdictWords[verdict]}</Badge>
        </p>
      </div>
      <PriceStrip band={band} priceMinor={phone.priceMinor} />
      <p className="mt-2">
        {estimate ? 'Similar phones are worth about ' : 'Similar phones usually sell for '}
        <span className="font-semibold whitespace-nowrap tabular-nums">
          {money(q1Minor)} to {money(q3Minor)}
        </span>
        , typically {money(medianMinor)}.
      </p>
      <p className="mt-1 text-sm text-muted">
        {estimate
          ? `${salesWords(band)} of this model: too few to compare, so this is an estimate.`
          : `From ${salesWords(band)}.`}
      </p>
      <details>
        <summary className="min-h-11 cursor-pointer content-center text-sm font-medium">
          How this price is calculated
        </summary>
        <PriceSum band={band} currency={currency} />
      </details>
    </section>
  )
}
