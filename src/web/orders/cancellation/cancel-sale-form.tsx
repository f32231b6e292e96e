import { MAX_CANCELLATION_REASON_LENGTH } from '../../../shared/orders/order-limits.ts'
import type { Api } from '../../api/index.ts'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form/field.tsx'
import { TextareaField } from '../../ui/form/fields.tsx'
import type { OrderDetail } from '../order-api.ts'

type CancelSaleFormProps = {
  api: Api
  order: OrderDetail
  onClose: () => void
  onDone: () => Promise<void>
}

/** The seller's reason for canceling a paid sale, which the buyer reads. */
export function CancelSaleForm({ api, order, onClose, onDone }: CancelSaleFormProps) {
  const form = useDraftForm(`cancel-sale-${order._id}`, {
    initial: { reason: '' },
    check: ({ reason }) => ({
      reason: reason.trim().length < 3 ? 'Enter a short reason' : undefined,
    }),
    async send({ reason }) {
      await api.post('/api/orders/{id}/cancel-sale', {
        path: { id: order._id },
        body: { reason: reason.trim() },
        once: true,
      })
      await onDone()
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label="Cancel the sale">
      <p className="text-muted">
        {order.buyer} gets a full refund and sees your reason. The {order.name} goes back on sale.
      </p>
      <TextareaField
        {...form.field('reason')}
        label="Reason"
        help="The buyer will see this."
        maxLength={MAX_CANCELLATION_REASON_LENGTH}
        data-initial-focus
        required
      />
      <FormError title={form.message} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Keep the sale</Button>
        <Button type="submit" variant="danger" busy={form.busy} busyLabel="Canceling">
          Cancel the sale
        </Button>
      </div>
    </form>
  )
}
