import { useId } from 'react'
import { MAX_CARRIER_LENGTH } from '../../../shared/listings/delivery-terms.ts'
import { parcelProblems } from '../../../shared/orders/parcel.ts'
import type { Api } from '../../api/index.ts'
import { AddressLabel } from '../../delivery/address-label.tsx'
import { FormFooter } from '../../forms/submit-button.tsx'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import { TextField } from '../../ui/form/fields.tsx'
import type { OrderDetail } from '../order-api.ts'

type ShipFormProps = { api: Api; order: OrderDetail; onDone: () => Promise<void> }

/** Carrier and tracking number: entered once, or corrected while the parcel is on its way. */
export function ShipForm({ api, order, onDone }: ShipFormProps) {
  const carriers = useId()
  const { shipment } = order
  const form = useDraftForm(`${shipment ? 'correct' : 'ship'}-${order._id}`, {
    initial: { carrier: shipment?.carrier ?? '', tracking: shipment?.tracking ?? '' },
    check: parcelProblems,
    async send({ carrier, tracking }) {
      await api.post('/api/orders/{id}/ship', {
        path: { id: order._id },
        body: { carrier: carrier.trim(), tracking: tracking.trim() },
        once: true,
      })
      await onDone()
    },
  })
  return (
    <form
      {...form.form}
      className="flex flex-col gap-5"
      aria-label={shipment ? 'Edit tracking' : 'Ship the phone'}
    >
      {order.address && !shipment && <AddressLabel address={order.address} copy />}
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <TextField
          {...form.field('carrier')}
          label="Carrier"
          list={carriers}
          autoComplete="off"
          maxLength={MAX_CARRIER_LENGTH}
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
          help="You’ll find it on your shipping receipt."
          autoComplete="off"
          maxLength={60}
          required
        />
      </div>
      <FormFooter form={form} busyLabel="Saving">
        {shipment ? 'Save' : 'Mark as shipped'}
      </FormFooter>
    </form>
  )
}
