import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'
import { pages } from '../../paths.ts'
import { messageCalls } from '../messages/calls.ts'
import { messagesKey } from '../messages/queries.ts'
import { buttonClass } from '../ui/button-class.ts'
import type { OrderDetail } from './order-calls.ts'

/** The way to the conversation with the other side. */
export function MessageLink({ order }: { order: OrderDetail }) {
  if (order.you === 'buyer')
    return (
      <Link to={pages.messages()} search={{ about: order.phoneId }} className={look}>
        <Words name={order.seller} />
      </Link>
    )
  return order.you === 'seller' ? <SellersLink order={order} /> : null
}

const look = buttonClass({ wide: true })

/** Conversations are begun by buyers: the seller goes on in the one there is. */
function SellersLink({ order }: { order: OrderDetail }) {
  const { data: threads } = useQuery({
    queryKey: [...messagesKey, 'with-buyer', order._id],
    queryFn: async () => (await messageCalls.threads()).items,
    enabled: typeof document !== 'undefined',
  })
  const found = threads?.filter(
    (thread) =>
      thread.side === 'seller' &&
      thread.phone._id === order.phoneId &&
      thread.with?.name === order.buyer,
  )
  // Two people of one name: the seller chooses.
  const thread = found?.length === 1 ? found[0]?._id : undefined
  return (
    <Link to={pages.messages()} search={thread ? { thread } : {}} className={look}>
      <Words name={thread ? order.buyer : undefined} />
    </Link>
  )
}

function Words({ name }: { name: string | undefined }) {
  return (
    <>
      <MessageCircle aria-hidden="true" className="size-4" />
      <span className="truncate">{name ? `Message ${name}` : 'Messages'}</span>
    </>
  )
}
