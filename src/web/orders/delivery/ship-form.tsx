import type { Api } from '../../api/index.ts'
import { AddressLabel } from '../../delivery/address-label.tsx'
import { ParcelFields, useParcelCheck } from '../../delivery/parcel.tsx'
import { FormFooter } from '../../forms/submit-button.tsx'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import { useTranslations } from '../../ui/text.ts'
import type { OrderDetail } from '../order-api.ts'

type ShipFormProps = { api: Api; order: OrderDetail; onDone: () => Promise<void> }

/** Carrier and tracking number: entered once, or corrected while the parcel is on its way. */
export function ShipForm({ api, order, onDone }: ShipFormProps) {
  const t = useTranslations('orderPage.delivery')
  const parcel = useTranslations('order.parcel')
  const page = useTranslations('orderPage')
  const { shipment } = order
  const form = useDraftForm(`${shipment ? 'correct' : 'ship'}-${order._id}`, {
    initial: { carrier: shipment?.carrier ?? '', tracking: shipment?.tracking ?? '' },
    check: useParcelCheck(),
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
    <form {...form.form} className="flex flex-col gap-5" aria-label={t(shipment ? 'edit' : 'ship')}>
      {order.address && !shipment && (
        <AddressLabel address={order.address} copy={parcel('copyAddress')} />
      )}
      <ParcelFields form={form} carriers={order.carriers} />
      <FormFooter form={form} busyLabel={page('saving')}>
        {t(shipment ? 'save' : 'markShipped')}
      </FormFooter>
    </form>
  )
}
