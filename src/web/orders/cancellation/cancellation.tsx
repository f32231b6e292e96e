import { lazy } from 'react'
import { isolate } from '../../../shared/isolate.ts'
import { CANCELLATION_HOURS } from '../../../shared/orders/order-limits.ts'
import { HOURS_A_DAY } from '../../../shared/time.ts'
import type { Api } from '../../api/index.ts'
import { useConfirmTitle } from '../../ui/confirm.tsx'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { useTranslations } from '../../ui/text.ts'
import { ShipForm } from '../delivery/ship-form.tsx'
import type { OrderDetail } from '../order-api.ts'
import { useOrderTexts } from '../order-texts.ts'
import { TransitionButton } from '../transition-button.tsx'

const ReasonForm = lazy(() => import('./reason-form.tsx'))

type CancellationProps = {
  api: Api
  order: OrderDetail
  onDone: (message: string) => Promise<void>
}

/** The buyer asks to cancel a paid order before the phone leaves its seller. */
export function RequestCancellation({ api, order, onDone }: CancellationProps) {
  const t = useTranslations('orderPage.cancellation')
  const { count } = useOrderTexts()
  const seller = isolate(order.seller)
  return (
    <DialogButton
      variant="link"
      className="text-sm"
      title={t('request')}
      content={(close) => (
        <ReasonForm
          draft={`cancellation-${order._id}`}
          send={(reason) =>
            api.post('/api/orders/{id}/cancellation', {
              path: { id: order._id },
              body: { reason },
              once: true,
            })
          }
          text={t('requestText', { seller, ...count(CANCELLATION_HOURS / HOURS_A_DAY) })}
          keepLabel={t('keepOrder')}
          submitLabel={t('sendRequest')}
          onClose={close}
          onDone={async () => {
            close()
            await onDone(t('requested', { seller }))
          }}
        />
      )}
    >
      {t('request')}
    </DialogButton>
  )
}

/** The seller cancels a paid sale, with a reason for the buyer. */
export function CancelSale({ api, order, onDone }: CancellationProps) {
  const t = useTranslations('orderPage.cancellation')
  return (
    <DialogButton
      variant="link"
      className="text-sm"
      title={useConfirmTitle()}
      content={(close) => (
        <ReasonForm
          draft={`cancel-sale-${order._id}`}
          send={(reason) =>
            api.post('/api/orders/{id}/cancel-sale', {
              path: { id: order._id },
              body: { reason },
              once: true,
            })
          }
          text={t('cancelSaleText', { buyer: isolate(order.buyer), phone: isolate(order.name) })}
          help={t('buyerSees')}
          keepLabel={t('keepSale')}
          submitLabel={t('cancelSale')}
          busyLabel={t('canceling')}
          danger
          onClose={close}
          onDone={async () => {
            close()
            await onDone(t('saleCanceled'))
          }}
        />
      )}
    >
      {t('cancelSale')}
    </DialogButton>
  )
}

/** The seller accepts or declines; sending the phone declines too. */
export function AnswerCancellation({ api, order, onDone }: CancellationProps) {
  const t = useTranslations('orderPage.cancellation')
  const delivery = useTranslations('orderPage.delivery')
  const { cancellation } = order
  const names = { buyer: isolate(order.buyer), phone: isolate(order.name) }
  return (
    <>
      {cancellation && (
        <blockquote dir="auto" className="max-w-prose border-s-2 border-edge ps-4 wrap-anywhere">
          {cancellation.reason}
        </blockquote>
      )}
      <div className="flex flex-wrap gap-2">
        <TransitionButton
          api={api}
          orderId={order._id}
          transition="cancellation/accept"
          variant="primary"
          what={t(order.paymentMethod === 'transfer' ? 'acceptTransfer' : 'acceptText', names)}
          busyLabel={t('accepting')}
          onDone={() => onDone(t('canceled'))}
        >
          {t('accept')}
        </TransitionButton>
        <DialogButton
          title={t('declineTitle')}
          content={(close) => (
            <ReasonForm
              draft={`decline-cancellation-${order._id}`}
              send={(reason) =>
                api.post('/api/orders/{id}/cancellation/decline', {
                  path: { id: order._id },
                  body: { reason },
                  once: true,
                })
              }
              text={t('declineText', names)}
              keepLabel={t('notNow')}
              submitLabel={t('decline')}
              onClose={close}
              onDone={async () => {
                close()
                await onDone(t('declined'))
              }}
            />
          )}
        >
          {t('decline')}
        </DialogButton>
      </div>
      {order.transitions.includes('ship') && (
        <details className="rounded-field border border-hairline p-4">
          <summary className="cursor-pointer font-medium">{t('shipped')}</summary>
          <div className="flex flex-col gap-5 pt-4">
            <p className="text-muted">{t('shippedText')}</p>
            <ShipForm {...{ api, order }} onDone={() => onDone(delivery('markedShipped'))} />
          </div>
        </details>
      )}
    </>
  )
}
