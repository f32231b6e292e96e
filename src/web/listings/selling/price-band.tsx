import { formatMoney, readPrice } from '../../../shared/money.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { type Band, rounded, sourceWords, verdictOf, verdictWords } from './price-words.ts'

type PriceBandProps = {
  band: Band
  /** What it is the band of; empty where that was not said. */
  of: readonly string[]
  price: string
  currency: string
  onUse: (minor: number) => void
}

/** How much further than the band the scale reaches at each end, as a share of the band. */
const BEYOND = 0.6

/** What phones like it are fairly sold for, with the typed price on the same scale. */
export function PriceBand({ band, of, price, currency, onUse }: PriceBandProps) {
  const { lowMinor, highMinor } = band
  const medianMinor = rounded(band.medianMinor, currency)
  const [low, high] = [rounded(lowMinor, currency), rounded(highMinor, currency)]
  const minor = readPrice(price, currency)
  const verdict = minor === undefined ? undefined : verdictOf(minor, band)
  const reach = Math.max(highMinor - lowMinor, 1) * BEYOND
  const scale = (at: number) =>
    Math.min(1, Math.max(0, (at - lowMinor + reach) / (highMinor - lowMinor + 2 * reach))) * 100
  const middle = formatMoney(medianMinor, currency)

  return (
    <div className="rounded-box border border-hairline bg-raised p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h3 className="text-base">
            {formatMoney(low, currency)} to {formatMoney(high, currency)} is fair
          </h3>
          <p className="text-sm text-muted">{of.filter(Boolean).join(', ')}</p>
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
        {verdict ? verdictWords[verdict] : `Half of them sell for ${middle} or more`}
      </p>
      <p className="text-sm text-muted">{sourceWords(band)}</p>
    </div>
  )
}
