import KeyRound from 'virtual:icons/key-round'
import Printer from 'virtual:icons/printer'
import { useState } from 'react'
import type { Order } from '../../api/index.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { QrPicture } from '../../ui/pictures/qr-picture.tsx'
import { groupDigits } from './hand-over-code.ts'

type HandOverCodeProps = {
  order: Pick<Order, 'name' | 'seller' | 'payment' | 'state'>
  code: string
  qr?: string | null
  describedBy?: string
  /** The main action of the page. */
  primary?: boolean
}

/** Hidden behind a button: whoever has the code can complete the sale. */
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
              alt="QR code with your hand-over code"
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
            {paid ? 'If you’re happy with it,' : 'Pay, then'}{' '}
            {qr
              ? 'let the seller scan this code or read them the six digits.'
              : 'read this code to the seller.'}{' '}
            Your code completes the sale.
          </li>
          <li>Never send the code in advance. Nobody needs it until you have the phone.</li>
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
