import type { Phone } from '../../api/index.ts'
import { Badge } from '../../ui/badge.tsx'
import { unavailableWords } from '../words.ts'

/** Says that a phone is not on sale now and why; what is live instead follows below. */
export function CannotBuy({ phone }: { phone: Phone }) {
  const unavailable = unavailableWords[phone.state]
  if (!unavailable) return null
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-field bg-amber-wash px-3 py-2 text-sm">
      <Badge tone="waiting">{unavailable.label}</Badge>
      {unavailable.why}
    </p>
  )
}
