import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FIRST_BRANDS, OTHER_BRAND } from '../../../shared/brands.ts'
import { formatStorage } from '../../../shared/listings/field-values.ts'
import { listingFields } from '../../../shared/listings/listing.fields.ts'
import { modelTitle } from '../../../shared/listings/model-title.ts'
import { type ModelFacts, type Suggestions, useApi } from '../../api/index.ts'
import { Button } from '../../ui/button.tsx'
import { PillGroup } from '../../ui/form/choice-fields.tsx'
import { SuggestField } from '../../ui/form/combobox.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { useDebounced } from '../../ui/hooks.ts'
import type { ProofSubject } from '../../verification/proof-subject.ts'
import { ImeiField } from './imei-field.tsx'
import type { SellFormState } from './sell-form.tsx'
import { isModelName, STORAGE_GB } from './sell-form-values.ts'
import { FieldInputs, SellSection } from './sell-section.tsx'

type SuggestedModel = Suggestions['models'][number]

/** Letters typed before models are suggested. */
const MIN_LETTERS = 2
/** The option for a model that the catalog doesn't have. */
const UNLISTED = 'unlisted'

type PhoneSectionProps = {
  sell: SellFormState
  brands: readonly string[]
  subject: ProofSubject | undefined
}

/** Which phone it is: chosen from the catalog by name or IMEI, or typed freely. */
export function PhoneSection({ sell, brands, subject }: PhoneSectionProps) {
  const { form, model } = sell
  const { brand, name, modelSlug } = form.values
  const api = useApi()
  const picked = useRef('')
  const wanted = useDebounced(modelSlug ? '' : name.trim())
  const { data: suggestions } = useQuery({
    queryKey: ['suggestions', 'to-sell', wanted],
    queryFn: ({ signal }) => api.get('/api/suggestions', { query: { q: wanted }, signal }),
    enabled: wanted.length >= MIN_LETTERS && wanted !== picked.current,
  })
  const models = modelSlug ? [] : fitBrand(suggestions?.models ?? [], brand)
  /** The typed name of which the seller said that it is no model of the catalog. */
  const [unlisted, setUnlisted] = useState<string>()
  const isUnlisted = unlisted !== undefined && unlisted === name.trim() && !modelSlug
  const isLooking = suggestions !== undefined && wanted.length >= MIN_LETTERS && !isUnlisted

  function pick(chosen: Pick<SuggestedModel, 'slug' | 'name' | 'brand'>) {
    picked.current = modelTitle(chosen.brand, chosen.name)
    form.set({ name: picked.current, brand: chosen.brand, modelSlug: chosen.slug })
  }

  /** The name stays as it is typed: no model of the catalog. */
  function keepTyped() {
    picked.current = wanted
    setUnlisted(wanted)
  }

  function type(text: string) {
    picked.current = ''
    // A typed name may be another model.
    form.set({ name: text, modelSlug: '' })
  }

  /** A fully typed name counts as chosen. */
  function matchTyped() {
    const typed = name.trim().toLowerCase()
    const same = models.find((one) => isModelName(one, typed))
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
          onLeave={matchTyped}
          listLabel="Phones found"
          help={isUnlisted ? 'Not in our catalog: buyers see the name as you write it.' : undefined}
          options={[
            ...models.map((one) => ({
              ...one,
              id: one.slug,
              label: modelTitle(one.brand, one.name),
              aside: one.brand,
            })),
            ...(isLooking ? [{ id: UNLISTED, label: 'My model isn’t listed' }] : []),
          ]}
          onPick={(chosen) => ('slug' in chosen ? pick(chosen) : keepTyped())}
        />
        <BrandField form={form} brands={brands} />
      </div>
      <ImeiField sell={sell} subject={subject} onModel={pick} />
      <StorageAndColorFields sell={sell} facts={model?.facts} />
      <FieldInputs form={form} section="phone" />
    </SellSection>
  )
}

/** Models of the chosen brand, or all of them where none is of it. */
function fitBrand(models: readonly SuggestedModel[], brand: string): readonly SuggestedModel[] {
  const modelsOfBrand = models.filter((model) => model.brand === brand)
  return modelsOfBrand.length > 0 ? modelsOfBrand : models
}

const allStorages = STORAGE_GB.map((size) => ({ value: String(size), label: formatStorage(size) }))

