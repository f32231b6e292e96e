import { useQuery } from '@tanstack/react-query'
import type { Language } from '../../../shared/languages.ts'
import { grades } from '../../../shared/listings/grades.ts'
import { modelTitle } from '../../../shared/listings/model-title.ts'
import { formatMoney, toTypedPrice } from '../../../shared/money.ts'
import { feeFor } from '../../../shared/orders/fees.ts'
import { readPrice } from '../../../shared/parse-price.ts'
import { useApi } from '../../api/index.ts'
import { lazyPart } from '../../lazy-part.tsx'
import { type ShopTerms, useShop } from '../../shell/shop.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { LazyPanel } from '../../ui/lazy-dialog.tsx'
import { type Translate, useLanguage, useTranslations } from '../../ui/text.ts'
import { feeText } from '../fee-text.ts'
import type { SellFormState } from './sell-form.tsx'
import { SellSection } from './sell-section.tsx'

const PriceBand = lazyPart(['sellParts', 'price'], () => import('./price-band.tsx'))

type PriceSectionProps = { sell: SellFormState; grade: string; currency: string }

/** The price, with what similar phones sell for. */
export function PriceSection({ sell: { form, model }, grade, currency }: PriceSectionProps) {
  const { price, originalPrice, storageGb, modelSlug } = form.values
  const api = useApi()
  const t = useTranslations('sell.price')
  const language = useLanguage()
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
  const words = { t, language, currency }
  const unit = <span className="pe-2">{currency}</span>

  return (
    <SellSection title={t('title')} done={price.trim() !== '' && !form.problem('price')}>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <TextField
          {...form.field('price')}
          label={t('label')}
          help={`${describeTyped(price, words)} ${describeEarnings(price, fee, words)}`.trim()}
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
            label={t('original')}
            optional
            help={`${t('originalHelp')} ${describeTyped(originalPrice, words) || t('saving')}`}
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
              {t('launch', { price: formatMoney(launch, currency, language) })}
            </button>
          )}
        </div>
      </div>
      {band && pricing && (
        <LazyPanel fallback={null}>
          <PriceBand
            band={band}
            name={modelTitle(form.values.brand, pricing.model.name)}
            condition={{
              storageGb: Number(storageGb) || null,
              grade: grades.find((one) => one === grade) ?? null,
            }}
            price={price}
            currency={currency}
            onUse={(minor) => form.set({ price: toTypedPrice(minor, currency) })}
          />
        </LazyPanel>
      )}
    </SellSection>
  )
}

type PriceWords = { t: Translate<'sell.price'>; language: Language; currency: string }

/** How the server will read a typed price: 'Understood as $1,250'; empty for what is no price. */
function describeTyped(typed: string, { t, language, currency }: PriceWords): string {
  const minor = readPrice(typed, currency)
  return minor === undefined
    ? ''
    : t('understood', { price: formatMoney(minor, currency, language) })
}

/** What the seller gets of a typed price: 'Paid online, you get $405 after the fee of 10%.' */
function describeEarnings(
  typed: string,
  fee: ShopTerms['fee'],
  { t, language, currency }: PriceWords,
): string {
  if (!fee) return ''
  const minor = readPrice(typed, currency)
  const shown = feeText(fee, language)
  if (minor === undefined) return t('fee', { fee: shown })
  const amount = formatMoney(minor - feeFor(fee, minor), currency, language)
  return t('earned', { amount, fee: shown })
}
