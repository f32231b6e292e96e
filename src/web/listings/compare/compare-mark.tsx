import { Scale } from 'lucide-react'
import { toggleCompared, useIsCompared } from './compared.ts'

/** Puts a phone among those that are compared, or takes it out. */
export function CompareMark({ phone: { _id, name } }: { phone: { _id: string; name: string } }) {
  return (
    <button
      type="button"
      aria-label={`Compare ${name}`}
      aria-pressed={useIsCompared(_id)}
      className="mark-button"
      onClick={() => toggleCompared(_id)}
    >
      <Scale className="size-5" />
    </button>
  )
}
