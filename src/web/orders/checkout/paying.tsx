import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { Checkout, OrderApi } from '../order-calls.ts'
import { DemoCard } from './demo-card.tsx'
import { lateStripeCard } from './late-stripe.ts'

export type PayingProps = {
  api: OrderApi
  checkout: Checkout
  payment: NonNullable<Checkout['payment']>
  /** Something became of it: what the page shows is to be asked anew. */
  onChanged: () => Promise<void>
}

/** The open payment, in the hands of whoever takes the money. */
export function Paying({ onOtherWay, ...props }: PayingProps & { onOtherWay: () => void }) {
  const stripe = props.payment.provider === 'stripe'
  const StripeCard = lateStripeCard.usePart(stripe)
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="w-full rounded-box border border-hairline bg-raised p-5 md:p-7">
        {!stripe && <DemoCard {...props} />}
        {stripe && (StripeCard ? <StripeCard {...props} /> : <Spinner label="Loading" />)}
      </div>
      <Button variant="link" className="text-sm" onClick={onOtherWay}>
        Pay another way
      </Button>
    </div>
  )
}
