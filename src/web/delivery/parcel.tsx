import { useHydrated } from '@tanstack/react-router'
import { type ComponentProps, useId } from 'react'
import { countryName } from '../../shared/countries.ts'
import { MAX_CARRIER_LENGTH } from '../../shared/listings/delivery-terms.ts'
import type { Address } from '../api/index.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { TextField } from '../ui/form/fields.tsx'

/** An address as written on a parcel. */
export function AddressLabel({ address, copy = false }: { address: Address; copy?: boolean }) {
  const ready = useHydrated()
  // Servers and browsers may name countries differently.
  const country = ready ? countryName(address.country) : address.country
  const { name, line1, line2, city, region, postalCode, phone } = address
  const lines = [name, line1, line2, [postalCode, city].filter(Boolean).join(' '), region, country]
    .filter(Boolean)
    .map((line, index) => ({ line, key: `${index}` }))
  return (
    <div className="flex items-start justify-between gap-3 rounded-field border border-hairline bg-paper py-2 ps-4 pe-2">
      <address className="min-w-0 py-1 not-italic wrap-anywhere">
        {lines.map(({ line, key }) => (
          <span key={key} className="block first:font-semibold">
            {line}
          </span>
        ))}
        {phone && <span className="block text-muted">{phone}</span>}
      </address>
      {copy && <CopyButton text={lines.map(({ line }) => line).join('\n')} what="address" />}
    </div>
  )
}

type ParcelFieldsProps = {
  form: {
    field: (
      name: 'carrier' | 'tracking',
    ) => Pick<ComponentProps<typeof TextField>, 'error' | 'name' | 'onChange' | 'value'>
  }
  /** Suggested names of carriers. */
  carriers?: readonly string[]
}

/** Carrier and tracking number of a parcel. */
export function ParcelFields({ form, carriers = [] }: ParcelFieldsProps) {
  const listId = useId()
  return (
    <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
      <TextField
        {...form.field('carrier')}
        label="Carrier"
        list={listId}
        autoComplete="off"
        maxLength={MAX_CARRIER_LENGTH}
        required
      />
      <datalist id={listId}>
        {carriers.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        {...form.field('tracking')}
        label="Tracking number"
        help="You’ll find it on your shipping receipt."
        autoComplete="off"
        // More than the limit: what is too long is reported, not cut off.
        maxLength={60}
        required
      />
    </div>
  )
}
