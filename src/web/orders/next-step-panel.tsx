import { Link } from '@tanstack/react-router'
import { CreditCard, Landmark } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { pages } from '../../routes.ts'
import { buttonClass } from '../ui/button-class.ts'
import { classNames } from '../ui/class-names.ts'
import { linkClass } from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import { DeliveryForm } from './delivery-form.tsx'
import { CodeForm, HandOverCode } from './hand-over.tsx'
import { AcceptMeetUp, MeetUpCard, MeetUpForm } from './meet-ups.tsx'
import { agreedMeetUp, type NextAction } from './next-action.ts'
import type { OrderApi, OrderDetail } from './order-api.ts'
import { deadlineLabel, stepText } from './order-labels.ts'
import { ShipForm } from './ship-form.tsx'
import { TimeLeft } from './time-left.tsx'
import { TransitionButton } from './transition-button.tsx'

type NextStepPanelProps = {
  order: OrderDetail
  act: NextAction
  /** The one thing to do, if there is one. */
  children: ReactNode
  headingRef: Ref<HTMLHeadingElement>
}

/** What happens now and by when, with the one thing to do. */
export function NextStepPanel({ order, act, children, headingRef }: NextStepPanelProps) {
  const { title, text } = stepText(order, act)
  const yours = act !== 'wait' && act !== 'over'
  const by = act === 'over' ? null : (order.next?.by ?? null)
  return (
    <section
      aria-labelledby="now"
      className={classNames(
        'flex flex-col gap-5 rounded-box p-5 md:p-7',
        yours ? 'border border-hairline bg-raised shadow-raised' : 'bg-sand/50',
      )}
    >
      <div className="flex flex-col gap-2" aria-live="polite">
        {act !== 'over' && (
          <p
            className={classNames(
              'text-sm font-semibold',
              yours ? 'text-accent-ink' : 'text-muted',
            )}
          >
            {yours ? 'Your turn' : 'Nothing to do for you'}
          </p>
        )}
        <h2 id="now" ref={headingRef} tabIndex={-1} className="text-xl text-balance outline-none">
          {title}
        </h2>
        <p className="max-w-prose text-pretty text-muted">{text}</p>
      </div>
      {by && <TimeLeft at={by} label={deadlineLabel(order)} />}
      {children}
    </section>
  )
}

type NextActionFormProps = {
  api: OrderApi
  order: OrderDetail
  act: NextAction
  scanned: string | undefined
  /** Says it, brings everything up to date and puts the focus where it goes on. */
  onDone: (words: string) => Promise<void>
}

/** The one thing to do, ready to be done. */
export function NextActionForm({ api, order, act, scanned, onDone }: NextActionFormProps) {
  const done = (words: string) => () => onDone(words)
  const agreed = agreedMeetUp(order)
  switch (act) {
    case 'choose_delivery':
      return <DeliveryForm {...{ api, order }} onDone={done('Saved')} />
    case 'pay':
      return <CheckoutLink orderId={order._id} />
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
          <TransitionButton
            {...{ api }}
            orderId={order._id}
            move="deliver"
            look="primary"
            busyLabel="Saving"
            onDone={done('Good. Now try it')}
          >
            It has arrived
          </TransitionButton>
        </div>
      )
    case 'confirm':
      return (
        <div>
          <TransitionButton
            {...{ api }}
            orderId={order._id}
            move="confirm"
            look="primary"
            what={`${order.seller} gets the money, and the sale is done. It cannot be undone.`}
            busyLabel="Confirming"
            onDone={done('Done. The phone is yours')}
          >
            It is as described
          </TransitionButton>
        </div>
      )
    default:
      return null
  }
}

/** The whole document is loaded anew there: only that page lets a payment provider in. */
export function CheckoutLink({ orderId, calm = false }: { orderId: string; calm?: boolean }) {
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

/** Leads a seller whose money cannot be sent to where that is settled: calmly before the sale is done. */
export function PayoutHint({ order }: { order: OrderDetail }) {
  if (order.payout !== 'not_set_up') return null
  if (order.state === 'completed')
    return (
      <div>
        <Link to={pages.payouts()} className={buttonClass({ variant: 'primary', size: 'large' })}>
          <Landmark aria-hidden="true" className="size-4" />
          Set up payouts
        </Link>
      </div>
    )
  return (
    <Notice label="Payouts" icon={<Landmark aria-hidden="true" className="size-4" />}>
      It is not settled yet where your money goes when the sale is done.
      <Link to={pages.payouts()} className={linkClass}>
        Set up payouts
      </Link>
    </Notice>
  )
}
