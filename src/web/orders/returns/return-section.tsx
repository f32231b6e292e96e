import { Undo2 } from 'lucide-react'
import type { Api } from '../../api/index.ts'
import { AfterSaleText, afterSaleFacts } from '../../delivery/after-sale-terms.tsx'
import { Facts } from '../../ui/layout/page-layout.tsx'
import { Moment } from '../../ui/reader.tsx'
import { Parcel } from '../delivery/delivery-section.tsx'
import type { OrderDetail } from '../order-api.ts'
import { OrderSection } from '../order-section.tsx'
import { RequestReturn } from './return-forms.tsx'

type ReturnSectionProps = {
  api: Api
  order: OrderDetail
  onDone: (message: string) => Promise<void>
}

/** Returns and warranty as the phone was booked with them, and the return that was asked for. */
export function ReturnSection({ api, order, onDone }: ReturnSectionProps) {
  const { afterSale, moves, returnUntil, you } = order
  const hasReturns = afterSale.returnDays !== null
  const hasWarranty = afterSale.warrantyMonths !== null
  if (!hasReturns && !hasWarranty) return null
  return (
    <OrderSection id="after-sale" title="Returns and warranty" Icon={Undo2}>
      {you === 'buyer' ? (
        <div className="flex flex-col gap-4">
          <AfterSaleText terms={afterSale} />
        </div>
      ) : (
        <Facts facts={afterSaleFacts(afterSale)} />
      )}
      {order.state === 'completed' && returnUntil && (
        <p className="max-w-prose">
          {you === 'buyer' ? 'You can ask to return it until ' : 'The buyer can return it until '}
          <Moment at={returnUntil} exact />.
        </p>
      )}
      {moves.includes('request_return') && (
        <div>
          <RequestReturn {...{ api, order, onDone }} />
        </div>
      )}
      {order.return && <ReturnDetails order={order} details={order.return} />}
    </OrderSection>
  )
}

type ReturnDetailsProps = { order: OrderDetail; details: NonNullable<OrderDetail['return']> }

function ReturnDetails({ order, details }: ReturnDetailsProps) {
  const { reason, requestedAt, place, shipment } = details
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="text-sm text-muted">
          {order.you === 'buyer' ? 'You asked' : `${order.buyer} asked`} to return it on{' '}
          <Moment at={requestedAt} exact />
        </p>
        <blockquote className="mt-1 max-w-prose border-s-2 border-edge ps-4 break-words">
          {reason}
        </blockquote>
      </div>
      {place && (
        <div>
          <p className="text-sm text-muted">Send or bring it to</p>
          <p className="break-words whitespace-pre-line">{place}</p>
        </div>
      )}
      {shipment && <Parcel shipment={shipment} />}
    </div>
  )
}
