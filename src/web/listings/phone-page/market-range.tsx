import { formatStorage } from '../../../shared/field-values.ts'
import { formatMoney } from '../../../shared/money.ts'
import { Strip } from '../../pricing/price-strip.tsx'
import type { PhoneDetail } from './detail.ts'
import { marketWords } from './market-words.ts'

/** Where this price stands between the lowest and the highest of phones like it. */
export function MarketRange({ phone }: { phone: PhoneDetail }) {
  const { market, currency, priceMinor } = phone
  const said = marketWords(phone, market)
  if (!market || !said) return null
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
      <p className={said.good ? 'mt-1 font-semibold text-green' : 'mt-1 font-semibold'}>
        {said.words}
      </p>
      {highestMinor > lowestMinor && (
        <>
          <Strip from={lowestMinor} to={highestMinor} middle={medianMinor} price={priceMinor} />
          <dl className="mt-1 flex justify-between text-sm tabular-nums">
            <Mark term="Lowest" value={formatMoney(lowestMinor, currency)} />
            <Mark term="Median" value={formatMoney(medianMinor, currency)} />
            <Mark term="Highest" value={formatMoney(highestMinor, currency)} />
          </dl>
        </>
      )}
      <p className="mt-2 text-sm text-muted">
        Compared with {count} on sale now: {like}.
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
