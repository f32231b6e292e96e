import { Undo2 } from 'lucide-react'
import { lazy } from 'react'
import { isolate } from '../../../shared/isolate.ts'
import type { Api } from '../../api/index.ts'
import { useNow } from '../../api/server-time.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { Moment } from '../../ui/reader.tsx'
import { useTranslations } from '../../ui/text.ts'
import { Parcel } from '../delivery/delivery-section.tsx'
import type { OrderDetail } from '../order-api.ts'
import { OrderSection } from '../order-section.tsx'
import { TransitionButton } from '../transition-button.tsx'
import { BuyersTerms, SellersTerms } from './return-terms.tsx'

const RequestReturnForm = lazy(() => import('./request-return-form.tsx'))

/** Returns and warranty as the phone was booked with them, and the return that was asked for. */
export function ReturnSection({ order }: { order: OrderDetail }) {
  const t = useTranslations('orderPage.returns')
  const { afterSale, transitions, returnUntil, viewerRole } = order
  const now = useNow()
  const hasReturns = afterSale.returnDays !== null
  const hasWarranty = afterSale.warrantyMonths !== null
  if (!hasReturns && !hasWarranty) return null
  return (
    <OrderSection id="after-sale" title={t('title')} Icon={Undo2}>
      {viewerRole === 'buyer' ? (
        <BuyersTerms terms={afterSale} />
      ) : (
        <SellersTerms terms={afterSale} />
      )}
      {order.state === 'completed' && returnUntil && !transitions.includes('request_return') && (
        <p className="max-w-prose">
          {t.rich(periodKey(viewerRole, Date.parse(returnUntil) > now), {
            time: () => <Moment at={returnUntil} exact />,
          })}
        </p>
      )}
      {order.return && <ReturnDetails order={order} details={order.return} />}
    </OrderSection>
  )
}

function periodKey(viewerRole: OrderDetail['viewerRole'], isOpen: boolean) {
  if (!isOpen) return 'over'
  return viewerRole === 'buyer' ? 'buyerUntil' : 'sellerUntil'
}

type ReturnDetailsProps = { order: OrderDetail; details: NonNullable<OrderDetail['return']> }

function ReturnDetails({ order, details }: ReturnDetailsProps) {
  const t = useTranslations('orderPage.returns')
  const { reason, requestedAt, place, shipment } = details
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="text-sm text-muted">
          {t.rich(order.viewerRole === 'buyer' ? 'requestedByYou' : 'requestedByBuyer', {
            name: () => <bdi>{order.buyer}</bdi>,
            time: () => <Moment at={requestedAt} exact />,
          })}
        </p>
        <blockquote
          dir="auto"
          className="mt-1 max-w-prose border-s-2 border-edge ps-4 wrap-anywhere"
        >
          {reason}
        </blockquote>
      </div>
      {place && (
        <div>
          <p className="text-sm text-muted">{t('place')}</p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {place}
          </p>
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
  const t = useTranslations('orderPage.returns')
  return (
    <DialogButton
      title={t('request')}
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
      {t('request')}
    </DialogButton>
  )
}

/** Until when the buyer can return the phone, and the button for it. */
export function ReturnOffer({ api, order, onDone }: ReturnFormProps) {
  const t = useTranslations('orderPage.returns')
  const { returnUntil, transitions } = order
  if (!returnUntil || !transitions.includes('request_return')) return null
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <RequestReturn {...{ api, order, onDone }} />
      <p className="text-sm">
        {t.rich('buyerUntil', { time: () => <Moment at={returnUntil} exact /> })}
      </p>
    </div>
  )
}

/** The seller has the phone back. */
export function ReceiveReturn({ api, order, onDone }: ReturnFormProps) {
  const t = useTranslations('orderPage.returns')
  const page = useTranslations('orderPage')
  const buyer = isolate(order.buyer)
  return (
    <div>
      <TransitionButton
        api={api}
        orderId={order._id}
        transition="return/receive"
        variant="primary"
        what={t(order.paymentMethod === 'online' ? 'receiveText' : 'receiveTransfer', { buyer })}
        busyLabel={page('saving')}
        onDone={() => onDone(t('received'))}
      >
        {t('receive')}
      </TransitionButton>
    </div>
  )
}

/** The buyer keeps the phone after all. */
export function KeepPhone({ api, order, onDone }: ReturnFormProps) {
  const t = useTranslations('orderPage.returns')
  const page = useTranslations('orderPage')
  return (
    <TransitionButton
      api={api}
      orderId={order._id}
      transition="return/keep"
      variant="link"
      what={t('keepText')}
      busyLabel={page('saving')}
      onDone={() => onDone(t('staysWithYou'))}
    >
      {t('keep')}
    </TransitionButton>
  )
}
