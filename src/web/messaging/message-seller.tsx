import { Link } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'
import type { Phone } from '../api/index.ts'
import { useViewer } from '../shell/viewer.ts'
import { buttonClass } from '../ui/button.tsx'
import { messagesPage } from './place.ts'

/** The way to write to the seller, for buyers. */
export function MessageSeller({ phone }: { phone: Phone }) {
  const { kind, user } = useViewer()
  if (kind !== 'Buyer' || user?._id === phone.sellerId || phone.sellerId === null) return null
  return (
    <Link
      {...messagesPage}
      search={{ about: phone._id }}
      className={buttonClass({ variant: 'quiet' })}
    >
      <MessageCircle aria-hidden="true" className="size-4" />
      Message the seller
    </Link>
  )
}
