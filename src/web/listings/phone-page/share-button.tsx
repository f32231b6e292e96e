import { Share2 } from 'lucide-react'
import type { Phone } from '../../api/index.ts'
import { sharePage } from '../../ui/share.ts'

/** Hands the page on: by the device's own sheet where it has one, or copied. */
export function ShareButton({ phone }: { phone: Phone }) {
  return (
    <button
      type="button"
      aria-label={`Share ${phone.name}`}
      className="mark-button"
      onClick={sharePage}
    >
      <Share2 className="size-5" />
    </button>
  )
}
