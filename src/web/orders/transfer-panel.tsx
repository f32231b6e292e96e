import { Landmark } from 'lucide-react'
import type { ReactNode } from 'react'
import { isolate } from '../../shared/isolate.ts'
import type { Api } from '../api/index.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { Moment } from '../ui/reader.tsx'
import { useTranslations } from '../ui/text.ts'
import type { OrderDetail } from './order-api.ts'
import { useOrderTexts } from './order-texts.ts'
import { TransitionButton } from './transition-button.tsx'

type TransferProps = {
  api: Api
  order: OrderDetail
  onDone: (message: string) => Promise<void>
}

/** How the buyer pays outside Redial, and the button that says it is done. */
export function SendTransfer({ api, order, onDone }: TransferProps) {
  const t = useTranslations('orderPage.transfer')
  const page = useTranslations('orderPage')
  const { money } = useOrderTexts()
  const { transfer } = order
  const seller = isolate(order.seller)
  const amount = money(order.totalMinor, order.currency)
  if (!transfer) return <p className="text-muted">{t('removed', { seller })}</p>
  return (
    <>
      <TransferDetails order={order} transfer={transfer} />
      <div>
        <TransitionButton
          api={api}
          orderId={order._id}
          transition="payment-sent"
          variant="primary"
          what={t('sendWhat', { amount, reference: transfer.reference, seller })}
          busyLabel={page('saving')}
          onDone={() => onDone(t('sent', { seller }))}
        >
          {t('send')}
        </TransitionButton>
      </div>
    </>
  )
}

/** The seller says that the money has arrived. */
export function ConfirmTransfer({ api, order, onDone }: TransferProps) {
  const t = useTranslations('orderPage.transfer')
  const page = useTranslations('orderPage')
  const { money } = useOrderTexts()
  const { number } = order
  const amount = money(order.totalMinor, order.currency)
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4">
        <Term name={t('amount')}>{amount}</Term>
        <Term name={t('reference')} copy={number} what={t('copyReference')}>
          <code className="font-mono">{number}</code>
        </Term>
      </dl>
      <div>
        <TransitionButton
          api={api}
          orderId={order._id}
          transition="confirm-payment"
          variant="primary"
          what={t('arrivedWhat', { amount, buyer: isolate(order.buyer) })}
          busyLabel={page('confirming')}
          onDone={() => onDone(t('confirmed'))}
        >
          {t('arrived')}
        </TransitionButton>
      </div>
    </>
  )
}

/** What the buyer followed, for later: in a dispute, or when the money is late. */
export function TransferSection({ order }: { order: OrderDetail }) {
  const t = useTranslations('orderPage.transfer')
  const { transfer } = order
  const sentAt = transfer?.sentAt
  if (!sentAt) return null
  return (
    <section aria-labelledby="transfer" className="flex flex-col gap-4">
      <h2 id="transfer" className="flex items-center gap-2.5 text-lg">
        <Landmark aria-hidden="true" className="size-5 text-muted" />
        {t('title')}
      </h2>
      <TransferDetails order={order} transfer={transfer} />
      <p className="text-sm text-muted">
        {t.rich(order.viewerRole === 'seller' ? 'markedByYou' : 'marked', {
          time: () => <Moment at={sentAt} exact />,
          name: () => <bdi>{order.seller}</bdi>,
        })}
      </p>
    </section>
  )
}

type TransferDetailsProps = {
  order: OrderDetail
  transfer: NonNullable<OrderDetail['transfer']>
}

function TransferDetails({ order, transfer }: TransferDetailsProps) {
  const t = useTranslations('orderPage.transfer')
  const { money } = useOrderTexts()
  const { name, text, reference, payee } = transfer
  return (
    <div className="flex flex-col gap-3 rounded-field border border-hairline bg-paper p-4">
      <p className="text-sm text-muted">
        {t.rich(payee === 'shop' ? 'toShop' : 'toSeller', {
          method: () => <bdi>{name}</bdi>,
          name: () => <bdi>{order.seller}</bdi>,
        })}
      </p>
      <div className="flex items-start justify-between gap-2">
        <p dir="auto" className="min-w-0 py-1 wrap-anywhere whitespace-pre-line select-all">
          {text}
        </p>
        <CopyButton text={text} what={t('copyDetails')} />
      </div>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 border-t border-hairline pt-2">
        <Term name={t('amount')}>{money(order.totalMinor, order.currency)}</Term>
        <Term name={t('reference')} copy={reference} what={t('copyReference')}>
          <code className="font-mono">{reference}</code>
        </Term>
      </dl>
    </div>
  )
}

type TermProps = { name: string; copy?: string; what?: string; children: ReactNode }

function Term({ name, copy, what = name, children }: TermProps) {
  return (
    <>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="flex min-h-11 items-center gap-2 font-semibold tabular-nums select-all">
        {children}
        {copy && <CopyButton text={copy} what={what} />}
      </dd>
    </>
  )
}

type RefundOwedProps = {
  api: Api
  order: OrderDetail
  onDone: (message: string) => Promise<void>
}

/** What the seller pays back outside Redial, until the buyer confirms that it arrived. */
export function RefundOwed({ api, order, onDone }: RefundOwedProps) {
  const t = useTranslations('orderPage.transfer')
  const page = useTranslations('orderPage')
  const { money } = useOrderTexts()
  const { refund, seller, buyer, currency, viewerRole } = order
  if (!refund) return null
  const amount = money(refund.refundMinor, currency)
  const { confirmedAt } = refund
  if (confirmedAt)
    return (
      <p className="text-muted">
        {t.rich(viewerRole === 'buyer' ? 'youConfirmed' : 'buyerConfirmed', {
          amount,
          name: () => <bdi>{buyer}</bdi>,
          time: () => <Moment at={confirmedAt} exact />,
        })}
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
        what={t('refundWhat', { amount, seller: isolate(seller) })}
        busyLabel={page('confirming')}
        onDone={() => onDone(t('refundConfirmed'))}
      >
        {t('refundReceived')}
      </TransitionButton>
    </div>
  )
}
