import { useId, useState } from 'react'
import type { Api } from '../../api/index.ts'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { FormFooter } from '../form-end.tsx'
import type { OrderDetail } from '../order-api.ts'
import { AddressLabel } from './delivery-section.tsx'

type ShipFormProps = { api: Api; order: OrderDetail; onDone: () => Promise<void> }

/** Carrier and tracking number: entered once, or corrected while the parcel is on its way. */
export function ShipForm({ api, order, onDone }: ShipFormProps) {
  const carriers = useId()
  const { shipment } = order
  const form = useDraftForm(`${shipment ? 'correct' : 'ship'}-${order._id}`, {
    initial: { carrier: shipment?.carrier ?? '', tracking: shipment?.tracking ?? '' },
    check: ({ carrier, tracking }) => ({
      carrier: carrier.trim() === '' ? 'Carrier is required' : undefined,
      tracking: tracking.trim() === '' ? 'Tracking number is required' : undefined,
    }),
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

type CorrectShipmentProps = {
  api: Api
  order: OrderDetail
  onDone: (message: string) => Promise<void>
}

export function CorrectShipment({ api, order, onDone }: CorrectShipmentProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="link" onClick={() => setOpen(true)}>
        Edit tracking
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Edit tracking" size="wide">
        <ShipForm
          api={api}
          order={order}
          onDone={async () => {
            setOpen(false)
            await onDone('Tracking updated. We’ve notified the buyer')
          }}
        />
      </Dialog>
    </>
  )
}
