import { Link } from '@tanstack/react-router'
import { Landmark } from 'lucide-react'
import { pages } from '../../routes.ts'
import { buttonClass } from '../ui/button-class.ts'
import { linkClass } from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import type { OrderDetail } from './order-calls.ts'

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