type OfferedChoicesProps = { sell: SellFormState; facts: ModelFacts | undefined }

/** The storage sizes and colors that the model was made in, or free choice where unknown. */
function StorageAndColorFields({ sell: { form }, facts }: OfferedChoicesProps) {
  const { storageGb, color, modelSlug } = form.values
  const sizes = facts?.storageGb ?? []
  const colors = facts?.colors ?? []
  /** The model for which the seller types another color. */
  const [otherOf, setOtherOf] = useState<string>()
  const hasSizes = sizes.length > 0 && (!storageGb || sizes.map(String).includes(storageGb))
  const hasColors = colors.length > 0 && otherOf !== modelSlug && (!color || colors.includes(color))

  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      {hasSizes ? (
        <PillGroup
          legend="Storage"
          name="storageGb"
          optional
          choices={sizes.map((size) => ({ value: String(size), label: formatStorage(size) }))}
          value={storageGb}
          onChange={(chosen) => form.set({ storageGb: chosen })}
          error={form.problem('storageGb')}
        />
      ) : (
        <SelectField
          {...form.field('storageGb')}
          label="Storage"
          optional
          placeholder="Not sure"
          options={allStorages}
        />
      )}
      {hasColors ? (
        <PillGroup
          legend="Color"
          name="color"
          optional
          choices={colors.map((one) => ({ value: one, label: one }))}
          value={color}
          onChange={(chosen) => form.set({ color: chosen })}
          error={form.problem('color')}
        >
          <Button
            variant="ghost"
            className="px-3 text-sm"
            onClick={() => {
              form.set({ color: '' })
              setOtherOf(modelSlug)
            }}
          >
            Another
          </Button>
        </PillGroup>
      ) : (
        <TextField
          {...form.field('color')}
          label="Color"
          optional
          maxLength={listingFields.color.max}
        />
      )}
    </div>
  )
}

type BrandFieldProps = { form: SellFormState['form']; brands: readonly string[] }

/** The brand: one of the catalog, found by typing, or another one as it is typed. */
function BrandField({ form, brands }: BrandFieldProps) {
  const { brand } = form.values
  /** Narrows the list; a brand that was chosen before does not. */
  const [typed, setTyped] = useState('')
  const listedBrand = knownBrand(brands, brand)

  function pick(chosen: string) {
    setTyped('')
    form.set({ brand: chosen })
  }

  return (
    <SuggestField
      {...form.field('brand')}
      label={listingFields.brand.label}
      help={brand && !listedBrand ? describeOther(brand) : undefined}
      placeholder="Choose a brand"
      maxLength={listingFields.brand.max}
      required
      opensOnFocus
      text={brand}
      onType={(text) => {
        setTyped(text)
        form.set({ brand: text })
      }}
      onLeave={() => listedBrand && pick(listedBrand)}
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

/** The brand of the catalog that a text names, ignoring case; undefined for another one. */
export function knownBrand(brands: readonly string[], text: string): string | undefined {
  const wanted = text.trim().toLowerCase()
  return catalogBrands(brands).find((brand) => brand.toLowerCase() === wanted)
}

/** Brands that contain what was typed: the most common ones, the others by name, and another one last. */
export function brandChoices(
  brands: readonly string[],
  typed: string,
): { brand: string; label: string }[] {
  const wanted = typed.trim().toLowerCase()
  const matches = catalogBrands(brands)
    .filter((brand) => brand.toLowerCase().includes(wanted))
    .map((brand) => ({ brand, label: brand }))
  if (!wanted || wanted === OTHER_BRAND.toLowerCase())
    return [...matches, { brand: OTHER_BRAND, label: OTHER_BRAND }]
  if (knownBrand(brands, typed)) return matches
  const other = typed.trim()
  return [...matches, { brand: other, label: `${OTHER_BRAND}: “${other}”` }]
}

const ALPHABETICAL = new Intl.Collator('en', { sensitivity: 'base' })

function catalogBrands(brands: readonly string[]): string[] {
  const others = brands.filter((brand) => !FIRST_BRANDS.includes(brand) && brand !== OTHER_BRAND)
  const byName = others.toSorted(ALPHABETICAL.compare)
  return [...FIRST_BRANDS, ...byName]
}
