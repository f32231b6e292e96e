import { useNavigate } from '@tanstack/react-router'
import { CreditCard, HandCoins, Landmark } from 'lucide-react'
import { pages } from '../../../routes.ts'
import { type Api, ApiError } from '../../api/index.ts'
import { useForm } from '../../forms/use-form.ts'
import { ChoiceField } from '../../ui/form/choice-fields.tsx'
import { toast } from '../../ui/toaster.tsx'
import { FormFooter } from '../form-end.tsx'
import type { Checkout, PaymentMethod } from '../order-api.ts'

type PaymentMethodFormProps = {
  api: Api
  checkout: Checkout
  onChosen: (checkout: Checkout) => void
  /** Reloads the checkout. */
  onChanged: () => Promise<void>
}

export function PaymentMethodForm({ api, checkout, onChosen, onChanged }: PaymentMethodFormProps) {
  const navigate = useNavigate()
  const open = checkout.ways.filter(({ available }) => available)
  const closed = checkout.ways.filter(({ available, why }) => !available && why)
  const form = useForm({
    initial: { way: open[0]?.way ?? '' },
    async send({ way }) {
      const chosen = await choose(way as PaymentMethod)
      onChosen(chosen)
      if (way === 'online') return
      toast.success('You’ll pay at the meet-up')
      await navigate({ to: pages.order(checkout.orderId) })
    },
  })

  /** A booking that ended in another tab or by deadline is shown as it is now. */
  async function choose(way: PaymentMethod) {
    try {
      return await api.post('/api/orders/{id}/checkout', {
        path: { id: checkout.orderId },
        body: { way },
        once: true,
      })
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await onChanged()
      throw error
    }
  }

  const demo = checkout.ways.some(({ provider }) => provider === 'demo')
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label="Payment method">
      <ChoiceField
        legend="How would you like to pay?"
        name="way"
        value={form.values.way}
        onChange={(way) => form.set({ way })}
        error={form.problem('way')}
        choices={open.map(({ way }) => ({ value: way, ...methodLabels(demo)[way] }))}
      />
      {closed.map(({ way, why }) => (
        <p key={way} className="text-sm text-muted">
          {methodLabels(demo)[way].label}: {why}
        </p>
      ))}
      {open.length > 0 && (
        <FormFooter form={form} busyLabel="Continuing">
          {form.values.way === 'online' ? 'Continue to payment' : 'Pay at the meet-up'}
        </FormFooter>
      )}
    </form>
  )
}

function methodLabels(demo: boolean) {
  return {
    online: {
      label: 'Pay online now',
      icon: <CreditCard aria-hidden="true" className="size-4" />,
      help: `${demo ? 'Uses a demo card: no real money is charged. ' : ''}We hold your money until you have the phone.`,
    },
    transfer: {
      label: 'Pay by transfer',
      icon: <Landmark aria-hidden="true" className="size-4" />,
      help: 'You pay the seller directly. No money passes through Redial.',
    },
    meet_up: {
      label: 'Pay at the meet-up',
      icon: <HandCoins aria-hidden="true" className="size-4" />,
      help: 'Try the phone, pay the seller, then give them your code.',
    },
  }
}
