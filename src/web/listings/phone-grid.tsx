import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { pages } from '../../contract/urls.ts'
import { whenIdle } from '../ui/hooks.ts'
import type { CardPhone } from './card-phone.ts'
import { gridClass } from './page-skeletons.tsx'
import { PhoneCard } from './phone-card.tsx'

type PhoneGridProps<Card> = {
  phones: readonly Card[]
  /** What else is said of its price. */
  noteFor?: (phone: Card) => ReactNode
  /** One below the other, whatever view the visitor has chosen: phones that look alike. */
  isRows?: boolean
  /** The seller whose page shows them. */
  seller?: { place: string | null }
}

export function PhoneGrid<Card extends CardPhone>(props: PhoneGridProps<Card>) {
  const { phones, noteFor, isRows = false, seller } = props
  usePhonePageSoon()
  return (
    <ul className={isRows ? `${gridClass} phone-rows` : gridClass}>
      {phones.map((phone, index) => (
        <li key={phone._id} className="flex flex-col">
          <PhoneCard phone={phone} index={index} note={noteFor?.(phone)} onPageOf={seller} />
        </li>
      ))}
    </ul>
  )
}

/**
 * Fetches the script of a phone's page when someone scrolls the list and the browser has nothing else to do:
 * whoever looks through phones most likely opens one. Not where people save data.
 */
function usePhonePageSoon() {
  const router = useRouter()
  useEffect(() => {
    let cancel: (() => void) | undefined
    const fetchSoon = () => {
      cancel = whenIdle(() => {
        const [, , match] = router.getMatchedRoutes(pages.phone('any'))
        if (match) router.loadRouteChunk(match)?.catch(() => {})
      })
    }
    addEventListener('scroll', fetchSoon, { once: true, passive: true })
    return () => {
      removeEventListener('scroll', fetchSoon)
      cancel?.()
    }
  }, [router])
}
