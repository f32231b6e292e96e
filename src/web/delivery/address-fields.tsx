import { Lock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isCountry } from '../../shared/countries.ts'
import type { Address } from '../api/index.ts'
import { useShop } from '../shell/shop.ts'
import { TextField } from '../ui/form/fields.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { countryOptions, likelyCountry } from './viewer-country.ts'

type AddressFieldsProps = {
  form: {
    values: AddressValues
    set: (values: Partial<AddressValues>) => void
    field: (name: AddressField) => {
      name: string
      value: string
      error: string | undefined
      onChange: (event: {
        currentTarget: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
      }) => void
    }
  }
  /** Who sees it. */
  note: string
  /** The countries to choose from; all unless given. */
  isShippedTo?: (country: string) => boolean
}

export function AddressFields({ form, note, isShippedTo = isCountry }: AddressFieldsProps) {
  const [countries, setCountries] = useState<ReturnType<typeof countryOptions>>([])

  const t = useTranslations('fields.address')
  const language = useLanguage()
  const shop = useShop()
  // biome-ignore lint/correctness/useExhaustiveDependencies: guess the country once, in the browser
  useEffect(() => {
    setCountries(countryOptions(language))
    const likely = likelyCountry(shop)
    if (!form.values['address.country'] && isShippedTo(likely))
      form.set({ 'address.country': likely })
  }, [])

  const { field } = form
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-6">
      <div className="md:col-span-6">
        <TextField {...field('address.name')} label={t('name')} autoComplete="name" required />
      </div>
      <div className="md:col-span-6">
        <TextField
          {...field('address.line1')}
          label={t('line1')}
          autoComplete="address-line1"
          required
        />
      </div>
      <div className="md:col-span-6">
        <TextField
          {...field('address.line2')}
          label={t('line2')}
          autoComplete="address-line2"
          optional
        />
      </div>
      <div className="md:col-span-2">
        <TextField
          {...field('address.postalCode')}
          label={t('postalCode')}
          autoComplete="postal-code"
        />
      </div>
      <div className="md:col-span-4">
        <TextField
          {...field('address.city')}
          label={t('city')}
          autoComplete="address-level2"
          required
        />
      </div>
      <div className="md:col-span-3">
        <TextField
          {...field('address.region')}
          label={t('region')}
          autoComplete="address-level1"
          optional
        />
      </div>
      <div className="md:col-span-3">
        <SelectField
          {...field('address.country')}
          label={t('country')}
          autoComplete="country"
          placeholder={t('chooseCountry')}
          options={countries.filter(({ value }) => isShippedTo(value))}
          required
        />
      </div>
      <div className="md:col-span-6">
        <TextField
          {...field('address.phone')}
          label={t('phone')}
          help={t('phoneHelp')}
          type="tel"
          autoComplete="tel"
          optional
        />
      </div>
      <p className="flex gap-2 text-sm text-muted md:col-span-6">
        <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {note}
      </p>
    </div>
  )
}

const fields = [
  'name',
  'line1',
  'line2',
  'city',
  'region',
  'postalCode',
  'country',
  'phone',
] as const
/** Field names as the API reports them in errors. */
export type AddressField = `address.${(typeof fields)[number]}`
export type AddressValues = Record<AddressField, string>

const named = (textOf: (field: (typeof fields)[number]) => string) =>
  Object.fromEntries(fields.map((field) => [`address.${field}`, textOf(field)])) as AddressValues

export const emptyAddress = named(() => '')

export function filledAddress(address: Address): AddressValues {
  return named((field) => address[field])
}

/** The typed address as the API expects it. */
export function toAddress(values: AddressValues) {
  return Object.fromEntries(
    fields.map((field) => [field, values[`address.${field}`].trim()]),
  ) as Record<(typeof fields)[number], string>
}

export function isSameAddress(address: Address, values: AddressValues): boolean {
  const typed = toAddress(values)
  return fields.every((field) => address[field] === typed[field])
}

const required = ['name', 'line1', 'city', 'country'] as const

/** Finds missing fields only: the server checks the rest against the country. */
export function useAddressCheck() {
  const t = useTranslations('fields.address.required')
  return (values: AddressValues): Partial<Record<AddressField, string>> =>
    Object.fromEntries(
      required
        .filter((field) => values[`address.${field}`].trim() === '')
        .map((field) => [`address.${field}`, t(field)]),
    )
}
