import { KeyRound, Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Order } from '../api/index.ts'
import { useForm } from '../forms/use-form.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { QrPicture } from '../verification/proof/qr-picture.tsx'
import { FormFooter } from './form-end.tsx'
import { codeProblem, groupDigits, stripSeparators } from './hand-over-code.ts'
import { type OrderApi, orderCalls } from './order-api.ts'

type HandOverCodeProps = {
  order: Pick<Order, 'name' | 'seller' | 'payment' | 'state'>
  code: string
  qr?: string | null
  describedBy?: string
  /** The one thing to do on its page. */
  primary?: boolean
}

/** The buyer's code, shown only when asked for: whoever has it can end the sale. */
export function HandOverCode(props: HandOverCodeProps) {
  const { order, code, qr, describedBy, primary = false } = props
  const [open, setOpen] = useState(false)
  const paid = order.state === 'paid'
  return (
    <>
      <Button
        {...(primary
          ? { variant: 'primary' as const, size: 'large' as const }
          : { className: 'px-3' })}
        icon={<KeyRound className="size-4" />}
        aria-describedby={describedBy}
        onClick={() => setOpen(true)}
      >
        {primary ? 'Show hand-over code' : 'Show code'}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Your hand-over code">
        <div className="print-alone flex flex-col items-center gap-4">
          {qr && (
            <QrPicture
              svg={qr}
              alt="QR code that holds your hand-over code"
              className="w-full max-w-64 rounded-field"
            />
          )}
          <p className="w-full rounded-field bg-sand py-4 text-center font-mono text-xl font-bold tracking-widest tabular-nums">
            {qr ? groupDigits(code) : code}
          </p>
          <p className="text-center text-sm text-muted">
            {order.name}, from {order.seller}
          </p>
        </div>
        <ol className="mt-5 flex list-decimal flex-col gap-2 ps-5 text-muted">
          <li>
            Meet {order.seller} somewhere public and try the {order.name}.
          </li>
          <li>
            {paid ? 'Happy with it? Then' : 'Pay, then'}{' '}
            {qr
              ? 'let the seller scan this, or read the six digits out.'
              : 'read this code to the seller.'}{' '}
            With it the sale is done.
          </li>
          <li>Never send the code ahead: nobody needs it before you hold the phone.</li>
        </ol>
        {qr && (
          <Button
            className="mt-4"
            icon={<Printer className="size-4" />}
            onClick={() => window.print()}
          >
            Print
          </Button>
        )}
      </Dialog>
    </>
  )
}

type HandOverDialogProps = {
  api: OrderApi
  /** The booking that is handed over; none while the dialog is closed. */
  order: Order | undefined
  onClose: () => void
  onDone: (order: Order) => Promise<void>
}

/** Asks the seller for the buyer's code, and so ends the sale. */
export function HandOverDialog({ api, order, onClose, onDone }: HandOverDialogProps) {
  return (
    <Dialog open={order !== undefined} onClose={onClose} title="Hand over the phone">
      {order && (
        <div className="flex flex-col gap-5">
          <p className="text-muted">
            {order.state === 'paid'
              ? `${order.buyer} has paid online. When they have tried the `
              : `When ${order.buyer} has paid you for the `}
            <strong className="text-ink">{order.name}</strong>, ask for the six-digit code in their
            orders. With it the sale is done.
          </p>
          <CodeForm api={api} orderId={order._id} onDone={() => onDone(order)} />
        </div>
      )}
    </Dialog>
  )
}

type CodeFormProps = {
  api: OrderApi
  orderId: string
  /** What a scanned code held. */
  scanned?: string | undefined
  onDone: () => Promise<void>
}

/** The seller gives the buyer's code, and so ends the sale. */
export function CodeForm({ api, orderId, scanned, onDone }: CodeFormProps) {
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: codeProblem(code) }),
    async send({ code }) {
      await orderCalls(api).handOver(orderId, stripSeparators(code))
      await onDone()
    },
  })
  const { set } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken up once for each that is scanned
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
            ? 'Filled in from the code that you scanned.'
            : 'Six digits, on the buyer’s phone.'
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
