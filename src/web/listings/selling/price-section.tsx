import { useQuery } from '@tanstack/react-query'
import { grades } from '../../../shared/field-values.ts'
import { formatMoney, toTypedPrice } from '../../../shared/money.ts'
import { useApi } from '../../shell/use-api.ts'
import { TextField } from '../../ui/fields.tsx'
import { PriceBand } from './price-band.tsx'
import { SellSection } from './sell-section.tsx'
import type { SellForm } from './use-sell-form.ts'

type PriceSectionProps = { sell: SellForm; grade: string; currency: string }

/** The price beside what phones like it are sold for. */
export function PriceSection({ sell: { form, model }, grade, currency }: PriceSectionProps) {
  const { price, originalPrice, storageGb, modelSlug } = form.values
  const api = useApi()
  const { data: pricing } = useQuery({
    queryKey: ['pricing', modelSlug, storageGb, grade],
    queryFn: () =>
      api.get('/api/pricing', {
        query: {
          model: modelSlug,
          storage: storageGb ? Number(storageGb) : undefined,
          grade: grades.find((known) => known === grade),
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
            help="The price when new. Buyers see what they save."
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
              {formatMoney(launch, currency)}, as when it came out
            </button>
          )}
        </div>
      </div>
      {band && pricing && (
        <PriceBand
          band={band}
          of={[pricing.model.name, storageGb && `${storageGb} GB`, grade && `grade ${grade}`]}
          price={price}
          currency={currency}
          onUse={(minor) => form.set({ price: toTypedPrice(minor, currency) })}
        />
      )}
    </SellSection>
  )
}
