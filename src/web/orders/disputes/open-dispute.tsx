import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleQuestionMark } from 'lucide-react'
import { lazy } from 'react'
import { isolate } from '../../../shared/isolate.ts'
import { isReturn } from '../../../shared/orders/order-life-cycle.ts'
import { DISPUTE_ANSWER_HOURS, TRANSFER_WORKING_DAYS } from '../../../shared/orders/order-limits.ts'
import { HOURS_A_DAY } from '../../../shared/time.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { useTranslations } from '../../ui/text.ts'
import { toast } from '../../ui/toaster.tsx'
import type { AfterDeliveryProps } from '../after-delivery/after-delivery.tsx'
import { afterDeliveryQueries, type Dispute, type OrderDetail } from '../order-api.ts'
import { OrderSection } from '../order-section.tsx'
import { useOrderTexts } from '../order-texts.ts'

const DisputeForm = lazy(() => import('./dispute-form.tsx'))

/** Reports a problem, prefilled from the arrival check. Admins do it for buyers who don't respond. */
export function OpenDispute({ api, order, refresh }: AfterDeliveryProps) {
  const t = useTranslations('dispute')
  const { count } = useOrderTexts()
  const lead = useLead(order)
  const isAdmin = order.viewerRole === 'admin'
  const queryClient = useQueryClient()
  const { data: arrival } = useQuery(afterDeliveryQueries.arrival(api, order._id))
  const isWorse = arrival?.isWorse === true
  const names = { buyer: isolate(order.buyer), seller: isolate(order.seller) }

  async function onOpened(dispute: Dispute) {
    queryClient.setQueryData(afterDeliveryQueries.dispute(api, order._id).queryKey, dispute)
    toast.success(
      isAdmin
        ? t('open.opened')
        : t('open.reported', { name: order.viewerRole === 'seller' ? names.buyer : names.seller }),
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
      title={t(`open.${about === 'phone' && isAdmin ? 'parcel' : about}`)}
      Icon={CircleQuestionMark}
      lead={lead}
    >
      <div>
        <DialogButton
          variant={isWorse ? 'primary' : 'quiet'}
          title={t('form.title')}
          dialogSize="wide"
          content={(close) => (
            <DisputeForm
              {...{ api, about }}
              orderId={order._id}
              byAdmin={isAdmin}
              terms={
                about === 'phone'
                  ? t(isAdmin ? 'terms.admin' : 'terms.phone', {
                      ...names,
                      ...count(DISPUTE_ANSWER_HOURS / HOURS_A_DAY),
                    })
                  : t(`terms.${about}`)
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
            ? t('form.open')
            : t(isWorse && !isBack ? 'open.reportDifferences' : 'open.report')}
        </DialogButton>
      </div>
    </OrderSection>
  )
}

/** Why to report a problem, and who has the money while it is decided. */
function useLead(order: OrderDetail): string {
  const t = useTranslations('dispute.open')
  const { count, money } = useOrderTexts()
  const { viewerRole, state, paymentMethod } = order
  const names = { buyer: isolate(order.buyer), seller: isolate(order.seller) }
  const side = viewerRole === 'buyer' ? 'Buyer' : viewerRole === 'seller' ? 'Seller' : 'Admin'
  if (state === 'payment_sent')
    return t(`payment${side}`, { ...names, ...count(TRANSFER_WORKING_DAYS) })
  const held =
    paymentMethod === 'online'
      ? t('held', { amount: money(order.totalMinor, order.currency) })
      : t('outside')
  if (isReturn(state)) return `${t(`return${side}`, names)} ${held}`
  return `${side === 'Admin' ? t('parcelAdmin', names) : t('phoneBuyer')} ${held}`
}
