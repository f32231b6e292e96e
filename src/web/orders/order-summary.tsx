import { Link } from '@tanstack/react-router'
import { FileLock2, MessageCircle, ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { pages, api as paths } from '../../routes.ts'
import { formatMoney } from '../../shared/money.ts'
import { Avatar } from '../ui/avatar.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Facts } from '../ui/layout/page-layout.tsx'
import { linkClass } from '../ui/link.tsx'
import { Moment } from '../ui/reader.tsx'
import type { OrderDetail } from './order-api.ts'
import { paymentLabel } from './order-badge.tsx'

const sides = { pick_up: 'Pick-up', shipping: 'Shipping' }

export function OrderSummary({ order }: { order: OrderDetail }) {
  const { you, feeMinor, currency, priceMinor, postageMinor, totalMinor, payment } = order
  const online = payment === 'online'
  const showsFee = online && feeMinor !== null && feeMinor > 0
  return (
    <section aria-labelledby="summary" className="flex flex-col gap-4">
      <h2 id="summary" className="sr-only">
        Order summary
      </h2>
      <div className="flex items-center gap-4 xl:flex-col xl:items-start">
        <SummaryPhoto src={order.img} />
        <Link to={pages.phone(order.phoneId)} className={linkClass}>
          {order.name}
        </Link>
      </div>
      <div className="text-sm">
        <Facts
          facts={[
            {
              term: 'Price',
              value: <span className="tabular-nums">{formatMoney(priceMinor, currency)}</span>,
            },
            ...(order.delivery === 'shipping'
              ? [
                  {
                    term: 'Shipping',
                    value: (
                      <span className="tabular-nums">
                        {postageMinor > 0 ? formatMoney(postageMinor, currency) : 'Free'}
                      </span>
                    ),
                  },
                ]
              : []),
            ...(postageMinor > 0
              ? [
                  {
                    term: 'Total',
                    value: (
                      <span className="tabular-nums">{formatMoney(totalMinor, currency)}</span>
                    ),
                  },
                ]
              : []),
            ...(showsFee
              ? [
                  {
                    term: you === 'seller' ? 'You receive' : 'Fee',
                    value: (
                      <span className="tabular-nums">
                        {you === 'seller'
                          ? formatMoney(totalMinor - feeMinor, currency)
                          : formatMoney(feeMinor, currency)}
                        {you === 'seller' && (
                          <span className="block font-normal text-muted">
                            after a fee of {formatMoney(feeMinor, currency)}
                          </span>
                        )}
                      </span>
                    ),
                  },
                ]
              : []),
            {
              term: 'Payment',
              value: paymentLabel(order),
            },
            ...(order.delivery || order.next
              ? [
                  {
                    term: 'Delivery',
                    value: order.delivery ? sides[order.delivery] : 'Not chosen yet',
                  },
                ]
              : []),
            ...(you === 'buyer' ? [] : [{ term: 'Buyer', value: order.buyer }]),
            ...(you === 'seller' ? [] : [{ term: 'Seller', value: <SellerLink order={order} /> }]),
            { term: 'Order number', value: order.number },
            { term: 'Booked', value: <Moment at={order.createdAt} /> },
          ]}
        />
      </div>
      {order.you !== 'admin' && order.timeline.some(({ event }) => event === 'order_paid') && (
        <Link to={pages.receipt(order._id)} className={buttonClass({ wide: true })}>
          <ReceiptText aria-hidden="true" className="size-4" />
          Receipt
        </Link>
      )}
      <a href={paths.evidence(order._id)} download className={buttonClass({ wide: true })}>
        <FileLock2 aria-hidden="true" className="size-4" />
        Download evidence
      </a>
      <p className="text-sm text-pretty text-muted">
        The order with photos, checks and messages as one signed file, for a bank or the police.{' '}
        <a href={pages.verify()} className={linkClass}>
          Check such a file
        </a>
      </p>
      <MessageLink order={order} />
    </section>
  )
}

/** The seller by name and photo, with a link to their page while they have an account. */
function SellerLink({ order: { seller, sellerId, sellerPhoto } }: { order: OrderDetail }) {
  if (!sellerId) return <>{seller}</>
  return (
    <span className="inline-flex items-center gap-2">
      <Avatar name={seller} src={sellerPhoto ?? undefined} size="small" />
      <Link to={pages.seller(sellerId)} className={linkClass}>
        {seller}
      </Link>
    </span>
  )
}

/** Decorative: the name is next to it. */
export function SummaryPhoto({ src }: { src: string }) {
  const [broken, setBroken] = useState(false)
  return (
    <img
      src={src && !broken ? src : '/art/no-photo.svg'}
      alt=""
      width={320}
      height={240}
      className="aspect-[4/3] w-28 rounded-field xl:w-full xl:rounded-box bg-sand object-cover"
      onError={() => setBroken(true)}
    />
  )
}

/** Opens the conversation with the other side, or starts it. */
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
