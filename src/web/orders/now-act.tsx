import { CreditCard } from 'lucide-react'
import { pages } from '../../routes.ts'
import { buttonClass } from '../ui/button-class.ts'
import { AcceptMeetUp } from './accept-meet-up.tsx'
import { CodeForm } from './code-form.tsx'
import { DeliveryForm } from './delivery-form.tsx'
import { HandOverCode } from './hand-over-code.tsx'
import { MeetUpForm } from './meet-up-form.tsx'
import { MeetUpCard } from './meet-ups.tsx'
import { MoveButton } from './move-button.tsx'
import type { OrderApi, OrderDetail } from './order-calls.ts'
import { ShipForm } from './ship-form.tsx'
import { type Act, agreedMeetUp } from './stage.ts'

type NowActProps = {
  api: OrderApi
  order: OrderDetail
  act: Act
  scanned: string | undefined
  /** Says it, brings everything up to date and puts the focus where it goes on. */
  onDone: (words: string) => Promise<void>
}

/** The one thing to do, ready to be done. */
export function NowAct({ api, order, act, scanned, onDone }: NowActProps) {
  const done = (words: string) => () => onDone(words)
  const agreed = agreedMeetUp(order)
  switch (act) {
    case 'choose_delivery':
      return <DeliveryForm {...{ api, order }} onDone={done('Saved')} />
    case 'pay':
      return <PayLink orderId={order._id} />
    case 'propose_meet_up':
      return <MeetUpForm {...{ api, order }} onDone={done('Proposed')} />
    case 'accept_meet_up':
      return <AcceptMeetUp {...{ api, order, onDone }} />
    case 'show_code':
      return (
        <>
          {agreed && <MeetUpCard meetUp={agreed} />}
          {order.handOverCode && (
            <div>
              <HandOverCode order={order} code={order.handOverCode} qr={order.handOverQr} primary />
            </div>
          )}
        </>
      )
    case 'enter_code':
      return (
        <>
          {agreed && <MeetUpCard meetUp={agreed} />}
          <CodeForm
            {...{ api, scanned }}
            orderId={order._id}
            onDone={done(`${order.name} is handed over`)}
          />
        </>
      )
    case 'ship':
      return <ShipForm {...{ api, order }} onDone={done('Saved. The buyer is told')} />
    case 'say_delivered':
      return (
        <div>
          <MoveButton
            {...{ api }}
            orderId={order._id}
            move="deliver"
            look="primary"
            busyLabel="Saving"
            onDone={done('Good. Now try it')}
          >
            It has arrived
          </MoveButton>
        </div>
      )
    case 'confirm':
      return (
        <div>
          <MoveButton
            {...{ api }}
            orderId={order._id}
            move="confirm"
            look="primary"
            what={`${order.seller} gets the money, and the sale is done. It cannot be undone.`}
            busyLabel="Confirming"
            onDone={done('Done. The phone is yours')}
          >
            It is as described
          </MoveButton>
        </div>
      )
    default:
      return null
  }
}

/** The whole document is loaded anew there: only that page lets a payment provider in. */
export function PayLink({ orderId, calm = false }: { orderId: string; calm?: boolean }) {
  return (
    <div>
      <a
        href={pages.checkout(orderId)}
        className={buttonClass(calm ? {} : { variant: 'primary', size: 'large' })}
      >
        <CreditCard aria-hidden="true" className="size-4" />
        {calm ? 'Pay online instead' : 'Go to checkout'}
      </a>
    </div>
  )
}
