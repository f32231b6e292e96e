import { Landmark } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatMoney } from '../../shared/money.ts'
import type { Api } from '../api/index.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { Moment } from '../ui/reader.tsx'
import type { OrderDetail } from './order-api.ts'
import { TransitionButton } from './transition-button.tsx'

type TransferProps = {
  api: Api
  order: OrderDetail
  onDone: (message: string) => Promise<void>
}

/** How the buyer pays outside Redial, and the button that says it is done. */
export function SendTransfer({ api, order, onDone }: TransferProps) {
  const { transfer, seller } = order
  if (!transfer)
    return (
      <p className="text-muted">
        {seller} has removed their payment instructions. Choose another way to pay below.
      </p>
    )
  return (
    <>
      <TransferDetails order={order} transfer={transfer} />
      <div>
        <TransitionButton
          api={api}
          orderId={order._id}
          transition="payment-sent"
          variant="primary"
          what={`Have you sent ${total(order)} with the reference ${transfer.reference}? We’ll ask ${seller} to confirm that it has arrived. You can’t undo it.`}
          busyLabel="Saving"
          onDone={() => onDone(`We’ve asked ${seller} to confirm your payment`)}
        >
          I’ve sent the payment
        </TransitionButton>
      </div>
    </>
  )
}

/** The seller says that the money has arrived. */
export function ConfirmTransfer({ api, order, onDone }: TransferProps) {
  const { buyer, number } = order
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4">
        <Term name="Amount">{total(order)}</Term>
        <Term name="Reference" copy={number}>
          <code className="font-mono">{number}</code>
        </Term>
      </dl>
      <div>
        <TransitionButton
          api={api}
          orderId={order._id}
          transition="confirm-payment"
          variant="primary"
          what={`Only confirm it if ${total(order)} has arrived in your account. ${buyer} then waits for the phone. You can’t undo it.`}
          busyLabel="Confirming"
          onDone={() => onDone('Payment confirmed')}
        >
          The payment has arrived
        </TransitionButton>
      </div>
    </>
  )
}

/** What the buyer followed, for later: in a dispute, or when the money is late. */
export function TransferSection({ order }: { order: OrderDetail }) {
  const { transfer } = order
  if (!transfer?.sentAt) return null
  return (
    <section aria-labelledby="transfer" className="flex flex-col gap-4">
      <h2 id="transfer" className="flex items-center gap-2.5 text-lg">
        <Landmark aria-hidden="true" className="size-5 text-muted" />
        Payment by transfer
      </h2>
      <TransferDetails order={order} transfer={transfer} />
      <p className="text-sm text-muted">
        Marked as sent <Moment at={transfer.sentAt} exact />. No money passes through us: a refund
        is paid back by <span>{order.viewerRole === 'seller' ? 'you' : order.seller}</span>.
      </p>
    </section>
  )
}

type TransferDetailsProps = {
  order: OrderDetail
  transfer: NonNullable<OrderDetail['transfer']>
}

function TransferDetails({ order, transfer }: TransferDetailsProps) {
  const { name, text, reference, payee } = transfer
  return (
    <div className="flex flex-col gap-3 rounded-field border border-hairline bg-paper p-4">
      <p className="text-sm text-muted">
        {name}, <span>{payee === 'shop' ? 'to the shop' : `to ${order.seller}`}</span>
      </p>
      <div className="flex items-start justify-between gap-2">
        <p className="min-w-0 py-1 wrap-anywhere whitespace-pre-line select-all">{text}</p>
        <CopyButton text={text} what="payment details" />
      </div>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 border-t border-hairline pt-2">
        <Term name="Amount">{total(order)}</Term>
        <Term name="Reference" copy={reference}>
          <code className="font-mono">{reference}</code>
        </Term>
      </dl>
    </div>
  )
}

type TermProps = { name: string; copy?: string; children: ReactNode }

function Term({ name, copy, children }: TermProps) {
  return (
    <>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="flex min-h-11 items-center gap-2 font-semibold tabular-nums select-all">
        {children}
        {copy && <CopyButton text={copy} what={name.toLowerCase()} />}
      </dd>
    </>
  )
}

function total({ totalMinor, currency }: OrderDetail): string {
  return formatMoney(totalMinor, currency)
}

type RefundOwedProps = {
  api: Api
  order: OrderDetail
  onDone: (message: string) => Promise<void>
}

/** What the seller pays back outside Redial, until the buyer confirms that it arrived. */
export function RefundOwed({ api, order, onDone }: RefundOwedProps) {
  const { refund, seller, buyer, currency, viewerRole } = order
  if (!refund) return null
  const sum = formatMoney(refund.refundMinor, currency)
  if (refund.confirmedAt)
    return (
      <p className="text-muted">
        <span>{viewerRole === 'buyer' ? 'You' : buyer}</span> confirmed the refund of {sum}{' '}
        <Moment at={refund.confirmedAt} exact />.
      </p>
    )
  if (!order.actions.includes('confirm_refund')) return null
  return (
    <div>
      <TransitionButton
        api={api}
        orderId={order._id}
        transition="refund-received"
        variant="primary"
        what={`Only confirm it if ${sum} from ${seller} has arrived in your account.`}
        busyLabel="Confirming"
        onDone={() => onDone('Refund confirmed')}
      >
        I’ve received the refund
      </TransitionButton>
    </div>
  )
}
