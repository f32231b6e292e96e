import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { pages } from '../../routes.ts'
import type { Api } from '../api/index.ts'
import { refusalOf } from '../forms/use-form.ts'
import { PageHeader } from '../ui/layout/page-layout.tsx'
import { Notice } from '../ui/layout/page-states.tsx'
import { toast } from '../ui/toaster.tsx'
import { hasAfterDelivery, lazyAfterDelivery } from './after-delivery/lazy.ts'
import { AsSold } from './as-sold.tsx'
import { DeliverySection } from './delivery/delivery-section.tsx'
import { codeFromHash, takeScannedCode } from './delivery/hand-over-code.ts'
import { nextActionFor } from './next-action.ts'
import { NextActionForm, NextStepPanel, PayoutHint } from './next-step-panel.tsx'
import { type OrderDetail, orderQueries } from './order-api.ts'
import { OrderBadge } from './order-badge.tsx'
import { OrderSteps, Timeline } from './order-progress.tsx'
import { OrderSummary } from './order-summary.tsx'
import { ReturnSection } from './returns/return-section.tsx'
import { SecondaryActions } from './secondary-actions.tsx'
import { TransferSection } from './transfers/transfer-panel.tsx'

type OrderPageProps = { api: Api; id: string; refresh: () => Promise<void> }

/** One order as its buyer, its seller or an admin sees it. */
export function OrderPage({ api, id, refresh }: OrderPageProps) {
  const { data: order, error } = useQuery(orderQueries.order(api, id))
  const heading = useRef<HTMLHeadingElement>(null)
  const scanned = useScannedCode()
  const Aftermath = lazyAfterDelivery.usePart(order !== undefined && hasAfterDelivery(order))
  if (!order) return null
  const scannedHere = scanned !== undefined && order.moves.includes('hand_over')
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
            {refusalOf(error).message} This page may be out of date.
          </Notice>
        </div>
      )}
      <div className="grid grid-cols-1 gap-10 xl:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <OrderSteps order={order} />
          <NextStepPanel order={order} action={action} headingRef={heading}>
            <NextActionForm {...{ api, order, action, scanned, onDone }} />
            {order.state === 'completed' && <PayoutHint order={order} />}
          </NextStepPanel>
          {order.state !== 'completed' && <PayoutHint order={order} />}
          <SecondaryActions {...{ api, order, action, onDone }} />
          {Aftermath && <Aftermath {...{ api, order, refresh }} />}
          <TransferSection order={order} />
          <DeliverySection {...{ api, order, action, onDone }} />
          <ReturnSection {...{ api, order, onDone }} />
          <AsSold
            api={api}
            orderId={order._id}
            phoneId={order.phoneId}
            title={`The listing when ${order.you === 'buyer' ? 'you' : order.buyer} booked`}
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
    return takeScannedCode(window.sessionStorage, window.location.pathname, Date.now())
  } catch {
    return undefined
  }
}
