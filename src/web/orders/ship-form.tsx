import { useId } from 'react'
import { TextField } from '../ui/text-field.tsx'
import { AddressLabel } from './address-label.tsx'
import { FormEnd } from './form-end.tsx'
import { type OrderApi, type OrderDetail, orderCalls } from './order-calls.ts'
import { useKeptForm } from './use-kept-form.ts'

type ShipFormProps = { api: OrderApi; order: OrderDetail; onDone: () => Promise<void> }

/** The seller says by whom and under which number the phone was sent, or corrects what was said. */
export function ShipForm({ api, order, onDone }: ShipFormProps) {
  const carriers = useId()
  const { shipment } = order
  const form = useKeptForm(`${shipment ? 'correct' : 'ship'}-${order._id}`, {
    initial: { carrier: shipment?.carrier ?? '', tracking: shipment?.tracking ?? '' },
    check: ({ carrier, tracking }) => ({
      carrier: carrier.trim() === '' ? 'Carrier is required' : undefined,
      tracking: tracking.trim() === '' ? 'Tracking number is required' : undefined,
    }),
    async send({ carrier, tracking }) {
      await orderCalls(api).ship(order._id, carrier.trim(), tracking.trim())
      await onDone()
    },
  })
  return (
    <form
      {...form.form}
      className="flex flex-col gap-5"
      aria-label={shipment ? 'Correct the number' : 'Send the phone'}
    >
      {order.address && !shipment && <AddressLabel address={order.address} copy />}
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <TextField
          {...form.field('carrier')}
          label="Carrier"
          list={carriers}
          autoComplete="off"
          maxLength={60}
          required
        />
        <datalist id={carriers}>
          {order.carriers.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextField
          {...form.field('tracking')}
          label="Tracking number"
          help="It stands on the receipt of the parcel."
          autoComplete="off"
          maxLength={60}
          required
        />
      </div>
      <FormEnd form={form} busyLabel="Saving">
        {shipment ? 'Save' : 'It is sent'}
      </FormEnd>
    </form>
  )
}
