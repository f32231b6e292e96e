import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import {
  BadgeCheck,
  CircleCheck,
  Handshake,
  Info,
  Landmark,
  ShieldCheck,
  Undo2,
} from 'lucide-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { pages } from '../../../contract/urls.ts'
import { INSPECTION_HOURS } from '../../../shared/orders/order-limits.ts'
import { HOURS_A_DAY } from '../../../shared/time.ts'
import type { Api } from '../../api/index.ts'
import { useAction } from '../../forms/use-action.ts'
import { BackLink } from '../../shell/back-link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/layout/page-layout.tsx'
import { Thumbnail } from '../../ui/pictures/thumbnail.tsx'
import { useTranslations } from '../../ui/text.ts'
import type { Checkout, orderQueries, PaymentMethod } from '../order-api.ts'
import { useOrderTexts } from '../order-texts.ts'
import { TimeLeft } from '../time-left.tsx'
import { DemoCard } from './demo-card.tsx'
import { PaymentMethodForm } from './payment-method-form.tsx'
import { StripeCard } from './stripe-card.tsx'

type CheckoutPageProps = {
  api: Api
  query: ReturnType<typeof orderQueries.checkout>
  refresh: () => Promise<void>
}

/** Choosing a payment method and paying online. */
export function CheckoutPage({ api, query, refresh }: CheckoutPageProps) {
  const queryClient = useQueryClient()
  const { data: checkout } = useQuery(query)
  const t = useTranslations('booking.checkout')
  const { money } = useOrderTexts()
  if (!checkout) return null

  function show(newer: Checkout) {
    queryClient.setQueryData(query.queryKey, newer)
    // Other pages show the order too, and its deadline has changed.
    void refresh()
  }

  return (
    <>
      <PageHeader
        above={<BackToOrder {...{ api, checkout, refresh }} />}
        title={
          isPayable(checkout)
            ? t('pay', { amount: money(checkout.totalMinor, checkout.currency) })
            : t('title')
        }
      />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_18rem] xl:grid-rows-[auto_1fr] xl:gap-x-10 xl:gap-y-6">
        <div className="xl:col-start-2">
          <CheckoutSummary checkout={checkout} />
        </div>
        <div className="min-w-0 xl:col-start-1 xl:row-span-2 xl:row-start-1">
          <Step {...{ api, checkout, show }} onChanged={refresh} />
        </div>
        <div className="flex flex-col gap-6 xl:col-start-2">
          <PurchaseTerms afterSale={checkout.afterSale} />
          <BuyerProtection seller={checkout.seller} methods={checkout.paymentMethods} />
        </div>
      </div>
    </>
  )
}

type StepProps = {
  api: Api
  checkout: Checkout
  show: (newer: Checkout) => void
  onChanged: () => Promise<void>
}

/** A buyer who goes back without paying has the phone reserved for as long as before. */
function BackToOrder({
  api,
  checkout,
  refresh,
}: Omit<CheckoutPageProps, 'query'> & { checkout: Checkout }) {
  const t = useTranslations('booking.checkout')
  const navigate = useNavigate()
  const { orderId, payment, paymentMethod, state } = checkout
  const isUnpaid =
    state === 'awaiting_payment' && paymentMethod === 'online' && !payment?.confirming
  async function leave(event: MouseEvent) {
    if (!isUnpaid) return
    event.preventDefault()
    // If it fails, the time for the payment runs out and does the same.
    await leaveCheckout(api, orderId).catch(() => undefined)
    await refresh()
    await navigate({ to: pages.order(orderId) })
  }
  return (
    <BackLink to={pages.order(orderId)} onClick={leave}>
      {t('back')}
    </BackLink>
  )
}

function leaveCheckout(api: Api, id: string): Promise<Checkout> {
  return api.delete('/api/orders/{id}/checkout', { path: { id } })
}

function Step({ api, checkout, show, onChanged }: StepProps) {
  const navigate = useNavigate()
  if (checkout.state !== 'awaiting_payment' || checkout.payment?.state === 'returned')
    return <PaymentResult checkout={checkout} />
  const { payment, paymentMethod } = checkout
  if (payment?.confirming) return <PendingConfirmation {...{ onChanged }} />
  if (paymentMethod !== 'online' || payment?.state !== 'open')
    return (
      <PaymentMethodForm
        api={api}
        orderId={checkout.orderId}
        offer={{
          seller: checkout.seller,
          methods: checkout.paymentMethods.map(({ method }) => method),
          isDemo: checkout.paymentMethods.some(({ provider }) => provider === 'demo'),
          holdUntil: checkout.holdUntil,
        }}
        onChosen={async (chosen) => {
          show(chosen)
          if (chosen.paymentMethod !== 'online')
            await navigate({ to: pages.order(checkout.orderId) })
        }}
        onChanged={onChanged}
      />
    )
  return (
    <PaymentForm
      key={payment._id}
      {...{ api, checkout, payment, onChanged }}
      onOtherWay={async () => show(await leaveCheckout(api, checkout.orderId))}
    />
  )
}

