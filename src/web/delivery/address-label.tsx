import { useHydrated } from '@tanstack/react-router'
import { countryName } from '../../shared/countries.ts'
import type { Address } from '../api/index.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { useLanguage } from '../ui/text.ts'

type AddressLabelProps = {
  address: Address
  /** What a button copies: 'address'. There is none without it. */
  copy?: string
}

/** An address as written on a parcel. */
export function AddressLabel({ address, copy }: AddressLabelProps) {
  const language = useLanguage()
  const ready = useHydrated()
  // Servers and browsers may name countries differently.
  const country = ready ? countryName(address.country, language) : address.country
  const { name, line1, line2, city, region, postalCode, phone } = address
  const lines = [name, line1, line2, [postalCode, city].filter(Boolean).join(' '), region, country]
    .filter(Boolean)
    .map((line, index) => ({ line, key: `${index}` }))
  return (
    <div className="flex items-start justify-between gap-3 rounded-field border border-hairline bg-paper py-2 ps-4 pe-2">
      <address dir="auto" className="min-w-0 py-1 not-italic wrap-anywhere">
        {lines.map(({ line, key }) => (
          <span key={key} className="block first:font-semibold">
            {line}
          </span>
        ))}
        {phone && <span className="block text-muted">{phone}</span>}
      </address>
      {copy && <CopyButton text={lines.map(({ line }) => line).join('\n')} what={copy} />}
    </div>
  )
}
