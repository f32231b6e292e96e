import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, lazyRouteComponent } from '@tanstack/react-router'
import { FileLock, MessageCircle, ReceiptText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { pages } from '../../../contract/urls.ts'
import { formatMoney } from '../../../shared/money.ts'
import { apiUrl } from '../../api/client.ts'
import type { Api } from '../../api/index.ts'
import { dashboardPage } from '../../dashboard/dashboard-page.ts'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { addressQuery } from '../../delivery/saved-addresses.ts'
import { readRefusal } from '../../forms/use-action.ts'
import { load } from '../../load.ts'
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
import { paymentLabel } from '../../orders/order-states.ts'
import { ReturnSection } from '../../orders/returns/return-section.tsx'
import { TransferSection } from '../../orders/transfer-panel.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Facts, PageHeader } from '../../ui/layout/page-layout.tsx'
import { Notice } from '../../ui/layout/page-states.tsx'
import { LazyPanel } from '../../ui/lazy-dialog.tsx'
import { linkClass } from '../../ui/link.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { Moment } from '../../ui/reader.tsx'
import { toast } from '../../ui/toaster.tsx'

/** A third of the page's scripts. The loader waits for it, so that the server renders it too. */
const AfterDelivery = lazyRouteComponent(
  () => import('../../orders/after-delivery/after-delivery.tsx'),
  'AfterDelivery',
)

function pageQueries(api: Api, id: string) {
  return { order: orderQueries.order(api, id) }
}

export const Route = createFileRoute('/dashboard/orders/$id')({
  ...dashboardPage({
    title: 'Order',
    text: ['facts', 'ratings'],
  }),
  loader: async ({ context: { api, queryClient }, params: { id } }) => {
    const order = await load(queryClient, pageQueries(api, id).order)
    if (order.viewerRole === 'buyer' && order.actions.includes('choose_delivery'))
      await load(queryClient, addressQuery(api))
    if (hasAfterDelivery(order)) await AfterDelivery.preload?.()
  },
  component: Order,
})

function Order() {
  const { api, refresh } = useDashboard()
  const { id } = Route.useParams()
  return <OrderPage key={id} {...{ api, id, refresh }} />
}

type OrderPageProps = { api: Api; id: string; refresh: () => Promise<void> }

/** One order as its buyer, its seller or an admin sees it. */
function OrderPage({ api, id, refresh }: OrderPageProps) {
  const { data: order, error } = useQuery(pageQueries(api, id).order)
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
        above={<BackLink order={order} />}
        title={order.name}
        lead={<OrderBadge order={{ state: order.state, dueAt: null }} />}
      />
      {error && (
        <div className="mb-4">
          <Notice label="Connection" tone="waiting">
            {readRefusal(error).message} This page may be out of date.
          </Notice>
        </div>
      )}
      <div className="grid grid-cols-1 gap-10 xl:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <OrderSteps order={order} />
          <NextStepPanel order={order} action={action} headingRef={heading}>
            <NextActionControl {...{ api, order, action, scanned, onDone }} />
            {order.state === 'completed' && <PayoutHint order={order} />}
          </NextStepPanel>
          {order.state !== 'completed' && <PayoutHint order={order} />}
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2 empty:hidden">
            {isBeforeHandOver(order) && <BookingActions {...{ api, order, action, onDone }} />}
            <LaterActions {...{ api, order, action, onDone }} />
          </div>
          <LazyPanel fallback={null}>
            {hasAfterDelivery(order) && <AfterDelivery {...{ api, order, refresh }} />}
          </LazyPanel>
          <TransferSection order={order} />
          <DeliverySection {...{ api, order, action, onDone }} />
          <ReturnSection {...{ api, order, onDone }} />
          <ListingSnapshotSection
            api={api}
            orderId={order._id}
            phoneId={order.phoneId}
            title={`The listing when ${order.viewerRole === 'buyer' ? 'you' : order.buyer} booked`}
          />
          <Timeline order={order} />
        </div>
        <OrderSummary order={order} />
      </div>
    </>
  )
}

