import { CreditCard, HandCoins, Landmark } from 'lucide-react'
import type { ReactNode } from 'react'
import { ONLINE_HOLD_MINUTES } from '../../../shared/orders/order-limits.ts'
import { methodsForDelivery } from '../../../shared/orders/payment-methods.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { type Api, ApiError } from '../../api/index.ts'
import { FormFooter } from '../../forms/submit-button.tsx'
import { useForm } from '../../forms/use-form.ts'
import { ChoiceField } from '../../ui/form/choice-fields.tsx'
import { Moment } from '../../ui/reader.tsx'
import type { Checkout, OrderDetail, PaymentMethod } from '../order-api.ts'

/** What has to be known to offer payment methods. */
export type PaymentOffer = {
  seller: string
  /** Only what can be completed. */
  methods: readonly PaymentMethod[]
  isDemo: boolean
  /** Until when the phone is reserved if an online payment is left. */
  holdUntil: string | null
}

/** The methods of an order with the delivery that is chosen. */
export function paymentOffer(order: OrderDetail): PaymentOffer {
  const { seller, delivery, paymentMethods, provider, holdUntil } = order
  const methods = methodsForDelivery(delivery, paymentMethods)
  return { seller, methods, isDemo: provider === 'demo', holdUntil }
}

type PaymentMethodFormProps = {
  api: Api
  orderId: string
  offer: PaymentOffer
  onChosen: (checkout: Checkout) => void | Promise<void>
  /** Reloads what the page shows: the booking may have ended in another tab or by deadline. */
  onChanged: () => Promise<void>
}

/** Chooses how to pay an order. */
export function PaymentMethodForm(props: PaymentMethodFormProps) {
  const { api, orderId, offer, onChosen, onChanged } = props
  const form = useForm({
    initial: { method: offer.methods[0] ?? '' },
    async send({ method }) {
      try {
        await onChosen(await choosePaymentMethod(api, orderId, method as PaymentMethod))
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) await onChanged()
        throw error
      }
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label="Payment method">
      <PaymentChoice
        offer={offer}
        value={form.values.method}
        onChange={(method) => form.set({ method })}
        error={form.problem('method')}
      />
      <FormFooter form={form} busyLabel="Continuing">
        {continueLabel(form.values.method)}
      </FormFooter>
    </form>
  )
}

type PaymentChoiceProps = {
  offer: PaymentOffer
  value: string
  onChange: (method: string) => void
  error?: string | undefined
}

/** Asks how to pay; a single method is no question, only a sentence about it. */
export function PaymentChoice({ offer, value, onChange, error }: PaymentChoiceProps) {
  const labels = methodLabels(offer)
  const [only, ...others] = offer.methods
  if (only && others.length === 0)
    return (
      <p className="flex max-w-prose items-start gap-2 text-sm text-muted">
        <span className="mt-0.5 shrink-0">{labels[only].icon}</span>
        <span>
          <strong className="font-semibold text-ink">{labels[only].label}.</strong>{' '}
          {labels[only].help}
        </span>
      </p>
    )
  return (
    <ChoiceField
      legend="How would you like to pay?"
      name="payment-method"
      value={value}
      onChange={onChange}
      error={error}
      choices={offer.methods.map((method) => ({ value: method, ...labels[method] }))}
    />
  )
}

type MethodLabel = { label: string; icon: ReactNode; help: ReactNode }

function methodLabels({
  isDemo,
  holdUntil,
  seller,
}: PaymentOffer): Record<PaymentMethod, MethodLabel> {
  return {
    online: {
      label: 'Pay online now',
      icon: <CreditCard aria-hidden="true" className="size-4" />,
      help: (
        <>
          <span>{isDemo && 'Uses a demo card: no real money is charged. '}</span>
          We hold your money until you have the phone. You have{' '}
          {formatQuantity(ONLINE_HOLD_MINUTES, 'minute')} to pay.{' '}
          {holdUntil && (
            <>
              If you leave without paying, the phone stays reserved for you until{' '}
              <Moment at={holdUntil} deadline />.
            </>
          )}
        </>
      ),
    },
    transfer: {
      label: 'Pay by transfer',
      icon: <Landmark aria-hidden="true" className="size-4" />,
      help: (
        <>
          You pay {seller} outside this shop, by bank transfer for example, and we don’t hold your
          money.{' '}
          {holdUntil && (
            <>
              Send it before <Moment at={holdUntil} deadline />.
            </>
          )}
        </>
      ),
    },
    meet_up: {
      label: 'Pay at the meet-up',
      icon: <HandCoins aria-hidden="true" className="size-4" />,
      help: 'Try the phone, pay the seller, then give them your code.',
    },
  }
}

/** Label of the button that goes on with a method. */
export function continueLabel(method: string): string {
  if (method === 'online') return 'Continue to payment'
  return method === 'transfer' ? 'Show payment details' : 'Pay at the meet-up'
}

export function choosePaymentMethod(api: Api, orderId: string, paymentMethod: PaymentMethod) {
  return api.post('/api/orders/{id}/checkout', {
    path: { id: orderId },
    body: { paymentMethod },
    once: true,
  })
}
