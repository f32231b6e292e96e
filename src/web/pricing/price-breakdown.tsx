import { formatStorage } from '../../shared/listings/field-values.ts'
import { formatMoney } from '../../shared/money.ts'
import type { Pricing } from '../api/index.ts'
import { shortMonth } from './price-labels.ts'

type Band = NonNullable<Pricing['band']>

/** How a fair price was computed: its figures, and the most recent sales used. */
export function PriceBreakdown({ band, currency }: { band: Band; currency: string }) {
  const money = (minor: number) => formatMoney(minor, currency)
  const { lowMinor, highMinor, outliers, widened, estimate, sales } = band
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p>
        Great: under {money(lowMinor)}. High: over {money(highMinor)}. Half of recent sales were
        between them.
      </p>
      {widened && <p>{widened}.</p>}
      {outliers > 0 && (
        <p>
          {outliers === 1 ? 'One sale' : `${outliers} sales`} left out because the price was
          unusual.
        </p>
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
