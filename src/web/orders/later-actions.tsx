import { formatMoney } from '../../shared/money.ts'
import { INSPECTION_HOURS } from '../../shared/orders/order-limits.ts'
import { formatQuantity } from '../../shared/quantities.ts'
import { HOURS_A_DAY } from '../../shared/time.ts'
import type { Api } from '../api/index.ts'
import type { NextAction } from './next-action.ts'
import type { OrderDetail } from './order-api.ts'
import { KeepPhone } from './returns/return-section.tsx'
import { TransitionButton } from './transition-button.tsx'

type LaterActionsProps = {
  api: Api
  order: OrderDetail
  action: NextAction
  onDone: (message: string) => Promise<void>
}

/** What the viewer can do besides the next action once a transfer, the phone or a return is on its way. */
export function LaterActions({ api, order, action, onDone }: LaterActionsProps) {
  const { transitions, you } = order
  const done = (message: string) => () => onDone(message)
  return (
    <>
      {transitions.includes('confirm_payment') && action !== 'confirm_payment' && (
        <TransitionButton
          {...{ api }}
          orderId={order._id}
          transition="confirm-payment"
          what={`Only confirm it if ${formatMoney(order.totalMinor, order.currency)} with the reference ${order.number} has arrived. You can’t undo it.`}
          busyLabel="Confirming"
          onDone={done('Payment confirmed')}
        >
          The payment has arrived
        </TransitionButton>
      )}
      {you === 'admin' && order.state === 'shipped' && (
        <TransitionButton
          {...{ api }}
          orderId={order._id}
          transition="deliver"
          what={`${order.buyer} will have ${formatQuantity(INSPECTION_HOURS / HOURS_A_DAY, 'day')} to check the phone. If they don’t report a problem, ${order.seller} is paid.`}
          busyLabel="Saving"
          onDone={done('Saved')}
        >
          Mark as arrived
        </TransitionButton>
      )}
      {transitions.includes('keep_phone') && <KeepPhone {...{ api, order, onDone }} />}
    </>
  )
}
