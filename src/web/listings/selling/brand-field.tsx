import { useState } from 'react'
import { OTHER_BRAND } from '../../../shared/brands.ts'
import { listingFields } from '../../../shared/listings/listing.fields.ts'
import { SuggestField } from '../../ui/form/combobox.tsx'
import { brandChoices, knownBrand } from './brand-choices.ts'
import type { SellFormState } from './use-sell-form.ts'

type BrandFieldProps = { form: SellFormState['form']; brands: readonly string[] }

/** The brand: one of the catalog, found by typing, or another one as it is typed. */
export function BrandField({ form, brands }: BrandFieldProps) {
  const { brand } = form.values
  /** Narrows the list; a brand that was chosen before does not. */
  const [typed, setTyped] = useState('')
  const known = knownBrand(brands, brand)

  function pick(chosen: string) {
    setTyped('')
    form.set({ brand: chosen })
  }

  return (
    <SuggestField
      {...form.field('brand')}
      label={listingFields.brand.label}
      help={brand && !known ? describeOther(brand) : undefined}
      placeholder="Choose a brand"
      maxLength={listingFields.brand.max}
      required
      opensOnFocus
      text={brand}
      onType={(text) => {
        setTyped(text)
        form.set({ brand: text })
      }}
      onLeave={() => known && pick(known)}
      listLabel="Choices"
      options={brandChoices(brands, typed).map((choice) => ({ ...choice, id: choice.brand }))}
      onPick={({ brand: chosen }) => pick(chosen)}
    />
  )
}

function describeOther(brand: string): string {
  return brand === OTHER_BRAND
    ? 'Begin the name with its brand.'
    : `Not in our catalog. It’s listed under “${OTHER_BRAND}”, with “${brand.trim()}” in its name.`
}
