import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { CONFIRM_TITLE } from '../ui/confirm.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormError } from '../ui/form-error.tsx'
import { TextareaField } from '../ui/textarea-field.tsx'
import { type OrderApi, type OrderDetail, orderCalls } from './order-calls.ts'
import { useKeptForm } from './use-kept-form.ts'

type CancelSaleProps = { api: OrderApi; order: OrderDetail; onDone: () => Promise<void> }

/** The seller gives up a sale that is paid, and says why. */
export function CancelSale({ api, order, onDone }: CancelSaleProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="link" className="text-sm" onClick={() => setOpen(true)}>
        Cancel the sale
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={CONFIRM_TITLE}>
        <CancelSaleForm
          {...{ api, order }}
          onClose={() => setOpen(false)}
          onDone={async () => {
            setOpen(false)
            await onDone()
          }}
        />
      </Dialog>
    </>
  )
}

function CancelSaleForm({
  api,
  order,
  onClose,
  onDone,
}: CancelSaleProps & { onClose: () => void }) {
  const form = useKeptForm(`cancel-sale-${order._id}`, {
    initial: { reason: '' },
    check: ({ reason }) => ({
      reason: reason.trim().length < 3 ? 'Say why in a few words' : undefined,
    }),
    async send({ reason }) {
      await orderCalls(api).cancelSale(order._id, reason.trim())
      await onDone()
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label="Cancel the sale">
      <p className="text-muted">
        {order.buyer} gets everything back at once and is told why. The {order.name} is on sale
        again.
      </p>
      <TextareaField
        {...form.field('reason')}
        label="Why"
        help="The buyer reads this."
        maxLength={500}
        data-initial-focus
        required
      />
      <FormError title={form.message} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Keep the sale</Button>
        <Button type="submit" variant="danger" busy={form.busy} busyLabel="Cancelling">
          Cancel the sale
        </Button>
      </div>
    </form>
  )
}
