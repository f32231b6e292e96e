import type { Api, Order } from '../api/index.ts'
import { useForm } from '../forms/use-form.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormError } from '../ui/form-error.tsx'
import { TextField } from '../ui/text-field.tsx'

type HandOverDialogProps = {
  api: Pick<Api, 'handOver'>
  /** The booking that is handed over; none while the dialog is closed. */
  order: Order | undefined
  onClose: () => void
  onDone: (order: Order) => Promise<void>
}

/** Asks the seller for the buyer's code, and so ends the sale. */
export function HandOverDialog({ order, onClose, ...rest }: HandOverDialogProps) {
  return (
    <Dialog open={order !== undefined} onClose={onClose} title="Hand over the phone">
      {order && <HandOverForm {...rest} order={order} onClose={onClose} />}
    </Dialog>
  )
}

type HandOverFormProps = Omit<HandOverDialogProps, 'order'> & { order: Order }

function HandOverForm({ api, order, onClose, onDone }: HandOverFormProps) {
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: whyNotCode(code) }),
    async send({ code }) {
      await onDone(await api.handOver(order._id, digitsOf(code)))
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label="Hand over">
      <p className="text-muted">
        When {order.buyer} has paid you for the <strong className="text-ink">{order.name}</strong>,
        ask for the six-digit code in their orders. With it the sale is done.
      </p>
      <TextField
        {...form.field('code')}
        label="Buyer’s code"
        inputMode="numeric"
        autoComplete="off"
        data-initial-focus
        required
      />
      <FormError title={form.message} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel="Handing over">
          Hand over
        </Button>
      </div>
    </form>
  )
}

/** People type a code in groups: spaces and dashes are no mistake. */
export function digitsOf(code: string) {
  return code.replace(/[\s-]/g, '')
}

export function whyNotCode(code: string) {
  const digits = digitsOf(code)
  if (digits === '') return 'Code is required'
  if (!/^\d{6}$/.test(digits)) return 'The code has six digits'
}
