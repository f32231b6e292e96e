import { Link } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'
import type { Phone } from '../../api/index.ts'
import { messagesPage } from '../../messaging/messages-page.ts'
import { usePhoneRole } from '../../shell/viewer.ts'
import { buttonClass } from '../../ui/button.tsx'
import { useTranslations } from '../../ui/text.ts'

/** Visitors log in on the way and come back to the open form. `inBar`: only its icon, with the label as its name. */
export function MessageSeller({ phone, inBar = false }: { phone: Phone; inBar?: boolean }) {
  const label = useTranslations('phone')('message')
  const role = usePhoneRole(phone)
  if ((role !== 'buyer' && role !== 'visitor') || phone.sellerId === null) return null
  return (
    <Link
      {...messagesPage}
      search={{ about: phone._id }}
      aria-label={label}
      className={inBar ? 'btn btn-quiet btn-square' : buttonClass()}
    >
      <MessageCircle aria-hidden="true" className="size-4" />
      {!inBar && label}
    </Link>
  )
}
