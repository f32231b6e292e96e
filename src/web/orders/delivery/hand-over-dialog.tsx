import { useEffect } from 'react'
import type { Api, Order } from '../../api/index.ts'
import { FormFooter } from '../../forms/submit-button.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { codeProblem, stripSeparators } from './hand-over-code.ts'

type HandOverDialogProps = {
  api: Api
  /** Undefined while the dialog is closed. */
  order: Order | undefined
  onClose: () => void
  onDone: (order: Order) => Promise<void>
}

export function HandOverDialog({ api, order, onClose, onDone }: HandOverDialogProps) {
  return (
    <Dialog open={order !== undefined} onClose={onClose} title="Hand over the phone">
      {order && (
        <div className="flex flex-col gap-5">
          <p className="text-muted">
            {order.state === 'paid'
              ? `${order.buyer} has paid online. Once they’ve tried the `
              : `Once ${order.buyer} has paid you for the `}
            <strong className="text-ink">{order.name}</strong>, ask for their six-digit code.
            They’ll find it in My Orders. The code completes the sale.
          </p>
          <CodeForm api={api} orderId={order._id} onDone={() => onDone(order)} />
        </div>
      )}
    </Dialog>
  )
}

type CodeFormProps = {
  api: Api
  orderId: string
  /** From the QR code on the buyer's phone. */
  scanned?: string | undefined
  onDone: () => Promise<void>
}

/** The seller enters the buyer's code, which completes the sale. */
export function CodeForm({ api, orderId, scanned, onDone }: CodeFormProps) {
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: codeProblem(code) }),
    async send({ code }) {
      await api.post('/api/orders/{id}/hand-over', {
        path: { id: orderId },
        body: { code: stripSeparators(code) },
        once: true,
      })
      await onDone()
    },
  })
  const { set } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: fill in each scanned code once
  useEffect(() => {
    if (scanned) set({ code: scanned })
  }, [scanned])
  return (
    <form {...form.form} className="flex flex-col gap-4" aria-label="Hand over">
      <TextField
        {...form.field('code')}
        label="Buyer’s code"
        help={
          scanned
            ? 'Filled in from the QR code you scanned.'
            : 'Six digits, shown on the buyer’s phone.'
        }
        inputMode="numeric"
        autoComplete="off"
        className="max-w-64 font-mono text-lg tracking-widest tabular-nums"
        data-initial-focus
        required
      />
      <FormFooter form={form} busyLabel="Handing over">
        Hand over
      </FormFooter>
    </form>
  )
}
