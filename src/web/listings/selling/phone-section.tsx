import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { listingFields } from '../../../shared/listing.fields.ts'
import type { Suggestions } from '../../api/index.ts'
import { useApi } from '../../shell/use-api.ts'
import { SuggestField } from '../../ui/combobox.tsx'
import { SelectField } from '../../ui/fields.tsx'
import { useDebounced } from '../../ui/hooks.ts'
import type { ProofOf } from './calls.ts'
import { FieldInputs } from './field-inputs.tsx'
import { ImeiField } from './imei-field.tsx'
import { OfferedChoices } from './offered-choices.tsx'
import { brandGroups, nameOfModel } from './rules.ts'
import { SellSection } from './sell-section.tsx'
import type { SellForm } from './use-sell-form.ts'

type Found = Suggestions['models'][number]

/** Letters from which on phones are suggested. */
const LEAST_LETTERS = 2

type PhoneSectionProps = {
  sell: SellForm
  brands: readonly string[]
  of: ProofOf | undefined
}

/** Which phone it is: found in the catalogue by its name or its IMEI, or typed. */
export function PhoneSection({ sell, brands, of }: PhoneSectionProps) {
  const { form, model } = sell
  const { brand, name, modelSlug } = form.values
  const api = useApi()
  const picked = useRef('')
  const wanted = useDebounced(modelSlug ? '' : name.trim())
  const { data: found } = useQuery({
    queryKey: ['suggestions', 'to-sell', wanted],
    queryFn: ({ signal }) => api.get('/api/suggestions', { query: { q: wanted }, signal }),
    enabled: wanted.length >= LEAST_LETTERS && wanted !== picked.current,
  })
  const models = modelSlug ? [] : (found?.models ?? [])

  function pick(chosen: Pick<Found, 'slug' | 'name' | 'brand'>) {
    picked.current = nameOfModel(chosen)
    form.set({ name: picked.current, brand: chosen.brand, modelSlug: chosen.slug })
  }

  function type(text: string) {
    picked.current = ''
    // What the model offered is no choice of another one.
    form.set({ name: text, modelSlug: '' })
  }

  /** A name that was typed to its end is the same as one that was chosen. */
  function recognise() {
    const typed = name.trim().toLowerCase()
    const same = models.find((one) => nameOfModel(one).toLowerCase() === typed)
    if (same && (!brand || brand === same.brand)) pick(same)
  }

  return (
    <SellSection
      title="The phone"
      lead="Type its name and choose it from the list, or start with its IMEI."
    >
      <div className="grid items-start gap-5 md:grid-cols-2">
        <SuggestField
          {...form.field('name')}
          label={listingFields.name.label}
          placeholder={listingFields.name.example}
          maxLength={listingFields.name.max}
          required
          text={name}
          onType={type}
          onLeave={recognise}
          listLabel="Phones found"
          options={models.map((one) => ({
            ...one,
            id: one.slug,
            label: nameOfModel(one),
            aside: one.brand,
          }))}
          onPick={pick}
        />
        <SelectField
          {...form.field('brand')}
          label="Brand"
          placeholder="Choose a brand"
          options={brandGroups(brands)}
          required
        />
      </div>
      <ImeiField sell={sell} of={of} onModel={pick} />
      <OfferedChoices sell={sell} facts={model?.facts} />
      <FieldInputs form={form} section="phone" />
    </SellSection>
  )
}
