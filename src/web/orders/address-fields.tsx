import { Lock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { SelectField } from '../ui/select-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { AddressField, AddressValues } from './address.ts'
import { countryOptions, likelyCountry } from './country-codes.ts'

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
  seller: string
}

/** Where the phone is sent to. */
export function AddressFields({ form, seller }: AddressFieldsProps) {
  const [countries, setCountries] = useState<ReturnType<typeof countryOptions>>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a guess made once, in the browser
  useEffect(() => {
    setCountries(countryOptions())
    if (!form.values['address.country']) form.set({ 'address.country': likelyCountry() })
  }, [])

  const { field } = form
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-6">
      <div className="md:col-span-6">
        <TextField {...field('address.name')} label="Full name" autoComplete="name" required />
      </div>
      <div className="md:col-span-6">
        <TextField
          {...field('address.line1')}
          label="Street and number"
          autoComplete="address-line1"
          required
        />
      </div>
      <div className="md:col-span-6">
        <TextField
          {...field('address.line2')}
          label="Flat, floor, company"
          autoComplete="address-line2"
          optional
        />
      </div>
      <div className="md:col-span-2">
        <TextField
          {...field('address.postalCode')}
          label="Postal code"
          autoComplete="postal-code"
        />
      </div>
      <div className="md:col-span-4">
        <TextField {...field('address.city')} label="City" autoComplete="address-level2" required />
      </div>
      <div className="md:col-span-3">
        <TextField
          {...field('address.region')}
          label="State or region"
          autoComplete="address-level1"
          optional
        />
      </div>
      <div className="md:col-span-3">
        <SelectField
          {...field('address.country')}
          label="Country"
          autoComplete="country"
          placeholder="Choose a country"
          options={countries}
          required
        />
      </div>
      <div className="md:col-span-6">
        <TextField
          {...field('address.phone')}
          label="Phone number"
          help="For the carrier only."
          type="tel"
          autoComplete="tel"
          optional
        />
      </div>
      <p className="flex gap-2 text-sm text-muted md:col-span-6">
        <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {seller} sees the address once you have paid. It is erased 90 days after the order ends.
      </p>
    </div>
  )
}
