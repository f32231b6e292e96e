import { Link } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'
import { pages } from '../../routes.ts'
import { buttonClass } from '../ui/button-class.ts'
import type { OrderDetail } from './order-calls.ts'

/** The way to the conversation with the other side, begun or not. */
export function MessageLink({ order }: { order: OrderDetail }) {
  if (order.you === 'admin') return null
  const other = order.you === 'buyer' ? order.seller : order.buyer
  return (
    <Link
      to={pages.messages()}
      search={{ order: order._id }}
      className={buttonClass({ wide: true })}
    >
      <MessageCircle aria-hidden="true" className="size-4" />
      <span className="truncate">Message {other}</span>
    </Link>
  )
}