function BackLink({ order }: { order: OrderDetail }) {
  if (order.viewerRole === 'buyer') return <Link to={pages.myOrders()}>My Orders</Link>
  if (order.viewerRole === 'seller') return <Link to={pages.mySales()}>My Sales</Link>
  return (
    <>
      Order between {order.buyer} and {order.seller}
    </>
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

const sides = { pick_up: 'Pick-up', shipping: 'Shipping' }

function OrderSummary({ order }: { order: OrderDetail }) {
  const { viewerRole, feeMinor, currency, priceMinor, postageMinor, totalMinor, paymentMethod } =
    order
  const online = paymentMethod === 'online'
  const showsFee = online && feeMinor !== null && feeMinor > 0
  return (
    <section aria-labelledby="summary" className="flex flex-col gap-4">
      <h2 id="summary" className="sr-only">
        Order summary
      </h2>
      <div className="flex items-center gap-4 xl:flex-col xl:items-start">
        <SummaryPhoto src={order.img} />
        <Link to={pages.phone(order.phoneId)} className={linkClass}>
          {order.name}
        </Link>
      </div>
      <div className="text-sm">
        <Facts
          facts={[
            {
              term: 'Price',
              value: <span className="tabular-nums">{formatMoney(priceMinor, currency)}</span>,
            },
            ...(order.delivery === 'shipping'
              ? [
                  {
                    term: 'Shipping',
                    value: (
                      <span className="tabular-nums">
                        {postageMinor > 0 ? formatMoney(postageMinor, currency) : 'Free'}
                      </span>
                    ),
                  },
                ]
              : []),
            ...(postageMinor > 0
              ? [
                  {
                    term: 'Total',
                    value: (
                      <span className="tabular-nums">{formatMoney(totalMinor, currency)}</span>
                    ),
                  },
                ]
              : []),
            ...(showsFee
              ? [
                  {
                    term: viewerRole === 'seller' ? 'You receive' : 'Fee',
                    value: (
                      <span className="tabular-nums">
                        {viewerRole === 'seller'
                          ? formatMoney(totalMinor - feeMinor, currency)
                          : formatMoney(feeMinor, currency)}
                        {viewerRole === 'seller' && (
                          <span className="block font-normal text-muted">
                            after a fee of {formatMoney(feeMinor, currency)}
                          </span>
                        )}
                      </span>
                    ),
                  },
                ]
              : []),
            {
              term: 'Payment',
              value: paymentLabel(order),
            },
            ...(order.delivery || order.next
              ? [
                  {
                    term: 'Delivery',
                    value: order.delivery ? sides[order.delivery] : 'Not chosen yet',
                  },
                ]
              : []),
            ...(viewerRole === 'buyer' ? [] : [{ term: 'Buyer', value: order.buyer }]),
            ...(viewerRole === 'seller'
              ? []
              : [{ term: 'Seller', value: <SellerLink order={order} /> }]),
            { term: 'Order number', value: order.number },
            { term: 'Booked', value: <Moment at={order.createdAt} /> },
          ]}
        />
      </div>
      {order.viewerRole !== 'admin' &&
        order.timeline.some(({ event }) => event === 'order_paid') && (
          <Link to={pages.receipt(order._id)} className={buttonClass({ wide: true })}>
            <ReceiptText aria-hidden="true" className="size-4" />
            Receipt
          </Link>
        )}
      <a
        href={apiUrl('/api/orders/{id}/evidence', { id: order._id })}
        download
        className={buttonClass({ wide: true })}
      >
        <FileLock aria-hidden="true" className="size-4" />
        Download evidence
      </a>
      <p className="text-sm text-pretty text-muted">
        The order with photos, checks and messages as one signed file, for a bank or the police.{' '}
        <a href={pages.verify()} className={linkClass}>
          Check such a file
        </a>
      </p>
      <MessageLink order={order} />
    </section>
  )
}

/** The seller by name and photo, with a link to their page while they have an account. */
function SellerLink({ order: { seller, sellerId, sellerPhoto } }: { order: OrderDetail }) {
  if (!sellerId) return <>{seller}</>
  return (
    <span className="inline-flex items-center gap-2">
      <Avatar name={seller} src={sellerPhoto ?? undefined} size="small" />
      <Link to={pages.seller(sellerId)} className={linkClass}>
        {seller}
      </Link>
    </span>
  )
}

/** Decorative: the name is next to it. */
function SummaryPhoto({ src }: { src: string }) {
  const [broken, setBroken] = useState(false)
  return (
    <img
      src={src && !broken ? src : '/art/no-photo.svg'}
      alt=""
      width={320}
      height={240}
      className="aspect-[4/3] w-28 rounded-field xl:w-full xl:rounded-box bg-sand object-cover"
      onError={() => setBroken(true)}
    />
  )
}

/** Opens the conversation with the other side, or starts it. */
function MessageLink({ order }: { order: OrderDetail }) {
  if (order.viewerRole === 'admin') return null
  const other = order.viewerRole === 'buyer' ? order.seller : order.buyer
  return (
    <Link
      to={pages.messages()}
      search={{ order: order._id }}
      className={buttonClass({ wide: true })}
    >
      <MessageCircle aria-hidden="true" className="size-4" />
      <span className="truncate">Message {other}</span>
    </Link>
  )
}
