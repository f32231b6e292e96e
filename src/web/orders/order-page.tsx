import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { pages } from '../../routes.ts'
import { OrderBadge } from '../dashboard/order-badge.tsx'
import { refusalOf } from '../forms/refusal.ts'
import { Notice } from '../ui/notice.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { toast } from '../ui/toaster.tsx'
import { hasAfterDelivery, lazyAfterDelivery } from './after-delivery/lazy.ts'
import { AsSold } from './as-sold.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { codeFromHash, takeScannedCode } from './hand-over-code.ts'
import { nextActionFor } from './next-action.ts'
import { NextActionForm, NextStepPanel, PayoutHint } from './next-step-panel.tsx'
import { type OrderApi, type OrderDetail, orderQueries } from './order-api.ts'
import { OrderSteps, Timeline } from './order-progress.tsx'
import { OrderSummary } from './order-summary.tsx'
import { SecondaryActions } from './secondary-actions.tsx'

type OrderPageProps = { api: OrderApi; id: string; refresh: () => Promise<void> }

/** One order, for its buyer, its seller and admins: what happens now, what was agreed, what happened. */
export function OrderPage({ api, id, refresh }: OrderPageProps) {
  const { data: order, error } = useQuery(orderQueries.order(api, id))
  const heading = useRef<HTMLHeadingElement>(null)
  const scanned = useScannedCode()
  const Aftermath = lazyAfterDelivery.usePart(order !== undefined && hasAfterDelivery(order))
  if (!order) return null
  const scannedHere = scanned !== undefined && order.moves.includes('hand_over')
  const act = scannedHere ? 'enter_code' : nextActionFor(order)

  async function onDone(words: string) {
    toast.success(words)
    await refresh()
    // What was pressed is gone; here it goes on.
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
            {refusalOf(error).message} What you see may be old.
          </Notice>
        </div>
      )}
      <div className="grid grid-cols-1 gap-10 xl:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <OrderSteps order={order} />
          <NextStepPanel order={order} act={act} headingRef={heading}>
            <NextActionForm {...{ api, order, act, scanned, onDone }} />
            {order.state === 'completed' && <PayoutHint order={order} />}
          </NextStepPanel>
          {order.state !== 'completed' && <PayoutHint order={order} />}
          <SecondaryActions {...{ api, order, act, onDone }} />
          {Aftermath && <Aftermath {...{ api, order, refresh }} />}
          <DeliverySection {...{ api, order, act, onDone }} />
          <AsSold
            api={api}
            orderId={order._id}
            phoneId={order.phoneId}
            title={`As it was offered when ${order.you === 'buyer' ? 'you' : order.buyer} booked`}
          />
          <Timeline order={order} />
        </div>
        <OrderSummary order={order} />
      </div>
    </>
  )
}

function BackLink({ order }: { order: OrderDetail }) {
  if (order.you === 'buyer') return <Link to={pages.myOrders()}>My Orders</Link>
  if (order.you === 'seller') return <Link to={pages.mySales()}>My Sales</Link>
  return (
    <>
      Order between {order.buyer} and {order.seller}
    </>
  )
}

/** What the seller's camera opened; the server never sees it. */
function useScannedCode(): string | undefined {
  const [code, setCode] = useState<string>()
  useEffect(() => {
    const read = () => setCode((before) => codeFromHash(window.location.hash) ?? before)
    const kept = keptScan()
    if (kept) setCode(kept)
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return code
}

/** What was scanned before signing in; a browser that keeps nothing has none. */
function keptScan(): string | undefined {
  try {
    return takeScannedCode(window.sessionStorage, window.location.pathname, Date.now())
  } catch {
    return undefined
  }
}
