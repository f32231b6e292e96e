import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { FileLock, MessageCircle, ReceiptText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { pages } from '../../../contract/urls.ts'
import { isolate } from '../../../shared/isolate.ts'
import { apiUrl } from '../../api/client.ts'
import type { Api } from '../../api/index.ts'
import { dashboardPage } from '../../dashboard/dashboard-page.ts'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { addressQuery } from '../../delivery/saved-addresses.ts'
import { useReadRefusal } from '../../forms/use-action.ts'
import { load } from '../../load.ts'
import { AfterDelivery } from '../../orders/after-delivery/after-delivery.tsx'
import { loadAfterDelivery } from '../../orders/after-delivery/parts.ts'
import { BookingActions } from '../../orders/before-hand-over.tsx'
import { DeliverySection } from '../../orders/delivery/delivery-section.tsx'
import { codeFromHash, consumeScannedCode } from '../../orders/delivery/hand-over-code.ts'
import { ListingSnapshotSection } from '../../orders/listing-snapshot-section.tsx'
import { nextActionFor } from '../../orders/next-action.ts'
import {
  LaterActions,
  NextActionControl,
  NextStepPanel,
  PayoutHint,
} from '../../orders/next-step-panel.tsx'
import { type OrderDetail, orderQueries } from '../../orders/order-api.ts'
import { OrderBadge } from '../../orders/order-badge.tsx'
import { OrderSteps, Timeline } from '../../orders/order-progress.tsx'
import { hasAfterDelivery, isBeforeHandOver } from '../../orders/order-stages.ts'
import { useOrderTexts } from '../../orders/order-texts.ts'
import { ReturnOffer, ReturnSection } from '../../orders/returns/return-section.tsx'
import { TransferSection } from '../../orders/transfer-panel.tsx'
import { BackLink } from '../../shell/back-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Facts, PageHeader } from '../../ui/layout/page-layout.tsx'
import { Notice } from '../../ui/layout/page-states.tsx'
import { linkClass } from '../../ui/link.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { Moment } from '../../ui/reader.tsx'
import { useTranslations } from '../../ui/text.ts'
import { toast } from '../../ui/toaster.tsx'

function pageQueries(api: Api, id: string) {
  return { order: orderQueries.order(api, id) }
}

export const Route = createFileRoute('/dashboard/orders/$id')({
  ...dashboardPage({
    title: 'order',
    shape: 'record',
    translated: true,
    text: ['order', 'orderPage', 'booking', 'fields', 'ratings', 'questions', 'dispute'],
    // For the staff: nobody else has that page.
    partOf: pages.allOrders(),
  }),
  loader: async ({ context, params: { id } }) => {
    const { api, queryClient } = context
    const order = await load(queryClient, pageQueries(api, id).order)
    if (order.viewerRole === 'buyer' && order.actions.includes('choose_delivery'))
      await load(queryClient, addressQuery(api))
    if (hasAfterDelivery(order)) await loadAfterDelivery(queryClient, api, order)
  },
  component: Order,
})

function Order() {
  const { api, refresh } = useDashboard()
  const { id } = Route.useParams()
  return <OrderPage key={id} {...{ api, id, refresh }} />
}

type OrderPageProps = {
  api: Api
  id: string
  refresh: () => Promise<void>
}

/** One order as its buyer, its seller or an admin sees it. */
function OrderPage({ api, id, refresh }: OrderPageProps) {
  const { data: order, error } = useQuery(pageQueries(api, id).order)
  const t = useTranslations('orderPage')
  const snapshot = useTranslations('order.listing')
  const readRefusal = useReadRefusal()
  const heading = useRef<HTMLHeadingElement>(null)
  const scanned = useScannedCode()
  if (!order) return null
  const scannedHere = scanned !== undefined && order.transitions.includes('hand_over')
  const action = scannedHere ? 'enter_code' : nextActionFor(order)

  async function onDone(message: string) {
    toast.success(message)
    await refresh()
    // The pressed button is gone: move the focus to the next step.
    heading.current?.focus()
  }

  return (
    <>
      <PageHeader
        above={<Above order={order} />}
        title={<bdi>{order.name}</bdi>}
        lead={<OrderBadge order={{ state: order.state, dueAt: null }} />}
      />
      {error && (
        <div className="mb-4">
          <Notice label={t('connection')} tone="waiting">
            {t('outdated', { message: readRefusal(error).message })}
          </Notice>
        </div>
      )}
      <PhoneAndPrice order={order} />
      <div className="grid grid-cols-1 gap-10 xl:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <OrderSteps order={order} />
          <NextStepPanel order={order} action={action} headingRef={heading}>
            <NextActionControl {...{ api, order, action, scanned, onDone }} />
            {order.state === 'completed' && <PayoutHint order={order} />}
            <ReturnOffer {...{ api, order, onDone }} />
          </NextStepPanel>
          {order.state !== 'completed' && <PayoutHint order={order} />}
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2 empty:hidden">
            {isBeforeHandOver(order) && <BookingActions {...{ api, order, action, onDone }} />}
            <LaterActions {...{ api, order, action, onDone }} />
          </div>
          {hasAfterDelivery(order) && <AfterDelivery {...{ api, order, refresh }} />}
          <TransferSection order={order} />
          <DeliverySection {...{ api, order, action, onDone }} />
          <ReturnSection order={order} />
          <ListingSnapshotSection
            api={api}
            orderId={order._id}
            phoneId={order.phoneId}
            title={
              order.viewerRole === 'buyer'
                ? snapshot('yours')
                : snapshot('theirs', { buyer: isolate(order.buyer) })
            }
          />
          <Timeline order={order} />
        </div>
        <OrderSummary order={order} />
      </div>
    </>
  )
}

function Above({ order }: { order: OrderDetail }) {
  const t = useTranslations('orderPage')
  const titles = useTranslations('dashboard.page')
  if (order.viewerRole === 'buyer')
    return <BackLink to={pages.myOrders()}>{titles('myOrders')}</BackLink>
  if (order.viewerRole === 'seller')
    return <BackLink to={pages.mySales()}>{titles('mySales')}</BackLink>
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <Link to={pages.allOrders()} className={linkClass}>
        {titles('allOrders')}
      </Link>
      <span>{t('between', { buyer: isolate(order.buyer), seller: isolate(order.seller) })}</span>
    </span>
  )
}

