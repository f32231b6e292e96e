import { Handshake, Package } from 'lucide-react'
import { ChoiceField } from '../ui/choice-field.tsx'
import { addressOf, addressProblems, emptyAddress, filledAddress } from './address.ts'
import { AddressFields } from './address-fields.tsx'
import { FormEnd } from './form-end.tsx'
import { type OrderApi, type OrderDetail, orderCalls } from './order-calls.ts'
import { useKeptForm } from './use-kept-form.ts'

type DeliveryFormProps = { api: OrderApi; order: OrderDetail; onDone: () => Promise<void> }

/** The buyer says how the phone gets to them, and where to when it is sent. */
export function DeliveryForm({ api, order, onDone }: DeliveryFormProps) {
  const form = useKeptForm(`delivery-${order._id}`, {
    initial: {
      method: order.delivery ?? '',
      ...(order.address ? filledAddress(order.address) : emptyAddress),
    },
    check: ({ method, ...address }) => ({
      ...(method === '' && { method: 'Choose one of the two' }),
      ...(method === 'shipping' && addressProblems(address)),
    }),
    async send({ method, ...address }) {
      const calls = orderCalls(api)
      if (method === 'shipping')
        await calls.chooseDelivery(order._id, 'shipping', addressOf(address))
      else await calls.chooseDelivery(order._id, 'pick_up')
      await onDone()
    },
  })
  const paid = order.state === 'paid'
  return (
    <form {...form.form} className="flex flex-col gap-6" aria-label="Delivery">
      <ChoiceField
        legend="How do you want to get it?"
        name="method"
        value={form.values.method}
        onChange={(method) => form.set({ method })}
        error={form.problem('method')}
        choices={[
          {
            value: 'pick_up',
            label: 'Pick it up',
            icon: <Handshake aria-hidden="true" className="size-4" />,
            help: paid
              ? `Meet ${order.seller} and try it before your money is handed over.`
              : `Meet ${order.seller}, try it, and pay there or online.`,
          },
          {
            value: 'shipping',
            label: 'Have it sent',
            icon: <Package aria-hidden="true" className="size-4" />,
            help: 'Paid online. The money is held until you have tried it.',
          },
        ]}
      />
      {form.values.method === 'shipping' && <AddressFields form={form} seller={order.seller} />}
      <FormEnd form={form} busyLabel="Saving">
        {form.values.method === 'shipping' ? 'Have it sent here' : 'Continue'}
      </FormEnd>
    </form>
  )
}
