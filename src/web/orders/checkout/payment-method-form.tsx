import { type Api, ApiError } from '../../api/index.ts'
import { useForm } from '../../forms/use-form.ts'
import { FormFooter } from '../form-end.tsx'
import type { Checkout, PaymentMethod } from '../order-api.ts'
import {
  choosePaymentMethod,
  continueLabel,
  PaymentChoice,
  type PaymentOffer,
} from './payment-choice.tsx'

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
    initial: { way: offer.methods[0] ?? '' },
    async send({ way }) {
      try {
        await onChosen(await choosePaymentMethod(api, orderId, way as PaymentMethod))
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
        value={form.values.way}
        onChange={(way) => form.set({ way })}
        error={form.problem('way')}
      />
      <FormFooter form={form} busyLabel="Continuing">
        {continueLabel(form.values.way)}
      </FormFooter>
    </form>
  )
}
