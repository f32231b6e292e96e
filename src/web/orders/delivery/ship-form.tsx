import { parcelProblems } from '../../../shared/orders/parcel.ts'
import type { Api } from '../../api/index.ts'
import { AddressLabel, ParcelFields } from '../../delivery/parcel.tsx'
import { FormFooter } from '../../forms/submit-button.tsx'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import type { OrderDetail } from '../order-api.ts'

type ShipFormProps = { api: Api; order: OrderDetail; onDone: () => Promise<void> }

/** Carrier and tracking number: entered once, or corrected while the parcel is on its way. */
export function ShipForm({ api, order, onDone }: ShipFormProps) {
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
      <ParcelFields form={form} carriers={order.carriers} />
      <FormFooter form={form} busyLabel="Saving">
        {shipment ? 'Save' : 'Mark as shipped'}
      </FormFooter>
    </form>
  )
}
