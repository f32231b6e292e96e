import { CreditCard, HandCoins, Landmark } from 'lucide-react'
import type { ReactNode } from 'react'
import { ONLINE_HOLD_MINUTES } from '../../../shared/orders/order-limits.ts'
import { methodsForDelivery } from '../../../shared/orders/payment-methods.ts'
import { type Api, ApiError } from '../../api/index.ts'
import { FormFooter } from '../../forms/submit-button.tsx'
import { useForm } from '../../forms/use-form.ts'
import { ChoiceField } from '../../ui/form/choice-fields.tsx'
import { Moment } from '../../ui/reader.tsx'
import { useTranslations } from '../../ui/text.ts'
import type { Checkout, OrderDetail, PaymentMethod } from '../order-api.ts'
import { useOrderTexts } from '../order-texts.ts'

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
  const t = useTranslations('booking.payment')
  const continueLabel = useContinueLabel()
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
    <form {...form.form} className="flex flex-col gap-5" aria-label={t('form')}>
      <PaymentChoice
        offer={offer}
        value={form.values.method}
        onChange={(method) => form.set({ method })}
        error={form.problem('method')}
      />
      <FormFooter form={form} busyLabel={t('busy')}>
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
  const t = useTranslations('booking.payment')
  const labels = useMethodLabels(offer)
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
      legend={t('question')}
      name="payment-method"
      value={value}
      onChange={onChange}
      error={error}
      choices={offer.methods.map((method) => ({ value: method, ...labels[method] }))}
    />
  )
}

type MethodLabel = { label: string; icon: ReactNode; help: ReactNode }

function useMethodLabels({
  isDemo,
  holdUntil,
  seller,
}: PaymentOffer): Record<PaymentMethod, MethodLabel> {
  const t = useTranslations('booking.payment')
  const { count } = useOrderTexts()
  const until = holdUntil && { time: () => <Moment at={holdUntil} deadline /> }
  return {
    online: {
      label: t('online.label'),
      icon: <CreditCard aria-hidden="true" className="size-4" />,
      help: (
        <>
          <span>{isDemo && `${t('online.demo')} `}</span>
          <span>{t('online.help', count(ONLINE_HOLD_MINUTES))}</span>{' '}
          {until && t.rich('online.hold', until)}
        </>
      ),
    },
    transfer: {
      label: t('transfer.label'),
      icon: <Landmark aria-hidden="true" className="size-4" />,
      help: (
        <>
          {t.rich('transfer.help', { name: () => <bdi>{seller}</bdi> })}{' '}
          {until && t.rich('transfer.before', until)}
        </>
      ),
    },
    meet_up: {
      label: t('meet_up.label'),
      icon: <HandCoins aria-hidden="true" className="size-4" />,
      help: t('meet_up.help'),
    },
  }
}

/** Label of the button that goes on with a method. */
export function useContinueLabel(): (method: string) => string {
  const t = useTranslations('booking.payment')
  return (method) => t(method === 'online' || method === 'transfer' ? `${method}.go` : 'meet_up.go')
}

export function choosePaymentMethod(api: Api, orderId: string, paymentMethod: PaymentMethod) {
  return api.post('/api/orders/{id}/checkout', {
    path: { id: orderId },
    body: { paymentMethod },
    once: true,
  })
}
