import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { grades } from '../../../shared/listings/grades.ts'
import { modelTitle } from '../../../shared/listings/model-title.ts'
import { formatMoney, toTypedPrice } from '../../../shared/money.ts'
import { feeFor } from '../../../shared/orders/fees.ts'
import { readPrice } from '../../../shared/parse-price.ts'
import { useApi } from '../../api/index.ts'
import { type ShopTerms, useShop } from '../../shell/shop.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { LazyPanel } from '../../ui/lazy-dialog.tsx'
import { feeText } from '../fee-text.ts'
import type { SellFormState } from './sell-form.tsx'
import { SellSection } from './sell-section.tsx'

const PriceBand = lazy(() => import('./price-band.tsx'))

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
        <LazyPanel fallback={null}>
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
        </LazyPanel>
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
  if (minor === undefined) return `The fee for sales paid online is ${feeText(fee, 'en')}.`
  const earned = formatMoney(minor - feeFor(fee, minor), currency)
  return `Paid online, you get ${earned} after the fee of ${feeText(fee, 'en')}.`
}
