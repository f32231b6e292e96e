import { countryName } from '../../shared/countries.ts'
import type { Address } from '../api/index.ts'
import { useHydrated } from '../hydration.ts'
import { CopyButton } from '../ui/copy-button.tsx'

/** An address as written on a parcel. */
export function AddressLabel({ address, copy = false }: { address: Address; copy?: boolean }) {
  const ready = useHydrated()
  // Servers and browsers may name countries differently.
  const country = ready ? countryName(address.country) : address.country
  const { name, line1, line2, city, region, postalCode, phone } = address
  const lines = [name, line1, line2, [postalCode, city].filter(Boolean).join(' '), region, country]
    .filter(Boolean)
    .map((line, at) => ({ line, key: `${at}` }))
  return (
    <div className="flex items-start justify-between gap-3 rounded-field border border-hairline bg-paper py-2 ps-4 pe-2">
      <address className="min-w-0 py-1 not-italic break-words">
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
