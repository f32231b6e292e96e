import type { Api } from '../../api/index.ts'
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
  const { seller, paymentMethod, afterSale } = order
  const back =
    paymentMethod === 'online'
      ? 'You get your full payment back once they have it.'
      : `${seller} pays you back once they have it; no money passed through us.`
  const postage = afterSale.returnPostage === 'seller' ? seller : 'you'
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
      text={`${seller} sees your reason and tells you where to send or bring it. Send it complete, in the state you got it, erased and signed out of all accounts; ${postage} pay${postage === 'you' ? '' : 's'} the postage. ${back}`}
      keepLabel="Keep the phone"
      submitLabel="Ask to return it"
      onClose={onClose}
      onDone={() => onDone(`We’ve notified ${seller}`)}
    />
  )
}
