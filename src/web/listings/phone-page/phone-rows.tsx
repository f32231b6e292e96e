import type { Phone } from '../../api/index.ts'
import { PhoneCard } from '../phone-card.tsx'

/** Phones one below the other, photo beside the facts; two columns where there is room. */
export function PhoneRows({ phones }: { phones: readonly Phone[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-10 md:grid-cols-2">
      {phones.map((phone) => (
        <li key={phone._id}>
          <PhoneCard phone={phone} layout="row" heading="h3" />
        </li>
      ))}
    </ul>
  )
}
