import { useQuery } from '@tanstack/react-query'
import { type AfterSaleTerms, noAfterSaleTerms } from '../../../shared/listings/after-sale-terms.ts'
import { fieldText, readFieldText, storedValue } from '../../../shared/listings/field-values.ts'
import { listingFields } from '../../../shared/listings/listing.fields.ts'
import { CLAIM_ANSWER_DAYS } from '../../../shared/orders/order-limits.ts'
import { formatCount } from '../../../shared/quantities.ts'
import { useApi } from '../../api/index.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { useLanguage, useTranslations } from '../../ui/text.ts'
import { listingQueries } from '../queries.ts'
import type { SellFormState } from './sell-form.tsx'
import { SaveDefault, SellSection } from './sell-section.tsx'

const { returnDays, returnPostage, warrantyMonths, warrantyText } = listingFields
type Texts = { [Key in keyof AfterSaleTerms]: string }

/** Lengths that are offered; the API takes any from 1 to 24 months. */
const WARRANTY_MONTHS = [1, 3, 6, 12, 24]

/** Return policy and warranty; a new listing starts with the seller's default. */
export function AfterSaleSection({ sell: { form } }: { sell: SellFormState }) {
  const api = useApi()
  const t = useTranslations('sell.afterSale')
  const byDefault = useTranslations('sell.default')
  const language = useLanguage()
  const count = (number: number) => ({ count: number, shown: formatCount(number, language) })
  const { data: saved, refetch } = useQuery(listingQueries.defaultAfterSale(api))
  const standard = textsOf(saved?.terms ?? noAfterSaleTerms)
  const texts = shownTexts(form.values, standard)
  const accepts = texts.returnDays !== '0'
  const covers = texts.warrantyMonths !== '0'
  const isDefault = JSON.stringify(texts) === JSON.stringify(standard)
  return (
    <SellSection title={t('title')} lead={t('lead')}>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <SelectField
          label={t('returns')}
          value={texts.returnDays}
          help={t(accepts ? 'returnsHelp' : 'noReturnsHelp')}
          error={form.problem('returnDays')}
          options={[
            { value: '0', label: t('noReturns') },
            ...returnDays.values.map((days) => ({
              value: String(days),
              label: t('within', count(days)),
            })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            form.set({ returnDays: value, returnPostage: texts.returnPostage || 'buyer' })
          }
        />
        {accepts && (
          <SelectField
            label={t('postage')}
            value={texts.returnPostage || 'buyer'}
            help={texts.returnPostage === 'seller' ? t('sellerHelp') : undefined}
            error={form.problem('returnPostage')}
            options={[
              { value: 'buyer', label: t('buyerPays') },
              { value: 'seller', label: t('sellerPays') },
            ]}
            onChange={({ currentTarget: { value } }) =>
              form.set({ returnDays: texts.returnDays, returnPostage: value })
            }
          />
        )}
        <SelectField
          label={t('warranty')}
          value={texts.warrantyMonths}
          help={t('warrantyHelp', count(CLAIM_ANSWER_DAYS))}
          error={form.problem('warrantyMonths')}
          options={[
            { value: '0', label: t('noWarranty') },
            ...monthsWith(texts.warrantyMonths).map((months) => ({
              value: String(months),
              label: t('months', count(months)),
            })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            form.set({
              warrantyMonths: value,
              warrantyText: value === '0' ? '' : texts.warrantyText,
            })
          }
        />
        {covers && (
          <TextField
            label={t('covers')}
            optional
            value={texts.warrantyText}
            error={form.problem('warrantyText')}
            maxLength={warrantyText.max}
            placeholder={t('coversExample')}
            onChange={({ currentTarget: { value } }) =>
              form.set({ warrantyMonths: texts.warrantyMonths, warrantyText: value })
            }
          />
        )}
      </div>
      {saved && !isDefault && (
        <SaveDefault
          what="afterSale"
          save={async (applyToLive) => {
            const body = { terms: termsOf(texts), applyToLive }
            const { changed } = await api.put('/api/after-sale-terms', { body })
            await refetch()
            return applyToLive ? byDefault('applied', count(changed)) : byDefault('saved')
          }}
        />
      )}
    </SellSection>
  )
}

function textsOf(terms: AfterSaleTerms): Texts {
  return {
    returnDays: fieldText(returnDays, terms.returnDays),
    returnPostage: fieldText(returnPostage, terms.returnPostage),
    warrantyMonths: fieldText(warrantyMonths, terms.warrantyMonths),
    warrantyText: terms.warrantyText,
  }
}

/** What the form says; where it says nothing, the default. */
function shownTexts(typed: Texts, standard: Texts): Texts {
  const returns = typed.returnDays ? typed : standard
  const warranty = typed.warrantyMonths ? typed : standard
  return {
    returnDays: returns.returnDays,
    returnPostage: returns.returnDays === '0' ? '' : returns.returnPostage || 'buyer',
    warrantyMonths: warranty.warrantyMonths,
    warrantyText: warranty.warrantyMonths === '0' ? '' : warranty.warrantyText,
  }
}

/** The texts of the form as terms; `standard` is the seller's default. */
export function readAfterSaleTexts(typed: Texts, standard: AfterSaleTerms): AfterSaleTerms {
  return termsOf(shownTexts(typed, textsOf(standard)))
}

function termsOf(texts: Texts): AfterSaleTerms {
  const read = <Key extends keyof AfterSaleTerms>(key: Key) => {
    const field = listingFields[key]
    return storedValue(field, readFieldText(field, texts[key])) as AfterSaleTerms[Key]
  }
  return {
    returnDays: read('returnDays'),
    returnPostage: texts.returnPostage ? read('returnPostage') : null,
    warrantyMonths: read('warrantyMonths'),
    warrantyText: read('warrantyText'),
  }
}

/** A length that was saved by other means can be kept. */
function monthsWith(chosen: string): number[] {
  const months = Number(chosen)
  const isOffered = months === 0 || WARRANTY_MONTHS.includes(months)
  return isOffered ? WARRANTY_MONTHS : [...WARRANTY_MONTHS, months].sort((a, b) => a - b)
}
