import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { OrderApi, OrderDetail } from './order-calls.ts'
import { ShipForm } from './ship-form.tsx'

type CorrectShipmentProps = {
  api: OrderApi
  order: OrderDetail
  onDone: (words: string) => Promise<void>
}

/** The seller mends a mistyped carrier or number while the phone is on its way. */
export function CorrectShipment({ api, order, onDone }: CorrectShipmentProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="link" onClick={() => setOpen(true)}>
        Correct the number
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Correct the number" size="wide">
        <ShipForm
          api={api}
          order={order}
          onDone={async () => {
            setOpen(false)
            await onDone('Saved. The buyer is told')
          }}
        />
      </Dialog>
    </>
  )
}
