import { Link } from '@tanstack/react-router'
import { pages } from '../../../routes.ts'
import type { Phone } from '../../api/index.ts'
import { MakeOffer } from '../../orders/offers/make-offer.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { buttonClass } from '../../ui/button.tsx'
import { PhoneAction } from '../phone-action.tsx'
import { unavailableWords } from '../words.ts'

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
