import type { Language } from '../../../shared/languages.ts'
import type { Grade } from '../../../shared/listings/grades.ts'
import { formatEstimateRange, formatMoney, roundEstimate } from '../../../shared/money.ts'
import { readPrice } from '../../../shared/parse-price.ts'
import { judgePrice } from '../../../shared/pricing/judge-price.ts'
import { formatCount } from '../../../shared/quantities.ts'
import { formatMonth } from '../../../shared/reader-format.ts'
import type { Pricing } from '../../api/index.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { type Translate, useLanguage, useTranslations } from '../../ui/text.ts'
import { usePhoneTexts } from '../phone-texts.ts'
import { useDescribeSelection } from '../price-selection.ts'

type PriceBandProps = {
  band: Band
  /** Of the model. */
  name: string
  condition: { grade: Grade | null; storageGb: number | null }
  price: string
  currency: string
  onUse: (minor: number) => void
}

/** How far the scale extends beyond the band at each end, as a share of its width. */
const SCALE_MARGIN = 0.6

/** The fair price range of similar phones, with the typed price on the same scale. */
export default function PriceBand(props: PriceBandProps) {
  const { band, name, condition, price, currency, onUse } = props
  const t = useTranslations('sellParts.band')
  const language = useLanguage()
  const texts = usePhoneTexts()
  const comma = useTranslations('card')('comma')
  const { grade, storageGb } = condition
  const { lowMinor, highMinor } = band
  const medianMinor = roundEstimate(band.medianMinor)
  const minor = readPrice(price, currency)
  const verdict = minor === undefined ? undefined : judgePrice(minor, band)
  const reach = Math.max(highMinor - lowMinor, 1) * SCALE_MARGIN
  const scale = (index: number) =>
    Math.min(1, Math.max(0, (index - lowMinor + reach) / (highMinor - lowMinor + 2 * reach))) * 100
  const middle = formatMoney(medianMinor, currency, language)
  const range = formatEstimateRange(lowMinor, highMinor, currency, language)
  const describeSelection = useDescribeSelection()

  return (
    <div className="rounded-box border border-hairline bg-raised p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h3 className="text-base">{t('fair', { range })}</h3>
          <p className="text-sm text-muted">
            <bdi>{name}</bdi>
            {storageGb !== null && <span>{comma + texts.storage(storageGb)}</span>}
            <span>{comma + (grade ? t('grade', { grade }) : t('anyGrade'))}</span>
          </p>
        </div>
        {minor !== medianMinor && (
          <Button className="px-3 text-sm" onClick={() => onUse(medianMinor)}>
            {t('use', { price: middle })}
          </Button>
        )}
      </div>
      <div aria-hidden="true" className="relative mt-4 h-6">
        <span className="absolute inset-x-0 top-2 h-2 rounded-full bg-hairline" />
        <span
          className="absolute top-2 h-2 rounded-full bg-green"
          style={{ insetInline: `${scale(lowMinor)}% ${100 - scale(highMinor)}%` }}
        />
        <span
          className="absolute top-1 h-4 w-0.5 bg-ink"
          style={{ insetInlineStart: `${scale(medianMinor)}%` }}
        />
        {minor !== undefined && (
          <span className="price-mark" style={{ insetInlineStart: `${scale(minor)}%` }} />
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
        {verdict ? t(verdictKeys[verdict]) : t('half', { price: middle })}
      </p>
      <p className="text-sm text-muted">
        {describeSource(band, { t, language })}
        {!band.estimate && band.selection !== 'same' && (
          <span> {describeSelection(band, condition)}</span>
        )}
      </p>
    </div>
  )
}

type Band = NonNullable<Pricing['band']>

const verdictKeys = { great: 'great', fair: 'fairPrice', high: 'high' } as const

/** Where the numbers of a band come from: 'From 23 sales, Mar 2026 to Nov 2026.' */
export function describeSource(
  { estimate, salesCount, from, to }: Pick<Band, 'estimate' | 'salesCount' | 'from' | 'to'>,
  { t, language }: { t: Translate<'sellParts.band'>; language: Language },
): string {
  if (estimate) return t('estimate')
  const sales = { count: salesCount, shown: formatCount(salesCount, language) }
  if (!from || !to) return t('sales', sales)
  const month = (date: string) => formatMonth(date, 'short', language)
  return from === to
    ? t('salesDuring', { ...sales, month: month(from) })
    : t('salesPeriod', { ...sales, from: month(from), to: month(to) })
}