function isPayable({ state, payment }: Checkout): boolean {
  return state === 'awaiting_payment' && !payment?.confirming
}

export function CheckoutSummary({ checkout }: { checkout: Checkout }) {
  const { name, img, seller, priceMinor, postageMinor, totalMinor, currency, dueAt, state } =
    checkout
  const isDue = state === 'awaiting_payment'
  const t = useTranslations('booking.checkout.summary')
  const texts = useOrderTexts()
  return (
    <aside
      aria-label={t('label')}
      className="flex flex-col gap-3 rounded-box bg-sand/50 p-4 xl:gap-4 xl:p-5"
    >
      <div className="flex items-center gap-4">
        <Thumbnail src={img} />
        <p className="min-w-0">
          <span dir="auto" className="block font-semibold wrap-anywhere">
            {name}
          </span>
          <span className="block text-sm text-muted">
            {t.rich('from', { name: () => <bdi>{seller}</bdi> })}
          </span>
        </p>
      </div>
      <div className="flex flex-col gap-2 border-t border-hairline pt-3 xl:pt-4">
        {postageMinor > 0 && (
          <>
            <SumLine label={t('price')} minor={priceMinor} currency={currency} />
            <SumLine label={t('shipping')} minor={postageMinor} currency={currency} />
          </>
        )}
        <p className="flex items-baseline justify-between gap-4">
          <span className="text-muted">
            {t(isDue ? 'youPay' : postageMinor > 0 ? 'total' : 'price')}
          </span>
          <span className="text-lg font-bold tabular-nums">
            {texts.money(totalMinor, currency)}
          </span>
        </p>
      </div>
      {state === 'awaiting_payment' && dueAt && <TimeLeft at={dueAt} label={t('reserved')} />}
    </aside>
  )
}

/** Returns and warranty: below the form on small screens, where the button is to be in sight. */
function PurchaseTerms({ afterSale }: Pick<Checkout, 'afterSale'>) {
  const t = useTranslations('booking.checkout.summary')
  const order = useTranslations('order.warranty')
  const texts = useOrderTexts()
  return (
    <dl className="flex flex-col gap-2 text-sm xl:px-5">
      <div>
        <dt className="text-muted">{t('returns')}</dt>
        <dd>{texts.returns(afterSale)}</dd>
      </div>
      <div>
        <dt className="text-muted">{t('warranty')}</dt>
        <dd className="wrap-anywhere">
          {afterSale.warrantyText
            ? order.rich('with', {
                time: texts.warranty(afterSale),
                words: () => <bdi>{afterSale.warrantyText}</bdi>,
              })
            : texts.warranty(afterSale)}
          {afterSale.warrantyMonths !== null && (
            <span className="block text-muted">{t('claims')}</span>
          )}
        </dd>
      </div>
    </dl>
  )
}

function SumLine({ label, minor, currency }: { label: string; minor: number; currency: string }) {
  const { money } = useOrderTexts()
  return (
    <p className="flex items-baseline justify-between gap-4 text-sm">
      <span className="text-muted">{label}</span>
      <span className="tabular-nums">{money(minor, currency)}</span>
    </p>
  )
}

type BuyerProtectionProps = { seller: string; methods: Checkout['paymentMethods'] }