/** The code from the URL that the seller's camera opened; it is never sent to the server. */
function useScannedCode(): string | undefined {
  const [code, setCode] = useState<string>()
  useEffect(() => {
    const read = () => setCode((before) => codeFromHash(window.location.hash) ?? before)
    const stored = storedScan()
    if (stored) setCode(stored)
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return code
}

/** A code that was scanned before logging in; undefined where the browser blocks storage. */
function storedScan(): string | undefined {
  try {
    return consumeScannedCode(window.sessionStorage, window.location.pathname, Date.now())
  } catch {
    return undefined
  }
}

/** Above everything else where the summary is below it. */
function PhoneAndPrice({ order }: { order: OrderDetail }) {
  const { money, payment } = useOrderTexts()
  return (
    <div className="mb-6 flex items-center gap-4 xl:hidden">
      <SummaryPhoto src={order.img} className="w-16 rounded-field" />
      <p>
        <span className="block font-semibold tabular-nums">
          {money(order.totalMinor, order.currency)}
        </span>
        <span className="block text-sm text-muted">{payment(order)}</span>
        <Link to={pages.phone(order.phoneId)} className={`${linkClass} text-sm`}>
          <bdi>{order.name}</bdi>
        </Link>
      </p>
    </div>
  )
}

function OrderSummary({ order }: { order: OrderDetail }) {
  const t = useTranslations('orderPage.summary')
  const texts = useOrderTexts()
  const { viewerRole, feeMinor, currency, priceMinor, postageMinor, totalMinor, paymentMethod } =
    order
  const money = (minor: number) => texts.money(minor, currency)
  const online = paymentMethod === 'online'
  const showsFee = online && feeMinor !== null && feeMinor > 0
  return (
    <section aria-labelledby="summary" className="flex flex-col gap-4">
      <h2 id="summary" className="sr-only">
        {t('title')}
      </h2>
      <div className="max-xl:hidden">
        <SummaryPhoto src={order.img} className="mb-4 w-full rounded-box" />
        <Link to={pages.phone(order.phoneId)} className={linkClass}>
          <bdi>{order.name}</bdi>
        </Link>
      </div>
      <div className="text-sm">
        <Facts
          facts={[
            {
              term: t('price'),
              value: <span className="tabular-nums">{money(priceMinor)}</span>,
            },
            ...(order.delivery === 'shipping'
              ? [
                  {
                    term: t('postage'),
                    value: (
                      <span className="tabular-nums">
                        {postageMinor > 0 ? money(postageMinor) : t('free')}
                      </span>
                    ),
                  },
                ]
              : []),
            ...(postageMinor > 0
              ? [
                  {
                    term: t('total'),
                    value: <span className="tabular-nums">{money(totalMinor)}</span>,
                  },
                ]
              : []),
            ...(showsFee
              ? [
                  {
                    term: t(viewerRole === 'seller' ? 'receive' : 'fee'),
                    value: (
                      <span className="tabular-nums">
                        {viewerRole === 'seller' ? money(totalMinor - feeMinor) : money(feeMinor)}
                        {viewerRole === 'seller' && (
                          <span className="block font-normal text-muted">
                            {t('afterFee', { amount: money(feeMinor) })}
                          </span>
                        )}
                      </span>
                    ),
                  },
                ]
              : []),
            {
              term: t('payment'),
              value: texts.payment(order),
            },
            ...(order.delivery || order.next
              ? [
                  {
                    term: t('delivery'),
                    value: t(order.delivery ?? 'notChosen'),
                  },
                ]
              : []),
            ...(viewerRole === 'buyer'
              ? []
              : [{ term: t('buyer'), value: <bdi>{order.buyer}</bdi> }]),
            ...(viewerRole === 'seller'
              ? []
              : [{ term: t('seller'), value: <SellerLink order={order} /> }]),
            { term: t('number'), value: <bdi>{order.number}</bdi> },
            { term: t('booked'), value: <Moment at={order.createdAt} /> },
          ]}
        />
      </div>
      {order.viewerRole !== 'admin' &&
        order.timeline.some(({ event }) => event === 'order_paid') && (
          <Link to={pages.receipt(order._id)} className={buttonClass({ wide: true })}>
            <ReceiptText aria-hidden="true" className="size-4" />
            {t('receipt')}
          </Link>
        )}
      <a
        href={apiUrl('/api/orders/{id}/evidence', { id: order._id })}
        download
        className={buttonClass({ wide: true })}
      >
        <FileLock aria-hidden="true" className="size-4" />
        {t('evidence')}
      </a>
      <p className="text-sm text-pretty text-muted">
        {t.rich('evidenceText', {
          link: (text) => (
            <a href={pages.verify()} className={linkClass}>
              {text}
            </a>
          ),
        })}
      </p>
      <MessageLink order={order} />
    </section>
  )
}

/** The seller by name and photo, with a link to their page while they have an account. */
function SellerLink({ order: { seller, sellerId, sellerPhoto } }: { order: OrderDetail }) {
  if (!sellerId) return <bdi>{seller}</bdi>
  return (
    <span className="inline-flex items-center gap-2">
      <Avatar name={seller} src={sellerPhoto ?? undefined} size="small" />
      <Link to={pages.seller(sellerId)} className={linkClass}>
        <bdi>{seller}</bdi>
      </Link>
    </span>
  )
}

/** Decorative: the name is next to it. */
function SummaryPhoto({ src, className }: { src: string; className: string }) {
  const [broken, setBroken] = useState(false)
  return (
    <img
      src={src && !broken ? src : '/art/no-photo.svg'}
      alt=""
      width={320}
      height={320}
      className={`aspect-square bg-sand object-contain ${className}`}
      onError={() => setBroken(true)}
    />
  )
}

/** Opens the conversation with the other side, or starts it. */
function MessageLink({ order }: { order: OrderDetail }) {
  const t = useTranslations('orderPage.summary')
  if (order.viewerRole === 'admin') return null
  const other = order.viewerRole === 'buyer' ? order.seller : order.buyer
  return (
    <Link
      to={pages.messages()}
      search={{ order: order._id }}
      className={buttonClass({ wide: true })}
    >
      <MessageCircle aria-hidden="true" className="size-4" />
      <span className="truncate">{t('message', { name: isolate(other) })}</span>
    </Link>
  )
}
