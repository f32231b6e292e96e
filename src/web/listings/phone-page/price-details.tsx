import { formatStorage } from '../../../shared/listings/field-values.ts'
import { formatMoney } from '../../../shared/money.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import type { PhoneDetail, Pricing } from '../../api/index.ts'
import { shortMonth } from '../../pricing/price-labels.ts'
import { Moment } from '../../ui/reader.tsx'

type Band = NonNullable<Pricing['band']>

/** How a fair price was computed, and the most recent sales used. */
export function PriceBreakdown({ band, currency }: { band: Band; currency: string }) {
  const money = (minor: number) => formatMoney(minor, currency)
  const { outliers, selectionNote, estimate, sales } = band
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p>{`${selectionNote ?? 'Half of these sales or more are within the fair range'}.`}</p>
      {outliers > 0 && (
        <p>{formatQuantity(outliers, 'sale')} left out because the price was unusual.</p>
      )}
      {sales.length > 0 && (
        <div className="relative overflow-x-auto">
          <table className="w-full text-start tabular-nums [&_tr>*]:py-1 [&_tr>*]:text-start [&_tr>*:nth-child(n+3)]:text-end">
            <caption className="pb-1 text-start text-muted">
              {estimate ? 'Most recent sales' : 'Most recent sales used'}
            </caption>
            <thead className="text-muted">
              <tr className="*:font-normal">
                <th>Sold</th>
                <th>Phone</th>
                <th>For</th>
                <th>Adjusted</th>
              </tr>
            </thead>
            <tbody>
              {sales.map(({ month, storageGb, grade, priceMinor, adjustedMinor }, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: sales have no id, and their order is theirs
                <tr key={row} className="border-t border-hairline">
                  <td className="whitespace-nowrap">{shortMonth(month)}</td>
                  <td>
                    {[storageGb && formatStorage(storageGb), grade].filter(Boolean).join(', ')}
                  </td>
                  <td>{money(priceMinor)}</td>
                  <td>{money(adjustedMinor)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}

type PriceSince = PhoneDetail['prices'][number]

/** What a phone has cost since it was listed, oldest first. */
export function PriceHistory({
  prices,
  currency,
}: {
  prices: readonly PriceSince[]
  currency: string
}) {
  return (
    <ol className="divide-y divide-hairline text-sm tabular-nums">
      {prices.map((price, index) => (
        <li key={price.since} className="flex flex-wrap justify-between gap-x-4 py-1.5">
          <span>
            {priceStep(price, prices[index - 1])} {formatMoney(price.priceMinor, currency)}
          </span>
          <span className="text-muted">
            <Moment at={price.since} />
          </span>
        </li>
      ))}
    </ol>
  )
}

function priceStep({ priceMinor }: PriceSince, before: PriceSince | undefined) {
  if (!before) return 'Listed at'
  return priceMinor < before.priceMinor ? 'Lowered to' : 'Raised to'
}
