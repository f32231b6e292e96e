import { isolate } from '../../../shared/isolate.ts'
import type { Api } from '../../api/index.ts'
import { useTranslations } from '../../ui/text.ts'
import ReasonForm from '../cancellation/reason-form.tsx'
import type { OrderDetail } from '../order-api.ts'

type RequestReturnFormProps = {
  api: Api
  order: OrderDetail
  onClose: () => void
  onDone: (message: string) => Promise<void>
}

/** The buyer of a completed order asks to return the phone, with a reason. */
export default function RequestReturnForm({ api, order, onClose, onDone }: RequestReturnFormProps) {
  const t = useTranslations('orderPage.returns')
  const { paymentMethod, afterSale } = order
  const seller = isolate(order.seller)
  const isFree = afterSale.returnPostage === 'seller'
  const text =
    paymentMethod === 'online'
      ? t(isFree ? 'requestTextFree' : 'requestText', { seller })
      : t(isFree ? 'requestTransferFree' : 'requestTransfer', { seller })
  return (
    <ReasonForm
      draft={`return-${order._id}`}
      send={(reason) =>
        api.post('/api/orders/{id}/return', {
          path: { id: order._id },
          body: { reason },
          once: true,
        })
      }
      text={text}
      keepLabel={t('keep')}
      submitLabel={t('submitRequest')}
      onClose={onClose}
      onDone={() => onDone(t('notified', { name: seller }))}
    />
  )
}
