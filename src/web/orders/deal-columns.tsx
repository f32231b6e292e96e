import { Link } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import type { Order } from '../api/index.ts'
import { money } from '../dashboard/money.ts'
import { OrderBadge } from '../dashboard/order-badge.tsx'
import { orderWords, paymentWords } from '../dashboard/order-words.ts'
import { Thumbnail } from '../dashboard/thumbnail.tsx'
import type { Column } from '../ui/data-table.tsx'
import { linkClass } from '../ui/link.tsx'

type Side = 'buyer' | 'seller'

/** The id of a row's name, by which what stands in its other cells is described. */
export function nameId(order: Order): string {
  return `deal-${order._id}`
}

const headers = {
  buyer: { name: 'Product Name', state: 'Payment Status' },
  seller: { name: 'Phone', state: 'State' },
}

/** What a list of orders shows of each, but what is to do next: as its buyer or its seller sees it. */
export function dealColumns(side: Side): readonly Column<Order>[] {
  const other = ({ seller, buyer }: Order) => (side === 'buyer' ? seller : buyer)
  return [
    { key: 'image', header: 'Image', cell: (order) => <Thumbnail src={order.img} /> },
    {
      key: 'name',
      header: headers[side].name,
      sortBy: (order) => order.name,
      searchBy: (order) => `${order.name} ${other(order)}`,
      cell: (order) => (
        <span className="block xl:min-w-32">
          <Link id={nameId(order)} to={pages.order(order._id)} className={linkClass}>
            {order.name}
          </Link>
          <span className="block text-muted">
            {side === 'buyer' ? 'from' : 'to'} {other(order)}
          </span>
        </span>
      ),
    },
    {
      key: 'price',
      header: 'Price',
      align: 'end',
      sortBy: (order) => order.priceMinor,
      cell: (order) => money(order.price, order.currency),
    },
    { key: 'payment', header: 'Payment', cell: (order) => paymentWords[order.payment] },
    {
      key: 'state',
      header: headers[side].state,
      sortBy: (order) => orderWords[order.state].words,
      searchBy: (order) => orderWords[order.state].words,
      cell: (order) => <OrderBadge order={{ state: order.state, dueAt: null }} />,
    },
  ]
}
