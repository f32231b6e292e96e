import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleQuestionMark } from 'lucide-react'
import { lazy } from 'react'
import { formatMoney } from '../../../shared/money.ts'
import { isReturn } from '../../../shared/orders/order-life-cycle.ts'
import { DISPUTE_ANSWER_HOURS, TRANSFER_WORKING_DAYS } from '../../../shared/orders/order-limits.ts'
import { formatQuantity, spellQuantity } from '../../../shared/quantities.ts'
import { HOURS_A_DAY } from '../../../shared/time.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { toast } from '../../ui/toaster.tsx'
import type { AfterDeliveryProps } from '../after-delivery/after-delivery.tsx'
import { afterDeliveryQueries, type Dispute } from '../order-api.ts'
import { OrderSection } from '../order-section.tsx'

const DisputeForm = lazy(() => import('./dispute-form.tsx'))

/** Reports a problem, prefilled from the arrival check. Admins do it for buyers who don't respond. */
export function OpenDispute({ api, order, refresh }: AfterDeliveryProps) {
  const isAdmin = order.viewerRole === 'admin'
  const queryClient = useQueryClient()
  const { data: arrival } = useQuery(afterDeliveryQueries.arrival(api, order._id))
  const isWorse = arrival?.isWorse === true
  const price = formatMoney(order.totalMinor, order.currency)

  async function onOpened(dispute: Dispute) {
    queryClient.setQueryData(afterDeliveryQueries.dispute(api, order._id).queryKey, dispute)
    toast.success(
      isAdmin
        ? 'Dispute opened. Both sides have been notified'
        : `Problem reported. We’ve notified ${order.viewerRole === 'seller' ? order.buyer : order.seller}`,
    )
    await refresh()
    // The form is gone: move the focus to the dispute.
    document.getElementById('dispute')?.focus()
  }

  const isPayment = order.state === 'payment_sent'
  const isBack = isReturn(order.state)
  const about: 'payment' | 'return' | 'phone' = isPayment ? 'payment' : isBack ? 'return' : 'phone'
  return (
    <OrderSection
      id="wrong"
      title={
        isPayment
          ? 'Problem with the payment?'
          : isBack
            ? 'Problem with the return?'
            : isAdmin
              ? 'Parcel lost?'
              : 'Something wrong?'
      }
      Icon={CircleQuestionMark}
      lead={
        isPayment
          ? paymentLead(order)
          : isBack
            ? `${returnLead(order)} ${holdLead(order, price)}`
            : isAdmin
              ? `Open a dispute if the parcel didn’t arrive and ${order.buyer} doesn’t respond. ${holdLead(order, price)}`
              : `Report it before you confirm the order. ${holdLead(order, price)}`
      }
    >
      <div>
        <DialogButton
          variant={isWorse ? 'primary' : 'quiet'}
          title="What’s wrong?"
          dialogSize="wide"
          content={(close) => (
            <DisputeForm
              {...{ api, about }}
              orderId={order._id}
              byAdmin={isAdmin}
              terms={
                isPayment
                  ? 'Both sides can read this. An uninvolved admin decides whether the payment was received.'
                  : isBack
                    ? 'Both sides can read this. You can agree on a solution at any time. Otherwise an uninvolved admin decides.'
                    : isAdmin
                      ? `Both sides can read this. ${order.seller} has ${formatQuantity(DISPUTE_ANSWER_HOURS / HOURS_A_DAY, 'day')} to reply. If they can’t agree, an admin decides.`
                      : `${order.seller} can read this and has ${formatQuantity(DISPUTE_ANSWER_HOURS / HOURS_A_DAY, 'day')} to reply. You can agree on a solution at any time. Otherwise an admin decides.`
              }
              prefill={{
                reason: isPayment
                  ? order.viewerRole === 'buyer'
                    ? 'payment_not_confirmed'
                    : 'payment_not_received'
                  : isBack
                    ? order.viewerRole === 'seller'
                      ? 'return_not_as_sold'
                      : 'return_not_accepted'
                    : isWorse
                      ? 'not_as_described'
                      : order.state === 'shipped'
                        ? 'not_arrived'
                        : '',
                text: isWorse && !isBack ? arrival.text : '',
              }}
              onOpened={async (dispute) => {
                close()
                await onOpened(dispute)
              }}
              onCancel={close}
            />
          )}
        >
          {isAdmin || isPayment
            ? 'Open a dispute'
            : isWorse && !isBack
              ? 'Report these differences'
              : 'Report a problem'}
        </DialogButton>
      </div>
    </OrderSection>
  )
}

function paymentLead({ viewerRole, seller, buyer }: AfterDeliveryProps['order']): string {
  if (viewerRole === 'buyer')
    return `If ${seller} doesn’t confirm a payment that you sent, open a dispute, and an uninvolved admin decides.`
  return `If ${viewerRole === 'seller' ? 'the payment' : `${buyer}’s payment`} doesn’t arrive within ${spellQuantity(TRANSFER_WORKING_DAYS, 'working day')}, open a dispute, and an uninvolved admin decides.`
}

function returnLead({ viewerRole, seller, buyer }: AfterDeliveryProps['order']): string {
  if (viewerRole === 'seller')
    return 'Check the phone before you confirm. If it isn’t the phone you sold, or not in the same condition, report it.'
  return viewerRole === 'buyer'
    ? `If ${seller} doesn’t answer, or doesn’t confirm that the phone is back, report it.`
    : `Open a dispute if ${seller} or ${buyer} doesn’t respond.`
}

/** Who has the money while it is decided. */
function holdLead({ paymentMethod }: AfterDeliveryProps['order'], price: string): string {
  return paymentMethod === 'online'
    ? `We hold the ${price} until both sides agree or an uninvolved admin decides.`
    : 'Both sides agree, or an uninvolved admin decides. A refund is paid back by the seller.'
}
