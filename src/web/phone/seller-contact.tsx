import { useQuery } from '@tanstack/react-query'
import type { Phone } from '../api/index.ts'
import { listingQueries } from '../listings/queries.ts'
import { useApi } from '../shell/use-api.ts'
import { useViewer } from '../shell/viewer.ts'
import { linkClass } from '../ui/link.tsx'

/** A way to write to the seller, for people who are signed in: the public page knows no addresses. */
export function SellerContact({ phone }: { phone: Phone }) {
  const api = useApi()
  const { kind, user } = useViewer()
  const signedIn = user !== undefined && user._id !== phone.sellerId
  const { data } = useQuery({
    ...listingQueries.contact(api, phone._id),
    enabled: signedIn && phone.email === '',
  })
  if (kind === 'visitor') return null
  const email = phone.email || data
  // Its line is kept until the address is there.
  return (
    <span className="flex min-h-11 items-center justify-end text-sm">
      {signedIn && email && (
        <a href={mailTo(email, phone.name)} className={linkClass}>
          Write to the seller
        </a>
      )}
    </span>
  )
}

function mailTo(email: string, name: string) {
  return `mailto:${email}?subject=${encodeURIComponent(`Your ${name} on Redial`)}`
}
