import type { Phone } from '../api/index.ts'
import { gridClass } from './grid-skeleton.tsx'
import { PhoneCard } from './phone-card.tsx'

export function PhoneGrid({ phones }: { phones: readonly Phone[] }) {
  return (
    <ul className={gridClass}>
      {phones.map((phone, at) => (
        <li key={phone._id} className="flex flex-col">
          <PhoneCard phone={phone} at={at} />
        </li>
      ))}
    </ul>
  )
}
