import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { CancelSale } from './cancel-sale.tsx'
import { HandOverCode } from './hand-over-code.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { MoveButton } from './move-button.tsx'
import { PayLink } from './now-act.tsx'
import type { OrderApi, OrderDetail } from './order-calls.ts'
import type { Act } from './stage.ts'

type CalmActsProps = {
  api: OrderApi
  order: OrderDetail
  act: Act
  onDone: (words: string) => Promise<void>
}

/** What can also be done: never what the page asks for. */
export function CalmActs({ api, order, act, onDone }: CalmActsProps) {
  const [handing, setHanding] = useState(false)
  const { moves, actions, you, name } = order
  const done = (words: string) => () => onDone(words)
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 empty:hidden">
      {act !== 'show_code' && act !== 'choose_delivery' && order.handOverCode && (
        <HandOverCode order={order} code={order.handOverCode} qr={order.handOverQr} />
      )}
      {act !== 'pay' && act !== 'choose_delivery' && actions.includes('pay') && (
        <PayLink orderId={order._id} calm />
      )}
      {act !== 'enter_code' && moves.includes('hand_over') && (
        <>
          <Button onClick={() => setHanding(true)}>Enter the buyer’s code</Button>
          <HandOverDialog
            api={api}
            order={handing ? order : undefined}
            onClose={() => setHanding(false)}
            onDone={async () => {
              setHanding(false)
              await onDone(`${name} is handed over`)
            }}
          />
        </>
      )}
      {you === 'admin' && order.state === 'shipped' && (
        <MoveButton
          {...{ api }}
          orderId={order._id}
          move="deliver"
          what={`${order.buyer} then has 3 days to try the phone; without a word the money goes to ${order.seller}.`}
          busyLabel="Saving"
          onDone={done('Saved')}
        >
          Mark as arrived
        </MoveButton>
      )}
      {moves.includes('cancel') && (
        <MoveButton
          {...{ api }}
          orderId={order._id}
          move="cancel"
          look="link"
          danger
          what={`Your booking of the ${name} ends at once, and somebody else can book it.`}
          busyLabel="Cancelling"
          onDone={done('Booking cancelled')}
        >
          Cancel booking
        </MoveButton>
      )}
      {moves.includes('cancel_sale') && (
        <CancelSale {...{ api, order }} onDone={done('The sale is called off')} />
      )}
    </div>
  )
}
