import { formatMoney } from '../listings/money.ts'
import { storageWords } from '../listings/words.ts'
import type { Market, PhoneDetail } from './detail.ts'
import { marketWords } from './market-words.ts'

const WIDTH = 320
const HEIGHT = 24
const MIDDLE = HEIGHT / 2
/** Room at both ends for the mark. */
const EDGE = 8

/** Where this price stands between the lowest and the highest of phones like it. */
export function MarketRange({ phone }: { phone: PhoneDetail }) {
  const { market, currency, priceMinor } = phone
  const said = marketWords(phone, market)
  if (!market || !said) return null
  const { lowestMinor, medianMinor, highestMinor, count } = market
  const at = placeIn(market)
  const like =
    market.of === 'model_and_storage' && phone.storageGb
      ? `${phone.model?.name ?? phone.name} with ${storageWords(phone.storageGb)}`
      : (phone.model?.name ?? phone.name)
  return (
    <section aria-labelledby="market" className="rounded-box border border-hairline p-5">
      <h2 id="market" className="text-base">
        Against the market
      </h2>
      <p className={said.good ? 'mt-1 font-semibold text-green' : 'mt-1 font-semibold'}>
        {said.words}
      </p>
      {highestMinor > lowestMinor && (
        <>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="mt-3 h-auto w-full">
            <line
              x1={EDGE}
              x2={WIDTH - EDGE}
              y1={MIDDLE}
              y2={MIDDLE}
              className="stroke-hairline"
              strokeWidth={6}
              strokeLinecap="round"
            />
            <line
              x1={at(medianMinor)}
              x2={at(medianMinor)}
              y1={4}
              y2={HEIGHT - 4}
              className="stroke-muted"
              strokeWidth={2}
            />
            <circle
              cx={at(priceMinor)}
              cy={MIDDLE}
              r={7}
              className="fill-ink stroke-raised"
              strokeWidth={2}
            />
          </svg>
          <dl className="mt-1 flex justify-between text-sm tabular-nums">
            <Mark term="Lowest" value={formatMoney(lowestMinor, currency)} />
            <Mark term="Middle" value={formatMoney(medianMinor, currency)} />
            <Mark term="Highest" value={formatMoney(highestMinor, currency)} />
          </dl>
        </>
      )}
      <p className="mt-2 text-sm text-muted">
        Of {count} on sale now: {like}.
      </p>
    </section>
  )
}

function Mark({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt className="text-muted">{term}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  )
}

function placeIn({ lowestMinor, highestMinor }: Market) {
  return (minor: number) => {
    const share = (minor - lowestMinor) / (highestMinor - lowestMinor)
    return Math.round(EDGE + Math.min(1, Math.max(0, share)) * (WIDTH - 2 * EDGE))
  }
}
