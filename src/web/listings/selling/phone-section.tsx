import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FIRST_BRANDS, OTHER_BRAND } from '../../../shared/brands.ts'
import { isolate } from '../../../shared/isolate.ts'
import { listingFields } from '../../../shared/listings/listing.fields.ts'
import { modelTitle } from '../../../shared/listings/model-title.ts'
import { type ModelFacts, type Suggestions, useApi } from '../../api/index.ts'
import { Button } from '../../ui/button.tsx'
import { PillGroup } from '../../ui/form/choice-fields.tsx'
import { SuggestField } from '../../ui/form/combobox.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { useDebounced } from '../../ui/hooks.ts'
import { type Translate, useLanguage, useTranslations } from '../../ui/text.ts'
import type { ProofSubject } from '../../verification/proof-subject.ts'
import { usePhoneTexts } from '../phone-texts.ts'
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
  const t = useTranslations('sell.phone')
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
    <SellSection title={t('title')} lead={t('lead')}>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <SuggestField
          {...form.field('name')}
          label={t('name')}
          placeholder={listingFields.name.example}
          maxLength={listingFields.name.max}
          required
          text={name}
          onType={type}
          onLeave={matchTyped}
          listLabel={t('matches')}
          help={isUnlisted ? t('notInCatalog') : undefined}
          options={[
            ...models.map((one) => ({
              ...one,
              id: one.slug,
              label: modelTitle(one.brand, one.name),
              aside: one.brand,
            })),
            ...(isLooking ? [{ id: UNLISTED, label: t('notListed') }] : []),
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

type OfferedChoicesProps = { sell: SellFormState; facts: ModelFacts | undefined }

/** The storage sizes and colors that the model was made in, or free choice where unknown. */
function StorageAndColorFields({ sell: { form }, facts }: OfferedChoicesProps) {
  const { storageGb, color, modelSlug } = form.values
  const t = useTranslations('sell.phone')
  const notSure = useTranslations('sell')('notSure')
  const texts = usePhoneTexts()
  const toChoice = (size: number) => ({ value: String(size), label: texts.storage(size) })
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
          legend={t('storage')}
          name="storageGb"
          optional
          choices={sizes.map(toChoice)}
          value={storageGb}
          onChange={(chosen) => form.set({ storageGb: chosen })}
          error={form.problem('storageGb')}
        />
      ) : (
        <SelectField
          {...form.field('storageGb')}
          label={t('storage')}
          optional
          placeholder={notSure}
          options={STORAGE_GB.map(toChoice)}
        />
      )}
      {hasColors ? (
        <PillGroup
          legend={t('color')}
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
            {t('another')}
          </Button>
        </PillGroup>
      ) : (
        <TextField
          {...form.field('color')}
          label={t('color')}
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
  const t = useTranslations('sell.phone')
  const language = useLanguage()
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
      label={t('brand')}
      help={brand && !listedBrand ? describeOther(isolate(brand.trim(), language), t) : undefined}
      placeholder={t('chooseBrand')}
      maxLength={listingFields.brand.max}
      required
      opensOnFocus
      text={brand}
      onType={(text) => {
        setTyped(text)
        form.set({ brand: text })
      }}
      onLeave={() => listedBrand && pick(listedBrand)}
      listLabel={t('choices')}
      options={brandChoices(brands, typed, t).map((choice) => ({ ...choice, id: choice.brand }))}
      onPick={({ brand: chosen }) => pick(chosen)}
    />
  )
}

function describeOther(brand: string, t: Translate<'sell.phone'>): string {
  return brand === OTHER_BRAND ? t('beginWithBrand') : t('otherBrandHelp', { brand })
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
  t: Translate<'sell.phone'>,
): { brand: string; label: string }[] {
  const wanted = typed.trim().toLowerCase()
  const matches = catalogBrands(brands)
    .filter((brand) => brand.toLowerCase().includes(wanted))
    .map((brand) => ({ brand, label: brand }))
  if (!wanted || wanted === OTHER_BRAND.toLowerCase())
    return [...matches, { brand: OTHER_BRAND, label: t('otherBrand') }]
  if (knownBrand(brands, typed)) return matches
  const other = typed.trim()
  return [...matches, { brand: other, label: t('otherNamed', { brand: other }) }]
}

const ALPHABETICAL = new Intl.Collator('en', { sensitivity: 'base' })

function catalogBrands(brands: readonly string[]): string[] {
  const others = brands.filter((brand) => !FIRST_BRANDS.includes(brand) && brand !== OTHER_BRAND)
  const byName = others.toSorted(ALPHABETICAL.compare)
  return [...FIRST_BRANDS, ...byName]
}
