import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { pages } from '../../../routes.ts'
import { money } from '../../dashboard/money.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import type { Checkout, OrderApi } from '../order-calls.ts'
import { orderQueries } from '../queries.ts'
import { CheckoutSummary } from './checkout-summary.tsx'
import { Confirming } from './confirming.tsx'
import { NothingToPay } from './nothing-to-pay.tsx'
import { Paying } from './paying.tsx'
import { Protection } from './protection.tsx'
import { WayForm } from './way-form.tsx'

type CheckoutPageProps = { api: OrderApi; id: string; refresh: () => Promise<void> }

/** Where a buyer settles how to pay, and pays online. The price is the order's. */
export function CheckoutPage({ api, id, refresh }: CheckoutPageProps) {
  const queryClient = useQueryClient()
  const query = useQuery(orderQueries.checkout(api, id))
  const [choosing, setChoosing] = useState(false)
  const checkout = query.data
  if (!checkout) return null

  function show(newer: Checkout) {
    queryClient.setQueryData(orderQueries.checkout(api, id).queryKey, newer)
    setChoosing(false)
    // Other pages show the order too, and its time has changed.
    void refresh()
  }

  return (
    <>
      <PageHeader
        above={<Link to={pages.order(id)}>Back to the order</Link>}
        title={titleOf(checkout)}
      />
      <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,1fr)_18rem] xl:grid-rows-[auto_1fr] xl:gap-x-10 xl:gap-y-6">
        <div className="xl:col-start-2">
          <CheckoutSummary checkout={checkout} />
        </div>
        <div className="min-w-0 xl:col-start-1 xl:row-span-2 xl:row-start-1">
          <Step
            {...{ api, checkout, show }}
            choosing={choosing}
            onChoose={() => setChoosing(true)}
            onChanged={refresh}
          />
        </div>
        <Protection checkout={checkout} />
      </div>
    </>
  )
}

type StepProps = {
  api: OrderApi
  checkout: Checkout
  show: (newer: Checkout) => void
  choosing: boolean
  onChoose: () => void
  onChanged: () => Promise<void>
}

function Step({ api, checkout, show, choosing, onChoose, onChanged }: StepProps) {
  if (checkout.state !== 'awaiting_payment' || checkout.payment?.state === 'returned')
    return <NothingToPay checkout={checkout} />
  const { payment, way } = checkout
  if (payment?.confirming) return <Confirming {...{ onChanged }} />
  if (choosing || way !== 'online' || payment?.state !== 'open')
    return <WayForm {...{ api, checkout, onChanged }} onChosen={show} />
  return (
    <Paying key={payment._id} {...{ api, checkout, payment, onChanged }} onOtherWay={onChoose} />
  )
}

function titleOf({ state, price, currency, payment }: Checkout): string {
  if (payment?.confirming) return 'Checkout'
  return state === 'awaiting_payment' ? `Pay ${money(price, currency)}` : 'Checkout'
}
