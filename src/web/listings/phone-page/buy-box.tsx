import { Link } from '@tanstack/react-router'
import { pages } from '../../../routes.ts'
import type { Phone } from '../../api/index.ts'
import { MakeOffer } from '../../orders/offers/make-offer.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { unavailableWords } from '../listing-labels.ts'
import { PhoneAction } from '../phone-action.tsx'

/** What this viewer can do; a visitor is shown the way in. */
export function TheAct({ phone }: { phone: Phone }) {
  const { kind } = useViewer()
  if (kind !== 'visitor')
    return (
      <div className="flex flex-col gap-2">
        <PhoneAction phone={phone} wide />
        <MakeOffer phone={phone} />
      </div>
    )
  if (unavailableWords[phone.state]) return null
  return (
    <Link
      to={pages.login(pages.namedPhone(phone._id, phone.slug))}
      className={buttonClass({ variant: 'primary', size: 'large', wide: true })}
    >
      Log in to book
    </Link>
  )
}

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