/** What protects the buyer with the payment methods that this order offers, and nothing else. */
export function BuyerProtection({ seller, methods }: BuyerProtectionProps) {
  const t = useTranslations('booking.checkout.protection')
  const { count } = useOrderTexts()
  const name = { name: () => <bdi>{seller}</bdi> }
  const days = count(INSPECTION_HOURS / HOURS_A_DAY)
  const offers = (name: PaymentMethod) => methods.some(({ method }) => method === name)
  const canBeShipped = offers('online') || offers('transfer')
  const points = [
    ...(offers('online')
      ? [{ id: 'online', Icon: ShieldCheck, text: t.rich('online', name) }]
      : []),
    ...(offers('transfer')
      ? [{ id: 'transfer', Icon: Landmark, text: t.rich('transfer', name) }]
      : []),
    ...(canBeShipped
      ? [
          {
            id: 'check',
            Icon: BadgeCheck,
            text: t('check', { days: days.count, shown: days.shown }),
          },
          { id: 'moneyBack', Icon: Undo2, text: t('moneyBack') },
        ]
      : []),
    ...(offers('meet_up') ? [{ id: 'meetUp', Icon: Handshake, text: t('meetUp') }] : []),
  ]
  return (
    <section aria-labelledby="protection" className="xl:px-5">
      <h2 id="protection" className="mb-3 text-base">
        {t('title')}
      </h2>
      <ul className="flex flex-col gap-3 text-sm text-muted">
        {points.map(({ id, Icon, text }) => (
          <li key={id} className="flex gap-3">
            <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-green" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export type PaymentFormProps = {
  api: Api
  checkout: Checkout
  payment: NonNullable<Checkout['payment']>
  /** Reloads the checkout after the payment changed. */
  onChanged: () => Promise<void>
}

/** The form of the payment provider that takes the money. */
export function PaymentForm({
  onOtherWay,
  ...props
}: PaymentFormProps & { onOtherWay: () => Promise<void> }) {
  const t = useTranslations('booking.checkout')
  const { busy, run } = useAction()
  const stripe = props.payment.provider === 'stripe'
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="w-full rounded-box border border-hairline bg-raised p-5 md:p-7">
        {stripe ? <StripeCard {...props} /> : <DemoCard {...props} />}
      </div>
      <Button
        variant="link"
        className="text-sm"
        busy={busy === 'leave'}
        busyLabel={t('canceling')}
        onClick={() => run('leave', onOtherWay)}
      >
        {t('other')}
      </Button>
    </div>
  )
}

/** Paid, or no longer payable. */
function PaymentResult({ checkout }: { checkout: Checkout }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const paid = isPaid(checkout)
  const t = useTranslations('booking.checkout.result')
  const result = resultOf(checkout)
  // The form is gone: move the focus to the result.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section
      aria-labelledby="outcome"
      className="flex flex-col items-start gap-4 rounded-box border border-hairline bg-raised p-6 md:p-8"
    >
      <span
        aria-hidden="true"
        className={`inline-flex size-13 items-center justify-center rounded-full ${paid ? 'bg-green-wash text-green' : 'bg-sand text-muted'}`}
      >
        {paid ? <CircleCheck className="size-6" /> : <Info className="size-6" />}
      </span>
      <h2 id="outcome" ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t(result)}
      </h2>
      <p className="max-w-prose text-pretty text-muted">
        {t.rich(`${result}Text`, { name: () => <bdi>{checkout.seller}</bdi> })}
        <span>{paid && checkout.payment?.provider === 'demo' && ` ${t('demo')}`}</span>
      </p>
      <Link
        to={pages.order(checkout.orderId)}
        className={buttonClass({ variant: 'primary', size: 'large' })}
      >
        {t('view')}
      </Link>
    </section>
  )
}

const paidStates: readonly Checkout['state'][] = [
  'paid',
  'shipped',
  'delivered',
  'disputed',
  'completed',
]

function isPaid({ state }: Checkout): boolean {
  return paidStates.includes(state)
}

function resultOf(checkout: Checkout): 'paid' | 'late' | 'refunded' | 'nothing' {
  if (isPaid(checkout)) return 'paid'
  if (checkout.payment?.state === 'returned') return 'late'
  return checkout.state === 'refunded' ? 'refunded' : 'nothing'
}

/** The bank hasn't confirmed or declined yet: no form, so that the buyer does not pay twice. */
function PendingConfirmation({ onChanged }: { onChanged: () => Promise<void> }) {
  const t = useTranslations('booking.checkout.pending')
  const heading = useRef<HTMLHeadingElement>(null)
  const { busy, run } = useAction()
  // The form is gone: move the focus to the result.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section
      aria-labelledby="outcome"
      className="flex flex-col items-start gap-4 rounded-box border border-hairline bg-raised p-6 md:p-8"
    >
      <span
        aria-hidden="true"
        className="inline-flex size-13 items-center justify-center rounded-full bg-amber-wash text-ink"
      >
        <Landmark className="size-6" />
      </span>
      <h2 id="outcome" ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t('title')}
      </h2>
      <p className="max-w-prose text-pretty text-muted">{t('text')}</p>
      <Button
        busy={busy === 'check'}
        busyLabel={t('checking')}
        onClick={() => run('check', onChanged)}
      >
        {t('check')}
      </Button>
    </section>
  )
}
