import { useQuery } from '@tanstack/react-query'
import { grades } from '../../../shared/listings/grades.ts'
import { modelTitle } from '../../../shared/listings/model-title.ts'
import {
  formatEstimateRange,
  formatMoney,
  roundEstimate,
  toTypedPrice,
} from '../../../shared/money.ts'
import { feeFor } from '../../../shared/orders/fees.ts'
import { readPrice } from '../../../shared/parse-price.ts'
import { judgePrice } from '../../../shared/pricing/judge-price.ts'
import { type Pricing, useApi } from '../../api/index.ts'
import { formatSalesPeriod } from '../../pricing/price-labels.ts'
import { type ShopTerms, useShop } from '../../shell/shop.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { TextField } from '../../ui/form/fields.tsx'
import type { SellFormState } from './sell-form.tsx'
import { SellSection } from './sell-section.tsx'

type PriceSectionProps = { sell: SellFormState; grade: string; currency: string }

/** The price, with what similar phones sell for. */
export function PriceSection({ sell: { form, model }, grade, currency }: PriceSectionProps) {
  const { price, originalPrice, storageGb, modelSlug } = form.values
  const api = useApi()
  const { fee } = useShop()
  const { data: pricing } = useQuery({
    queryKey: ['pricing', modelSlug, storageGb, grade],
    queryFn: () =>
      api.get('/api/pricing', {
        query: {
          model: modelSlug,
          storage: storageGb ? Number(storageGb) : undefined,
          grade: grades.find((one) => one === grade),
        },
      }),
    enabled: modelSlug !== '',
  })
  const band = modelSlug ? pricing?.band : undefined
  const { launchPriceMinor, launchCurrency } = model?.facts ?? {}
  const launch = launchCurrency === currency && !originalPrice ? launchPriceMinor : undefined
  const unit = <span className="pe-2">{currency}</span>

  return (
    <SellSection title="Price" done={price.trim() !== '' && !form.problem('price')}>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <TextField
          {...form.field('price')}
          label="Price"
          help={`${describeTyped(price, currency)} ${describeEarnings(price, currency, fee)}`.trim()}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          end={unit}
          maxLength={40}
          required
        />
        <div className="flex flex-col gap-2">
          <TextField
            {...form.field('originalPrice')}
            label="Original price"
            optional
            help={`The price when new. ${describeTyped(originalPrice, currency) || 'Buyers see what they save.'}`}
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="next"
            end={unit}
            maxLength={40}
          />
          {launch && (
            <button
              type="button"
              className="pill w-fit"
              onClick={() => form.set({ originalPrice: toTypedPrice(launch, currency) })}
            >
              {formatMoney(launch, currency)}, launch price
            </button>
          )}
        </div>
      </div>
      {band && pricing && (
        <PriceBand
          band={band}
          facts={[
            modelTitle(form.values.brand, pricing.model.name),
            storageGb && `${storageGb} GB`,
            grade ? `grade ${grade}` : 'any grade',
          ]}
          price={price}
          currency={currency}
          onUse={(minor) => form.set({ price: toTypedPrice(minor, currency) })}
        />
      )}
    </SellSection>
  )
}

/** How the server will read a typed price: 'Understood as $1,250'; empty for what is no price. */
function describeTyped(typed: string, currency: string): string {
  const minor = readPrice(typed, currency)
  return minor === undefined ? '' : `Understood as ${formatMoney(minor, currency)}.`
}

/** What the seller gets of a typed price: 'Paid online, you get $405 after the fee of 10%.' */
export function describeEarnings(typed: string, currency: string, fee: ShopTerms['fee']): string {
  if (!fee) return ''
  const minor = readPrice(typed, currency)
  if (minor === undefined) return `The fee for sales paid online is ${fee.text}.`
  const earned = formatMoney(minor - feeFor(fee, minor), currency)
  return `Paid online, you get ${earned} after the fee of ${fee.text}.`
}

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
export function PriceBand({ band, facts, price, currency, onUse }: PriceBandProps) {
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

export type Band = NonNullable<Pricing['band']>

export const verdictLabels = {
  great: 'Great price: likely to sell fast',
  fair: 'A fair price',
  high: 'High: it may take longer to sell',
} as const

/** Where the numbers of a band come from. */
export function describeSource({ estimate, selectionNote, ...period }: Band): string {
  if (estimate) return 'Estimated from typical depreciation: too few have been sold here.'
  return `From ${formatSalesPeriod(period)}${selectionNote ? `. ${selectionNote}` : ''}.`
}
