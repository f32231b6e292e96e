import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { Order } from '../api/index.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

type HandOverCodeProps = {
  order: Pick<Order, 'name' | 'seller'>
  code: string
  describedBy: string
}

/** The buyer's code, shown only when asked for: whoever has it can end the sale. */
export function HandOverCode({ order, code, describedBy }: HandOverCodeProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        className="px-3"
        icon={<KeyRound className="size-4" />}
        aria-describedby={describedBy}
        onClick={() => setOpen(true)}
      >
        Show code
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Your hand-over code">
        <p className="rounded-field bg-sand py-5 text-center font-mono text-xl font-bold tracking-widest tabular-nums">
          {code}
        </p>
        <ol className="mt-5 flex list-decimal flex-col gap-2 ps-5 text-muted">
          <li>
            Meet {order.seller} somewhere public and try the {order.name}.
          </li>
          <li>Pay, then read this code to the seller. With it the sale is done.</li>
          <li>Never send the code ahead: nobody needs it before you hold the phone.</li>
        </ol>
      </Dialog>
    </>
  )
}
