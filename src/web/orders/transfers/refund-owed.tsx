import { formatMoney } from '../../../shared/money.ts'
import type { Api } from '../../api/index.ts'
import { Moment } from '../../ui/reader.tsx'
import type { OrderDetail } from '../order-api.ts'
import { TransitionButton } from '../transition-button.tsx'

type RefundOwedProps = {
  api: Api
  order: OrderDetail
  onDone: (message: string) => Promise<void>
}

/** What the seller pays back outside Redial, until the buyer confirms that it arrived. */
export function RefundOwed({ api, order, onDone }: RefundOwedProps) {
  const { refund, seller, buyer, currency, you } = order
  if (!refund) return null
  const sum = formatMoney(refund.refundMinor, currency)
  if (refund.confirmedAt)
    return (
      <p className="text-muted">
        {you === 'buyer' ? 'You' : buyer} confirmed the refund of {sum}{' '}
        <Moment at={refund.confirmedAt} exact />.
      </p>
    )
  if (!order.actions.includes('confirm_refund')) return null
  return (
    <div>
      <TransitionButton
        api={api}
        orderId={order._id}
        move="refund-received"
        variant="primary"
        what={`Only confirm it if ${sum} from ${seller} has arrived in your account.`}
        busyLabel="Confirming"
        onDone={() => onDone('Refund confirmed')}
      >
        I’ve received the refund
      </TransitionButton>
    </div>
  )
}
