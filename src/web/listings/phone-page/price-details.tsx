import { formatMoney } from '../../../shared/money.ts'
import { formatCount } from '../../../shared/quantities.ts'
import { formatMonth } from '../../../shared/reader-format.ts'
import type { PhoneDetail, Pricing } from '../../api/index.ts'
import { Moment } from '../../ui/reader.tsx'
import { useLanguage, useTranslations } from '../../ui/text.ts'
import { usePhoneTexts } from '../phone-texts.ts'
import { useDescribeSelection } from '../price-selection.ts'

type Band = NonNullable<Pricing['band']>
type PriceBreakdownProps = {
  band: Band
  currency: string
  /** Whose price it is. */
  phone: Pick<PhoneDetail, 'grade' | 'storageGb'>
}

/** How a fair price was computed, and the most recent sales used. */
export function PriceBreakdown({ band, currency, phone }: PriceBreakdownProps) {
  const t = useTranslations('price')
  const language = useLanguage()
  const comma = useTranslations('card')('comma')
  const texts = usePhoneTexts()
  const money = (minor: number) => formatMoney(minor, currency, language)
  const { outliers, estimate, sales } = band
  const counted = (count: number) => ({ count, shown: formatCount(count, language) })

  return (
    <div className="flex flex-col gap-3 text-sm">
      <p>{useDescribeSelection()(band, phone)}</p>
      {outliers > 0 && <p>{t('outliers', counted(outliers))}</p>}
      {sales.length > 0 && (
        <div className="relative overflow-x-auto">
          <table className="w-full text-start tabular-nums [&_tr>*]:py-1 [&_tr>*]:text-start [&_tr>*:nth-child(n+3)]:text-end">
            <caption className="pb-1 text-start text-muted">
              {t(estimate ? 'recent' : 'recentUsed')}
            </caption>
            <thead className="text-muted">
              <tr className="*:font-normal">
                <th>{t('sold')}</th>
                <th>{t('phone')}</th>
                <th>{t('paid')}</th>
                <th>{t('adjusted')}</th>
              </tr>
            </thead>
            <tbody>
              {sales.map(({ month, storageGb, grade, priceMinor, adjustedMinor }, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: sales have no id, and their order is theirs
                <tr key={row} className="border-t border-hairline">
                  <td className="whitespace-nowrap">{formatMonth(month, 'short', language)}</td>
                  <td>
                    {[storageGb && texts.storage(storageGb), grade].filter(Boolean).join(comma)}
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

type PriceHistoryProps = { prices: readonly PriceSince[]; currency: string }

/** What a phone has cost since it was listed, oldest first. */
export function PriceHistory({ prices, currency }: PriceHistoryProps) {
  const t = useTranslations('price')
  const language = useLanguage()
  return (
    <ol className="divide-y divide-hairline text-sm tabular-nums">
      {prices.map((price, index) => (
        <li key={price.since} className="flex flex-wrap justify-between gap-x-4 py-1.5">
          <span>
            {t(priceStep(price, prices[index - 1]), {
              amount: formatMoney(price.priceMinor, currency, language),
            })}
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
  if (!before) return 'listed'
  return priceMinor < before.priceMinor ? 'lowered' : 'raised'
}
