import { KeyRound, Printer } from 'lucide-react'
import { useState } from 'react'
import type { Order } from '../api/index.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { QrPicture } from '../verification/proof/qr-picture.tsx'
import { grouped } from './code.ts'

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
            {qr ? grouped(code) : code}
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
