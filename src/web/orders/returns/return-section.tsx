import { Undo2 } from 'lucide-react'
import { lazy } from 'react'
import type { Api } from '../../api/index.ts'
import { useNow } from '../../api/server-time.ts'
import { AfterSaleText, afterSaleFacts } from '../../delivery/after-sale-terms.tsx'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { Facts } from '../../ui/layout/page-layout.tsx'
import { Moment } from '../../ui/reader.tsx'
import { useTranslations } from '../../ui/text.ts'
import { Parcel } from '../delivery/delivery-section.tsx'
import type { OrderDetail } from '../order-api.ts'
import { OrderSection } from '../order-section.tsx'
import { TransitionButton } from '../transition-button.tsx'

const RequestReturnForm = lazy(() => import('./request-return-form.tsx'))

type ReturnSectionProps = {
  api: Api
  order: OrderDetail
  onDone: (message: string) => Promise<void>
}

/** Returns and warranty as the phone was booked with them, and the return that was asked for. */
export function ReturnSection({ api, order, onDone }: ReturnSectionProps) {
  const t = useTranslations('facts')
  const { afterSale, transitions, returnUntil, viewerRole } = order
  const now = useNow()
  const hasReturns = afterSale.returnDays !== null
  const hasWarranty = afterSale.warrantyMonths !== null
  if (!hasReturns && !hasWarranty) return null
  return (
    <OrderSection id="after-sale" title="Returns and warranty" Icon={Undo2}>
      {viewerRole === 'buyer' ? (
        <div className="flex flex-col gap-4">
          <AfterSaleText terms={afterSale} />
        </div>
      ) : (
        <Facts facts={afterSaleFacts(afterSale, t)} />
      )}
      {order.state === 'completed' && returnUntil && (
        <p className="max-w-prose">
          {returnText(viewerRole, Date.parse(returnUntil) > now)} <Moment at={returnUntil} exact />.
        </p>
      )}
      {transitions.includes('request_return') && (
        <div>
          <RequestReturn {...{ api, order, onDone }} />
        </div>
      )}
      {order.return && <ReturnDetails order={order} details={order.return} />}
    </OrderSection>
  )
}

function returnText(viewerRole: OrderDetail['viewerRole'], isOpen: boolean) {
  if (!isOpen) return 'The return period ended on'
  return viewerRole === 'buyer' ? 'You can ask to return it until' : 'The buyer can return it until'
}

type ReturnDetailsProps = { order: OrderDetail; details: NonNullable<OrderDetail['return']> }

function ReturnDetails({ order, details }: ReturnDetailsProps) {
  const { reason, requestedAt, place, shipment } = details
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="text-sm text-muted">
          <span>{order.viewerRole === 'buyer' ? 'You asked' : `${order.buyer} asked`}</span> to
          return it on <Moment at={requestedAt} exact />
        </p>
        <blockquote className="mt-1 max-w-prose border-s-2 border-edge ps-4 wrap-anywhere">
          {reason}
        </blockquote>
      </div>
      {place && (
        <div>
          <p className="text-sm text-muted">Send or bring it to</p>
          <p className="wrap-anywhere whitespace-pre-line">{place}</p>
        </div>
      )}
      {shipment && <Parcel shipment={shipment} />}
    </div>
  )
}

type ReturnFormProps = {
  api: Api
  order: OrderDetail
  onDone: (message: string) => Promise<void>
}

function RequestReturn({ api, order, onDone }: ReturnFormProps) {
  return (
    <DialogButton
      title="Return the phone"
      content={(close) => (
        <RequestReturnForm
          {...{ api, order }}
          onClose={close}
          onDone={async (message) => {
            close()
            await onDone(message)
          }}
        />
      )}
    >
      Return the phone
    </DialogButton>
  )
}

/** The seller has the phone back. */
export function ReceiveReturn({ api, order, onDone }: ReturnFormProps) {
  const { buyer, paymentMethod } = order
  return (
    <div>
      <TransitionButton
        api={api}
        orderId={order._id}
        transition="return/receive"
        variant="primary"
        what={
          paymentMethod === 'online'
            ? `${buyer} gets a full refund. Check the phone first: you can’t undo it.`
            : `You pay ${buyer} back in full. Check the phone first: you can’t undo it.`
        }
        busyLabel="Saving"
        onDone={() => onDone('Return confirmed')}
      >
        I have the phone back
      </TransitionButton>
    </div>
  )
}

/** The buyer keeps the phone after all. */
export function KeepPhone({ api, order, onDone }: ReturnFormProps) {
  return (
    <TransitionButton
      api={api}
      orderId={order._id}
      transition="return/keep"
      variant="link"
      what="The return ends, and the order is complete again. You can only ask again while the return period lasts."
      busyLabel="Saving"
      onDone={() => onDone('The phone stays with you')}
    >
      Keep the phone
    </TransitionButton>
  )
}
