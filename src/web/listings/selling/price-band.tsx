import { formatEstimateRange, formatMoney, roundEstimate } from '../../../shared/money.ts'
import { readPrice } from '../../../shared/parse-price.ts'
import { judgePrice } from '../../../shared/pricing/judge-price.ts'
import type { Pricing } from '../../api/index.ts'
import { formatSalesPeriod } from '../../pricing/price-labels.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'

type PriceBandProps = {
  band: Band
  /** Model, storage and grade of the band; empty where unknown. */
  facts: readonly string[]
  price: string
  currency: string
  onUse: (minor: number) => void
}

/** How far the scale extends beyond the band at each end, as a share of its width. */
const SCALE_MARGIN = 0.6

/** The fair price range of similar phones, with the typed price on the same scale. */
export default function PriceBand({ band, facts, price, currency, onUse }: PriceBandProps) {
  const { lowMinor, highMinor } = band
  const medianMinor = roundEstimate(band.medianMinor)
  const minor = readPrice(price, currency)
  const verdict = minor === undefined ? undefined : judgePrice(minor, band)
  const reach = Math.max(highMinor - lowMinor, 1) * SCALE_MARGIN
  const scale = (index: number) =>
    Math.min(1, Math.max(0, (index - lowMinor + reach) / (highMinor - lowMinor + 2 * reach))) * 100
  const middle = formatMoney(medianMinor, currency)

  return (
    <div className="rounded-box border border-hairline bg-raised p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h3 className="text-base">
            {formatEstimateRange(lowMinor, highMinor, currency)} is fair
          </h3>
          <p className="text-sm text-muted">{facts.filter(Boolean).join(', ')}</p>
        </div>
        {minor !== medianMinor && (
          <Button className="px-3 text-sm" onClick={() => onUse(medianMinor)}>
            Use {middle}
          </Button>
        )}
      </div>
      <div aria-hidden="true" className="relative mt-4 h-6">
        <span className="absolute inset-x-0 top-2 h-2 rounded-full bg-hairline" />
        <span
          className="absolute top-2 h-2 rounded-full bg-green"
          style={{ left: `${scale(lowMinor)}%`, right: `${100 - scale(highMinor)}%` }}
        />
        <span
          className="absolute top-1 h-4 w-0.5 bg-ink"
          style={{ left: `${scale(medianMinor)}%` }}
        />
        {minor !== undefined && (
          <span className="price-mark" style={{ left: `${scale(minor)}%` }} />
        )}
      </div>
      <p
        role="status"
        className={classNames(
          'mt-1 min-h-6 font-medium',
          verdict === 'great' && 'text-green',
          verdict === 'high' && 'text-amber',
        )}
      >
        {verdict ? verdictLabels[verdict] : `Half of them sell for ${middle} or more`}
      </p>
      <p className="text-sm text-muted">{describeSource(band)}</p>
    </div>
  )
}

type Band = NonNullable<Pricing['band']>

const verdictLabels = {
  great: 'Great price: likely to sell fast',
  fair: 'A fair price',
  high: 'High: it may take longer to sell',
} as const

/** Where the numbers of a band come from. */
export function describeSource({ estimate, selectionNote, ...period }: Band): string {
  if (estimate) return 'Estimated from typical depreciation: too few have been sold here.'
  return `From ${formatSalesPeriod(period)}${selectionNote ? `. ${selectionNote}` : ''}.`
}
